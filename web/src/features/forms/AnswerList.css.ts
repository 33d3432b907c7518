import { style } from '@vanilla-extract/css';
import { grid, wrapping } from '../../theme/columns.ts';
import { hairline, ruledRow } from '../../theme/lines.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.ts';
import { vars } from '../../theme/theme.css.ts';

export const groups = style({ display: 'grid', gap: vars.space[32] });

export const group = style({ display: 'grid', gap: vars.space[8] });

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[16],
});

export const title = style({ fontSize: vars.fontSize.lg });

export const answers = style({ display: 'grid' });

export const answer = style([
  ruledRow(12),
  grid({ tablet: ['minmax(0, 2fr) minmax(0, 3fr)', 24] }, 4),
  { '@media': { [media.tablet]: { alignItems: 'baseline' } } },
]);

export const question = style(text.facts);

/** As it was typed: its lines are its own. */
export const written = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const chosen = style(wrapping(4));

export const option = style({
  paddingInline: vars.space[8],
  border: hairline(),
  borderRadius: vars.radius.sm,
  fontSize: vars.fontSize.sm,
});

export const open = style({ color: vars.color.textMuted });
