import { style } from '@vanilla-extract/css';
import { hairline } from '../../../theme/lines.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';
import { panel, quiet } from '../layout-rules.ts';
import { columnName, link as linkRule, small } from './cell-rules.ts';

/** On phones each row is a card of its own; the table scrolls in its frame on anything wider. */
const onPhones = media.belowTablet;
const hoveredRow = `${media.tablet} and ${media.hover}`;

export const frame = style({
  minBlockSize: 0,
  // What happens around the list neither lays its rows out anew nor paints them.
  contain: 'layout paint',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  ...panel,
  selectors: { '&[aria-busy="true"]': { cursor: 'progress' } },
  '@media': {
    [onPhones]: {
      contain: 'layout',
      overflow: 'visible',
      border: 'none',
      backgroundColor: 'transparent',
    },
  },
});

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '@media': { [onPhones]: { display: 'block' } },
});

/** On phones each value carries its column's name. */
export const head = style({ '@media': { [onPhones]: { display: 'none' } } });

export const body = style({ '@media': { [onPhones]: { display: 'grid', gap: vars.space[12] } } });

export const row = style({
  '@media': {
    [media.tablet]: { selectors: { '&:focus-within': { backgroundColor: vars.color.hover } } },
    [hoveredRow]: { selectors: { '&:hover': { backgroundColor: vars.color.hover } } },
    [onPhones]: {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      gap: vars.space[12],
      padding: vars.space[16],
      ...panel,
    },
  },
});

const cellBase = style({
  paddingInline: vars.space[8],
  textAlign: 'start',
  verticalAlign: 'middle',
  borderBlockEnd: hairline(),
});

export const headCell = style([
  cellBase,
  quiet,
  {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.layer.raised,
    blockSize: vars.density.row,
    backgroundColor: vars.color.surface,
    fontWeight: vars.fontWeight.semibold,
    whiteSpace: 'nowrap',
    selectors: {
      '&:first-child': {
        insetInlineStart: 0,
        paddingInlineStart: vars.space[12],
        zIndex: `calc(${vars.layer.raised} + 1)`,
      },
    },
  },
]);

export const cell = style([
  cellBase,
  {
    blockSize: vars.density.row,
    paddingBlock: '0.125rem',
    fontWeight: vars.fontWeight.regular,
    lineHeight: '1.2',
    '@media': {
      [media.tablet]: { selectors: { [`${row}:last-child > &`]: { borderBlockEnd: 'none' } } },
      [onPhones]: {
        blockSize: 'auto',
        padding: 0,
        border: 'none',
        minInlineSize: 0,
        selectors: {
          '&::before': { ...columnName, marginBlockEnd: vars.space[4], fontStyle: 'normal' },
        },
      },
    },
  },
]);

// Over its own ground: it must hide what scrolls under it.
const tinted = { backgroundImage: `linear-gradient(${vars.color.hover}, ${vars.color.hover})` };

export const firstCell = style([
  cell,
  {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: vars.layer.raised,
    maxInlineSize: '20rem',
    paddingInlineStart: vars.space[12],
    backgroundColor: vars.color.raised,
    borderInlineEnd: hairline(),
    '@media': {
      [media.tablet]: { selectors: { [`${row}:focus-within > &`]: tinted } },
      [hoveredRow]: { selectors: { [`${row}:hover > &`]: tinted } },
      [onPhones]: {
        position: 'static',
        gridColumn: '1 / -1',
        maxInlineSize: 'none',
        paddingInlineStart: 0,
        borderInlineEnd: 'none',
        selectors: { '&::before': { content: 'none' } },
      },
    },
  },
]);

/** A value that stays on one line in the table. */
export const lineCell = style([cell, { '@media': { [media.tablet]: { whiteSpace: 'nowrap' } } }]);

/** The whole width of a card, where what it holds needs no name. */
export const wideCell = style([
  cell,
  {
    '@media': {
      [onPhones]: { gridColumn: '1 / -1', selectors: { '&::before': { content: 'none' } } },
    },
  },
]);

export const instant = style([small, { display: 'block', minInlineSize: '5.25rem' }]);

export const day = style({ whiteSpace: 'nowrap' });

export const time = style({ color: vars.color.textMuted });

export const absent = style({ color: vars.color.textMuted });

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  fontStyle: 'normal',
  '@media': { [onPhones]: { flexWrap: 'wrap', gap: vars.space[24] } },
});

export const link = style(linkRule);

export const message = style({
  paddingBlock: vars.space[48],
  paddingInline: vars.space[16],
  textAlign: 'center',
  color: vars.color.textMuted,
  '@media': { [onPhones]: { display: 'block' } },
});

/** On phones what stands below a list is out of sight before the list comes, and does not move within it. */
export const loading = style([message, { '@media': { [onPhones]: { minBlockSize: '100dvh' } } }]);

export const messageTitle = style({
  color: vars.color.text,
  fontWeight: vars.fontWeight.semibold,
  marginBlockEnd: vars.space[8],
});
