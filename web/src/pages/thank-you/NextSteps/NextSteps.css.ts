import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

// Clear of the picture that runs on over the edge.
export const next = style({
  '@media': { [media.desktop]: { paddingBlockStart: `calc(${vars.space.section} + ${vars.space[24]})` } },
});

export const foot = style({
  display: 'grid',
  gap: vars.space[32],
  marginBlockStart: vars.space[64],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    // Under the steps' columns.
    [media.desktop]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      columnGap: vars.space[48],
      marginBlockStart: vars.space[96],
    },
  },
});

export const fact = style({
  paddingBlockStart: vars.space[16],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.lineStrong}`,
});

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
