import { wrapping } from '../../theme/columns.ts';
import { hairline } from '../../theme/lines.ts';
import { vars } from '../../theme/theme.css.ts';

type Space = keyof typeof vars.space;

// Rules to make a part's own style of: `style([column(12), panel])`.

/** Under one another: a long word in one of them does not widen them all. */
export const column = (gap?: Space) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  ...(gap && { gap: vars.space[gap] }),
});

/** Beside one another, in the middle of their line. */
export const line = (columnGap: Space, rowGap?: Space) => ({
  ...wrapping(columnGap, rowGap),
  alignItems: 'center',
});

/** A line whose first part stands at its beginning, and the last at its end. */
export const parted = (gap: Space) => ({ ...line(gap), justifyContent: 'space-between' });

/** A part on a ground of its own. */
export const panel = {
  border: hairline(),
  borderRadius: vars.radius.sm,
  backgroundColor: vars.color.raised,
} as const;

/** A line above each but the first. */
export const ruledBetween = { selectors: { '& + &': { borderBlockStart: hairline() } } };

/** What is said beside the rest. */
export const quiet = { color: vars.color.textMuted, fontSize: vars.fontSize.xs } as const;

/** The names of parts are as large as what they hold. */
export const partTitle = {
  fontFamily: vars.font.text,
  fontWeight: vars.fontWeight.semibold,
  letterSpacing: vars.tracking.none,
} as const;

/** As it was written. */
export const written = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;
