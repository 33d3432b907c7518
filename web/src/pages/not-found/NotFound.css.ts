import { style } from '@vanilla-extract/css';
import { balanced, numeral, text as texts } from '../../theme/text.ts';
import { vars } from '../../theme/theme.css.ts';

export const code = style({
  ...numeral,
  marginInlineStart: '-0.02em',
  color: vars.color.accent,
  fontSize: vars.fontSize.numeral,
  lineHeight: 0.86,
});

export const title = style({ marginBlockStart: vars.space[24], fontSize: vars.fontSize['4xl'] });

export const text = style({
  ...texts.muted,
  ...balanced,
  marginBlockStart: vars.space[12],
  maxInlineSize: '34rem',
});

export const home = style({ marginBlockStart: vars.space[32] });
