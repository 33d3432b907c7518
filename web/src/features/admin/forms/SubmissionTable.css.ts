import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';
import { action as cellAction, clamped, sized, small } from '../list/cell-rules.ts';
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

export const client = style([
  sized('6rem', '12rem'),
  { display: 'block', fontWeight: vars.fontWeight.semibold, overflowWrap: 'anywhere' },
]);

export const email = style([small, sized('8.5rem'), { display: 'block', overflowWrap: 'anywhere' }]);

export const prose = style([clamped, sized('8.5rem', '18rem'), small]);

// Two lines of badges, close to each other.
export const obstacles = style([clamped, sized('10rem', '16rem'), { lineHeight: '1.5rem' }]);

// A badge that is wider than its cell ends in dots.
globalStyle(`${obstacles} > span`, {
  display: 'inline-block',
  maxInlineSize: '9.5rem',
  marginInlineEnd: vars.space[4],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  verticalAlign: 'middle',
});

export const frequency = style([clamped, sized('5.5rem', '10rem'), small, { WebkitLineClamp: 3 }]);

export const action = style(cellAction);
