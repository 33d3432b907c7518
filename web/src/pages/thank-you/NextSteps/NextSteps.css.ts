import { style } from '@vanilla-extract/css';
import { grid, growing } from '../../../theme/columns.ts';
import { ruled } from '../../../theme/lines.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

// Clear of the picture that runs on over the edge.
export const next = style({
  '@media': { [media.desktop]: { paddingBlockStart: `calc(${vars.space.section} + ${vars.space[24]})` } },
});

/** Under the steps' columns. */
export const foot = style([grid({ tablet: [2], desktop: [3, 48] }, 32), growing('marginBlockStart', 64, 96)]);

export const fact = style(ruled(16));

export const factTitle = style({
  marginBlockEnd: vars.space[8],
  fontSize: vars.fontSize.lg,
  letterSpacing: vars.tracking.none,
});

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[24],
  marginBlockStart: vars.space[8],
});
