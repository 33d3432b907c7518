import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

// The row moves like a wave.
const uneven = style({});
globalStyle(`${uneven} > :nth-child(even)`, {
  '@media': { [media.desktop]: { marginBlockStart: vars.space[48] } },
});

const pairs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[12],
  '@media': { [media.tablet]: { gap: vars.space[16] } },
});

/** Pictures beside one another, every second one lower than its neighbours: a `wave` has rows of four, a `strip` is one. */
export const list = styleVariants({
  wave: [
    pairs,
    uneven,
    {
      marginBlockStart: vars.space[24],
      '@media': {
        [media.belowTablet]: { rowGap: vars.space[24] },
        [media.desktop]: {
          gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
          marginBlockStart: vars.space[48],
        },
      },
    },
  ],
  strip: [
    pairs,
    uneven,
    {
      marginBlockStart: vars.space[32],
      '@media': {
        [media.desktop]: {
          gridAutoFlow: 'column',
          gridTemplateColumns: 'none',
          gridAutoColumns: 'minmax(0, 1fr)',
          marginBlockStart: vars.space[64],
        },
      },
    },
  ],
});

/** Around a picture that grows a little while a pointer is over what is `zooming`. */
export const frame = style({
  display: 'block',
  overflow: 'hidden',
  borderRadius: vars.radius.sm,
  border: `${vars.line.hair} solid ${vars.color.line}`,
});

export const zooming = style({});

export const picture = style({
  inlineSize: '100%',
  transition: `transform ${vars.duration.slow} ${vars.ease.out}`,
  '@media': { [media.hover]: { selectors: { [`${zooming}:hover &`]: { transform: 'scale(1.03)' } } } },
});
