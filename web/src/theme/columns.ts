import { media } from './media.ts';
import { vars } from './theme.css.ts';

type Space = keyof typeof vars.space;
type Screen = 'tablet' | 'desktop' | 'wide';

/** So many columns of one width, or these. */
const template = (columns: number | string) =>
  typeof columns === 'number' ? `repeat(${columns}, minmax(0, 1fr))` : columns;

type Columns = readonly [columns: number | string, columnGap?: Space, rowGap?: Space];

/** A grid that from each of these screens on has columns, and those so far apart. */
export const grid = (screens: Partial<Record<Screen, Columns>>, gap?: Space) => ({
  display: 'grid',
  ...(gap && { gap: vars.space[gap] }),
  '@media': Object.fromEntries(
    (['tablet', 'desktop', 'wide'] as const).flatMap((screen) => {
      const [columns, columnGap, rowGap] = screens[screen] ?? [];
      const rules = {
        ...(columns && { gridTemplateColumns: template(columns) }),
        ...(columnGap && { columnGap: vars.space[columnGap] }),
        ...(rowGap && { rowGap: vars.space[rowGap] }),
      };
      return columns ? [[media[screen], rules]] : [];
    }),
  ),
});

/** Parts beside one another from the desktop on; before, one under the other, so far apart. */
export const columns = (
  gridTemplateColumns: string,
  gap: Space,
  alignItems: 'start' | 'center' | 'end' | 'baseline' | 'stretch' = 'start',
  columnGap: Space = 64,
) =>
  ({
    display: 'grid',
    gap: vars.space[gap],
    '@media': {
      [media.desktop]: {
        gridTemplateColumns,
        columnGap: vars.space[columnGap],
        ...(alignItems === 'stretch' ? {} : { alignItems }),
      },
    },
  }) as const;

/** Under one another at the start of the line, each as wide as it is. */
export const stacked = (gap?: Space) =>
  ({ display: 'grid', justifyItems: 'start', ...(gap && { gap: vars.space[gap] }) }) as const;

/** A distance that is another one from a screen on. */
export const growing = (
  property: 'marginBlockStart' | 'paddingBlock' | 'paddingBlockStart',
  least: Space,
  most: Space,
  from: Screen = 'desktop',
) => ({
  [property]: vars.space[least],
  '@media': { [media[from]]: { [property]: vars.space[most] } },
});

/** Stays under the header, so far from it, while what stands beside it is read. */
export const following = (distance?: Space) =>
  ({
    position: 'sticky',
    insetBlockStart: distance ? `calc(${vars.size.header} + ${vars.space[distance]})` : vars.size.header,
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
export const wrapping = (columnGap: Space, rowGap: Space = columnGap) =>
  ({
    display: 'flex',
    flexWrap: 'wrap',
    gap: rowGap === columnGap ? vars.space[rowGap] : `${vars.space[rowGap]} ${vars.space[columnGap]}`,
  }) as const;
