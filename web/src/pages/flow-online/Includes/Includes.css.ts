import { style } from '@vanilla-extract/css';
import { columns, grid } from '../../../theme/columns.ts';
import { hairline, ruledRow } from '../../../theme/lines.ts';
import { media } from '../../../theme/media.ts';
import { text as texts, title as titles } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

export const row = style([
  columns('4fr 9fr', 16, 'baseline', 32),
  ruledRow(24, hairline('lineStrong')),
  { '@media': { [media.desktop]: { paddingBlock: vars.space[32] } } },
]);

export const when = style({ ...titles.large, color: vars.color.accentText, whiteSpace: 'nowrap' });

export const items = style(grid({ tablet: [3, 32] }, 16));

export const name = style({ fontWeight: vars.fontWeight.semibold, lineHeight: vars.lineHeight.snug });

export const text = style({
  ...texts.note,
  marginBlockStart: vars.space[4],
  maxInlineSize: '24rem',
  lineHeight: 1.45,
});
