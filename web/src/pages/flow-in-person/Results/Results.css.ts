import { globalStyle, style } from '@vanilla-extract/css';
import * as pictures from '../../../sections/MediaGrid/MediaGrid.css.ts';
import { rail } from '../../../theme/columns.ts';
import { media } from '../../../theme/media.ts';
import { text } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

export const results = style({});

globalStyle(`${results} h2`, {
  '@media': {
    [media.belowTablet]: { textWrap: 'wrap' },
    // A little into the gap, where its second half would break.
    [media.desktop]: { inlineSize: 'max-content', marginInlineEnd: `calc(-1 * ${vars.space[64]})` },
  },
});

/** A rail, and above phones three of which each stands lower than the one before. */
export const people = style([
  rail('min(72vw, 18rem)', 'belowTablet'),
  {
    gap: vars.space[12],
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space[16] },
      [media.desktop]: { columnGap: vars.space[48] },
    },
  },
]);

export const person = style([
  pictures.zooming,
  {
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    scrollSnapAlign: 'start',
    '@media': {
      [media.tablet]: {
        selectors: {
          '&:nth-child(2)': { marginBlockStart: vars.space[48] },
          '&:nth-child(3)': { marginBlockStart: vars.space[96] },
        },
      },
    },
  },
]);

export const link = style({
  marginBlockStart: vars.space[12],
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.bold,
  letterSpacing: '-0.02em',
  lineHeight: 1.15,
  textDecoration: 'none',
  textWrap: 'balance',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
});

export const facts = style({ ...text.note, marginBlockStart: vars.space[4] });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[32],
  rowGap: vars.space[12],
  marginBlockStart: vars.space[48],
});

export const { frame, picture } = pictures;
