import { style, styleVariants } from '@vanilla-extract/css';
import { wrapping } from '../../theme/columns.ts';
import { balanced, text as texts, title as titles } from '../../theme/text.ts';
import { vars } from '../../theme/theme.css.ts';

export const frame = style({ display: 'grid', justifyItems: 'start' });

export const eyebrow = style(texts.eyebrow);

const lines = style({
  ...titles.page,
  selectors: { [`${eyebrow} + &`]: { marginBlockStart: vars.space[16] } },
});

export const title = styleVariants({
  narrow: [lines, { maxInlineSize: '7em' }],
  wide: [lines, { maxInlineSize: '9.4em' }],
});

export const text = style({
  ...texts.lead,
  ...balanced,
  marginBlockStart: vars.space[24],
  maxInlineSize: '34rem',
});

export const actions = style({ ...wrapping(12), marginBlockStart: vars.space[32] });

export const note = style({
  ...texts.note,
  ...balanced,
  marginBlockStart: vars.space[16],
  maxInlineSize: '26rem',
});
