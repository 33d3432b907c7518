import { style, styleVariants } from '@vanilla-extract/css';
import { hairline } from '../../../theme/lines.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';
import { quiet } from '../layout-rules.ts';
import { columnName } from '../list/cell-rules.ts';

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
  gap: vars.space[12],
});

export const count = style({ color: vars.color.textMuted });

export const table = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  textAlign: 'start',
  '@media': { [media.belowTablet]: { display: 'block' } },
});

/** On phones each question is a block of its own, and its answers carry their names. */
export const head = style({ '@media': { [media.belowTablet]: { display: 'none' } } });

export const body = style({ '@media': { [media.belowTablet]: { display: 'block' } } });

const cell = style({
  paddingBlock: vars.space[8],
  paddingInlineEnd: vars.space[12],
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  fontWeight: vars.fontWeight.regular,
});

export const headCell = style([cell, quiet, { fontWeight: vars.fontWeight.semibold }]);

export const group = style([
  cell,
  {
    paddingBlockStart: vars.space[16],
    fontWeight: vars.fontWeight.semibold,
    '@media': { [media.belowTablet]: { display: 'block' } },
  },
]);

const rowBase = style({
  borderBlockStart: hairline(),
  '@media': { [media.belowTablet]: { display: 'grid', gap: vars.space[8], paddingBlock: vars.space[12] } },
});

// A bar at the edge, beside the word: it is found while scrolling.
const marked = { boxShadow: `inset ${vars.line.bold} 0 ${vars.color.accent}` };

export const row = styleVariants({
  same: [rowBase],
  changed: [rowBase, marked],
  added: [rowBase, marked],
  removed: [rowBase, marked],
});

export const question = style([
  cell,
  {
    paddingInlineStart: vars.space[12],
    color: vars.color.textMuted,
    '@media': { [media.belowTablet]: { paddingBlock: 0 } },
  },
]);

export const answer = style([
  cell,
  {
    '@media': {
      [media.belowTablet]: {
        paddingBlock: 0,
        paddingInlineStart: vars.space[12],
        selectors: { '&::before': columnName },
      },
    },
  },
]);
