import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

export const inner = style({
  display: 'grid',
  gap: vars.space[24],
  '@media': { [media.desktop]: { gap: vars.space[48] } },
});

export const title = style({
  maxInlineSize: '9em',
  fontSize: vars.fontSize['5xl'],
  fontWeight: vars.fontWeight.black,
  lineHeight: vars.lineHeight.display,
});

export const intro = style({ maxInlineSize: '34rem', color: vars.color.textMuted });

/** A rail, and from the desktop on four columns. */
export const people = style({
  display: 'grid',
  gap: vars.space[16],
  '@media': {
    [media.belowDesktop]: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'min(70vw, 18rem)',
      marginInline: `calc(-1 * ${vars.space.gutter})`,
      paddingInline: vars.space.gutter,
      paddingBlock: vars.space[4],
      scrollPaddingInline: vars.space.gutter,
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollSnapType: 'x mandatory',
      scrollbarWidth: 'none',
    },
    [media.desktop]: {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      columnGap: vars.space[24],
      rowGap: vars.space[48],
    },
  },
});

// Where no picture stands across two places, every second one stands lower: the rows move like a wave.
globalStyle(`${people}:has(> :first-child:nth-last-child(4n)) > :nth-child(even)`, {
  '@media': { [media.desktop]: { marginBlockStart: vars.space[48] } },
});

export const foot = style({ '@media': { [media.desktop]: { display: 'flex', justifyContent: 'end' } } });
