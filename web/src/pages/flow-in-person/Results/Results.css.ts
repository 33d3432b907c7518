import { globalStyle, style } from '@vanilla-extract/css';
import * as pictures from '../../../sections/MediaGrid/MediaGrid.css.ts';
import { grid, rail, wrapping } from '../../../theme/columns.ts';
import { media } from '../../../theme/media.ts';
import { balanced, displayed, text as texts } from '../../../theme/text.ts';
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
  grid({ tablet: [3, 16], desktop: [3, 48] }, 12),
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
  ...displayed,
  ...balanced,
  marginBlockStart: vars.space[12],
  fontSize: vars.fontSize.xl,
  lineHeight: 1.15,
  textDecoration: 'none',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
});

export const facts = style({ ...texts.note, marginBlockStart: vars.space[4] });

export const foot = style({ ...wrapping(32, 12), alignItems: 'center', marginBlockStart: vars.space[48] });

export const { frame, picture } = pictures;
