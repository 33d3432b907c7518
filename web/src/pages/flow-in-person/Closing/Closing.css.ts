import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/theme.css.ts';

export const side = style({ display: 'grid', justifyItems: 'start' });

export const text = style({ maxInlineSize: '34rem', fontSize: vars.fontSize.lg, lineHeight: 1.5 });

export const write = style({ marginBlockStart: vars.space[16], fontSize: vars.fontSize.sm });

export const number = style({
  display: 'inline-block',
  paddingBlock: vars.space[12],
  fontWeight: vars.fontWeight.semibold,
  whiteSpace: 'nowrap',
});
