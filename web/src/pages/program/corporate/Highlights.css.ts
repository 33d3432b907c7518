import { style } from '@vanilla-extract/css';
import { grid } from '../../../theme/columns.ts';
import { ruled } from '../../../theme/lines.ts';
import { text as texts, title as titles } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

export const list = style(grid({ tablet: [2, 48], desktop: [2, 48, 64] }, 32));

export const item = style(ruled(24));

export const icon = style({ color: vars.color.accentText });

export const title = style({ ...titles.small, marginBlockStart: vars.space[16] });

export const text = style({ ...texts.muted, marginBlockStart: vars.space[8] });
