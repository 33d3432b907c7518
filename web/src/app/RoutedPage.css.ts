import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

export const screen = style({
  minBlockSize: '70dvh',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space[24],
  padding: vars.space[24],
  textAlign: 'center',
  color: vars.color.textMuted,
});

/** A page that is there at once shows no flash of this. */
export const loading = style([
  screen,
  // What follows is longer than a screen: the footer stays below it, and does not move.
  {
    minBlockSize: '100dvh',
    animation: `${appear} ${vars.duration.slow} ${vars.ease.out} ${vars.duration.quick} backwards`,
  },
]);
