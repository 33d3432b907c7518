import { globalStyle, style } from '@vanilla-extract/css';
import { grid, growing, rail } from '../../../theme/columns.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

/** A rail, and from the desktop on four columns. */
export const people = style([
  rail('min(70vw, 18rem)', 'belowDesktop'),
  grid({ desktop: [4, 24, 48] }, 16),
  growing('marginBlockStart', 24, 48),
]);

// Where no picture stands across two places, every second one stands lower: the rows move like a wave.
globalStyle(`${people}:has(> :first-child:nth-last-child(4n)) > :nth-child(even)`, {
  '@media': { [media.desktop]: { marginBlockStart: vars.space[48] } },
});

export const foot = style([
  growing('marginBlockStart', 24, 48),
  { '@media': { [media.desktop]: { display: 'flex', justifyContent: 'end' } } },
]);
