import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

const onPhones = media.belowTablet;

/** As much of a question as a row has room for; the open one has all of it. */
export const question = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  inlineSize: '100%',
  minInlineSize: '14rem',
  minBlockSize: '1.5rem',
  overflowWrap: 'anywhere',
  textAlign: 'start',
  fontWeight: vars.fontWeight.semibold,
  textDecorationLine: 'underline',
  textDecorationThickness: vars.line.hair,
  textDecorationColor: vars.color.lineStrong,
  textUnderlineOffset: '0.2em',
  borderRadius: '2px',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { textDecorationColor: 'currentColor' } } },
    [media.touch]: { minBlockSize: vars.size.touch },
    [onPhones]: { minInlineSize: 0, WebkitLineClamp: 4 },
  },
});

/** What was offered, or answered. */
export const said = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  minInlineSize: '12rem',
  overflowWrap: 'anywhere',
  fontSize: vars.fontSize.xs,
  '@media': { [onPhones]: { minInlineSize: 0, fontSize: 'inherit' } },
});
