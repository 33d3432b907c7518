import { media } from './media.ts';
import { vars } from './theme.css.ts';

/** Parts beside one another from the desktop on; before, one under the other, so far apart. */
export const columns = (
  gridTemplateColumns: string,
  gap: keyof typeof vars.space,
  alignItems: 'start' | 'end' | 'stretch' = 'start',
) =>
  ({
    display: 'grid',
    gap: vars.space[gap],
    '@media': {
      [media.desktop]: {
        gridTemplateColumns,
        columnGap: vars.space[64],
        ...(alignItems === 'stretch' ? {} : { alignItems }),
      },
    },
  }) as const;

/** A grid that on small screens is a rail from edge to edge, its places so wide. */
export const rail = (gridAutoColumns: string, below: 'belowTablet' | 'belowDesktop') =>
  ({
    display: 'grid',
    '@media': {
      [media[below]]: {
        gridAutoFlow: 'column',
        gridAutoColumns,
        marginInline: `calc(-1 * ${vars.space.gutter})`,
        paddingInline: vars.space.gutter,
        paddingBlock: vars.space[4],
        scrollPaddingInline: vars.space.gutter,
        overflowX: 'auto',
        overscrollBehaviorX: 'contain',
        scrollSnapType: 'x mandatory',
        scrollbarWidth: 'none',
      },
    },
  }) as const;

/** Beside one another, in as many rows as it takes. */
export const wrapping = (gap: keyof typeof vars.space) =>
  ({ display: 'flex', flexWrap: 'wrap', gap: vars.space[gap] }) as const;
