import { style } from '@vanilla-extract/css';
import { columns } from '../../../theme/columns.ts';
import { ruled } from '../../../theme/lines.ts';
import { media } from '../../../theme/media.ts';
import { displayed, text as texts, title as titles } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

// The first voice is large; the others stand beside it.
export const list = style([
  columns('7fr 5fr', 32, 'stretch', 96),
  { marginBlockStart: vars.space[32], '@media': { [media.desktop]: { rowGap: vars.space[48] } } },
]);

export const item = style({
  selectors: { '&:not(:first-child)': ruled(24) },
  '@media': { [media.desktop]: { selectors: { '&:first-child': { gridRow: '1 / span 2' } } } },
});

export const quote = style({
  selectors: {
    [`${item}:first-child &`]: { ...displayed, fontSize: vars.fontSize['2xl'], lineHeight: 1.18 },
    [`${item}:not(:first-child) &`]: texts.lead,
  },
  '@media': { [media.desktop]: { selectors: { [`${item}:first-child &`]: titles.large } } },
});

export const author = style({ ...texts.caption, marginBlockStart: vars.space[16] });
