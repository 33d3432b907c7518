import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

// A long link must not widen what it stands in.
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' };

export const part = style({ ...column, gap: vars.space[12] });

export const form = style({ ...column, gap: vars.space[12] });

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space[12],
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });

export const lines = style(column);

export const line = style({
  ...column,
  gap: vars.space[8],
  paddingBlock: vars.space[12],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.line}`,
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
});

export const name = style({ fontWeight: vars.fontWeight.semibold });

export const facts = style({ overflowWrap: 'anywhere' });

/** On one line: what is read of a link is where it leads. */
export const link = style({
  display: 'block',
  overflow: 'hidden',
  paddingBlock: vars.space[4],
  color: vars.color.text,
  fontSize: vars.fontSize.xs,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.touch]: { paddingBlock: vars.space[12] } },
});
