import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

const list = style({});
const small = style({});
const large = style({});
const apart = style({});

/** In `row` small and in one line; large, `apart` at the edges of the column or `together`, as many as fit. */
export const claims = styleVariants({
  row: [
    list,
    small,
    {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, auto)',
      justifyContent: 'space-between',
      gap: vars.space[16],
    },
  ],
  apart: [
    list,
    large,
    apart,
    {
      display: 'grid',
      gap: vars.space[24],
      marginBlockStart: vars.space[48],
      '@media': {
        [media.tablet]: {
          gridTemplateColumns: 'auto auto',
          justifyContent: 'space-between',
          alignItems: 'end',
          marginBlockStart: vars.space[96],
        },
      },
    },
  ],
  together: [
    list,
    large,
    {
      display: 'flex',
      flexWrap: 'wrap',
      gap: vars.space[32],
      marginBlockStart: vars.space[32],
      '@media': {
        [media.tablet]: { gap: `${vars.space[48]} ${vars.space[64]}`, marginBlockStart: vars.space[48] },
        [media.desktop]: { columnGap: vars.space[96] },
      },
    },
  ],
});

// The numbers stand in one row, however many lines their labels take.
globalStyle(`${list} > div`, {
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
});

globalStyle(`${list} dd`, {
  fontFamily: vars.font.display,
  letterSpacing: vars.tracking.display,
});

globalStyle(`${small} dt`, {
  marginBlockStart: vars.space[4],
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.snug,
});

globalStyle(`${small} dd`, {
  fontSize: vars.fontSize['2xl'],
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.display,
});

globalStyle(`${large} dt`, {
  marginBlockStart: vars.space[12],
  fontSize: vars.fontSize.lg,
});

globalStyle(`${large} dd`, {
  marginInlineStart: '-0.03em',
  // The longest fits on the narrowest screen.
  fontSize: `min(${vars.fontSize.numeral}, 23vw)`,
  fontWeight: vars.fontWeight.black,
  lineHeight: 0.86,
  fontVariantNumeric: 'lining-nums',
});

globalStyle(`${apart} dd`, { color: vars.color.accent });
