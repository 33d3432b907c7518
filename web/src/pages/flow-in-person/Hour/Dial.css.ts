import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/theme.css.ts';

export const ticks = style({ stroke: vars.color.lineStrong, strokeWidth: '0.7' });

export const strand = style({ stroke: vars.color.accent, strokeWidth: '1.3' });

export const hand = style({ stroke: vars.color.text, strokeWidth: '2.4', strokeLinecap: 'round' });

export const number = style({
  fill: vars.color.text,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.bold,
  textAnchor: 'middle',
  dominantBaseline: 'central',
});
