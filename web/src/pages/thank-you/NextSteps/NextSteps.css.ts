import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

export const title = style({
  fontSize: vars.fontSize['4xl'],
  fontWeight: vars.fontWeight.black,
  '@media': { [media.desktop]: { paddingBlockStart: vars.space[24] } },
});

export const steps = style({
  display: 'grid',
  gap: vars.space[48],
  marginBlockStart: vars.space[48],
  counterReset: 'step',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', marginBlockStart: vars.space[64] },
  },
});

// Each step stands lower than the one before it.
export const step = style({
  counterIncrement: 'step',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[24],
  alignContent: 'start',
  selectors: {
    '&::before': {
      content: 'counter(step)',
      gridRow: '1 / span 2',
      minInlineSize: '0.62em',
      color: vars.color.accent,
      fontFamily: vars.font.display,
      fontSize: vars.fontSize.numeral,
      fontWeight: vars.fontWeight.black,
      letterSpacing: vars.tracking.display,
      lineHeight: 0.78,
    },
  },
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      selectors: {
        '&::before': { gridRow: 'auto', marginBlockEnd: vars.space[32] },
        '&:nth-child(2)': { marginBlockStart: vars.space[48] },
        '&:nth-child(3)': { marginBlockStart: vars.space[96] },
      },
    },
  },
});

export const stepTitle = style({ fontSize: vars.fontSize.xl });

export const stepText = style({
  marginBlockStart: vars.space[8],
  maxInlineSize: '34rem',
  color: vars.color.textMuted,
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
