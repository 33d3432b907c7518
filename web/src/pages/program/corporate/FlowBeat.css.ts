import { style } from '@vanilla-extract/css';
import { columns } from '../../../theme/columns.ts';
import { text as texts, title as titles } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

export const beat = style({ overflow: 'hidden', paddingBlockEnd: vars.space[32] });

export const inner = style(columns('6fr 6fr', 24, 'end'));

export const title = style({ ...titles.page, color: vars.color.accent, whiteSpace: 'nowrap' });

export const text = style({ ...texts.lead, maxInlineSize: '34rem' });

export const line = style({ display: 'flex', blockSize: vars.space[160], marginBlockStart: vars.space[48] });

export const wave = style({ flex: '1 0 0', minInlineSize: 0, blockSize: '100%', overflow: 'visible' });
