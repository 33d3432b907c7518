import { style } from '@vanilla-extract/css';
import { wrapping } from '../../../theme/columns.ts';
import { ruledRow } from '../../../theme/lines.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';
import { column, parted } from '../layout-rules.ts';

export const part = style(column(12));

export const form = style(column(12));

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space[12],
});

export const actions = style(wrapping(8));

export const lines = style(column());

export const line = style([
  column(8),
  ruledRow(12),
  { selectors: { '&:last-child': { paddingBlockEnd: 0 } } },
]);

export const head = style(parted(8));

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
