import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';
import * as table from '../list/ListTable.css.ts';

const onPhones = media.belowTablet;

/** The whole width of a card, under its name. */
export const fullCell = style([table.cell, { '@media': { [onPhones]: { gridColumn: '1 / -1' } } }]);

/** When it was sent, and below whether it is complete: a row has two lines. */
export const submitted = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: '0.125rem',
  whiteSpace: 'nowrap',
  '@media': {
    [onPhones]: {
      flexDirection: 'row',
      alignItems: 'center',
      justifyContent: 'space-between',
      fontWeight: vars.fontWeight.semibold,
    },
  },
});

export const client = style({
  display: 'block',
  minInlineSize: '6rem',
  maxInlineSize: '12rem',
  fontWeight: vars.fontWeight.semibold,
  overflowWrap: 'anywhere',
  '@media': { [onPhones]: { minInlineSize: 0, maxInlineSize: 'none' } },
});

export const email = style({
  display: 'block',
  minInlineSize: '8.5rem',
  fontSize: vars.fontSize.xs,
  overflowWrap: 'anywhere',
  '@media': { [onPhones]: { minInlineSize: 0, fontSize: 'inherit' } },
});

/** As much of a text as a row has room for. The sheet has all of it. */
const clamped = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});

export const prose = style([
  clamped,
  {
    minInlineSize: '8.5rem',
    maxInlineSize: '18rem',
    fontSize: vars.fontSize.xs,
    '@media': { [onPhones]: { minInlineSize: 0, maxInlineSize: 'none', fontSize: 'inherit' } },
  },
]);

export const obstacles = style([
  clamped,
  {
    minInlineSize: '10rem',
    maxInlineSize: '16rem',
    // Two lines of badges, close to each other.
    lineHeight: '1.5rem',
    '@media': { [onPhones]: { minInlineSize: 0, maxInlineSize: 'none' } },
  },
]);

// A badge that is wider than its cell ends in dots.
globalStyle(`${obstacles} > span`, {
  display: 'inline-block',
  maxInlineSize: '9.5rem',
  marginInlineEnd: vars.space[4],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  verticalAlign: 'middle',
});

export const frequency = style([
  clamped,
  {
    WebkitLineClamp: 3,
    minInlineSize: '5.5rem',
    maxInlineSize: '10rem',
    fontSize: vars.fontSize.xs,
    '@media': { [onPhones]: { minInlineSize: 0, maxInlineSize: 'none', fontSize: 'inherit' } },
  },
]);

/** Buttons and links inside a row: as tight as the row. */
export const action = style({
  paddingInline: vars.space[8],
  borderRadius: vars.radius.sm,
  fontSize: vars.fontSize.xs,
  '@media': { [media.touch]: { paddingInline: vars.space[16], fontSize: 'inherit' } },
});
