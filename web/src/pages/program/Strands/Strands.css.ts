import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/theme.css.ts';

export const strands = style({
  fill: 'none',
  // Not opacity: where two waves meet, their ends overlap.
  stroke: `color-mix(in srgb, ${vars.color.accent} 50%, ${vars.color.background})`,
  strokeWidth: 1.25,
  strokeLinecap: 'round',
});

globalStyle(`${strands} > path`, { vectorEffect: 'non-scaling-stroke' });
globalStyle(`${strands} > :last-child`, { stroke: vars.color.accent, strokeWidth: 2.5 });
