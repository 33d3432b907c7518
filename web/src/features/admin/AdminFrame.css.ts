import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

const screen = style({
  display: 'grid',
  gap: vars.density.gap,
  inlineSize: '100%',
  maxInlineSize: '120rem',
  marginInline: 'auto',
  padding: vars.space[16],
  '@media': {
    [media.tablet]: { padding: vars.space[24] },
    // What stands at the end can be scrolled out from under a toast.
    [media.belowTablet]: { paddingBlockEnd: vars.space[128] },
  },
});

// A pressed button changes its colour alone: when one moves, a page with a hundred rows is laid out and painted for it.
globalStyle(`${screen} button:active:not(:disabled)`, { transform: 'none' });

export const layout = styleVariants({
  /** Filters, list and foot. On phones and low screens the page scrolls. */
  list: [
    screen,
    {
      gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
      '@media': { [media.tablet]: { blockSize: '100dvh' }, [media.short]: { blockSize: 'auto' } },
    },
  ],
  page: [screen, { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' }],
});

export const head = style({
  display: 'grid',
  gridTemplateAreas: "'titles leave' 'pages pages'",
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space[16],
  '@media': {
    [media.tablet]: {
      gridTemplateAreas: "'titles pages leave'",
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    },
  },
});

export const titles = style({ gridArea: 'titles' });

export const leave = style({ gridArea: 'leave' });

/** A link of the head: quiet, until it is pointed at. */
const link = {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.density.controlSmall,
  color: vars.color.textMuted,
  fontWeight: vars.fontWeight.semibold,
  textDecoration: 'none',
  '@media': {
    [media.touch]: { minBlockSize: vars.size.touch },
    [media.hover]: { selectors: { '&:hover': { color: vars.color.text } } },
  },
} as const;

export const back = style([link, { gap: vars.space[4] }]);

export const heading = style({ fontSize: vars.fontSize.xl });

export const subtitle = style({ color: vars.color.textMuted, marginBlockStart: vars.space[4] });

export const pages = style({
  gridArea: 'pages',
  display: 'flex',
  gap: vars.space[4],
  '@media': {
    [media.belowTablet]: { borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}` },
  },
});

const current = '&[aria-current="page"]';

export const page = style([
  link,
  {
    justifyContent: 'center',
    paddingInline: vars.space[12],
    borderRadius: vars.radius.sm,
    selectors: { [current]: { color: vars.color.text, backgroundColor: vars.color.pressed } },
    '@media': {
      [media.forcedColors]: { selectors: { [current]: { outline: `${vars.line.hair} solid` } } },
      [media.belowTablet]: {
        flex: '1',
        paddingInline: vars.space[4],
        borderRadius: 0,
        selectors: {
          [current]: {
            backgroundColor: 'transparent',
            boxShadow: `inset 0 calc(-1 * ${vars.line.bold}) ${vars.color.accent}`,
          },
        },
      },
    },
  },
]);

/** In the place of all that stands below the head. */
export const checking = style({
  display: 'grid',
  placeContent: 'center',
  gridRow: '2 / -1',
  minBlockSize: '70dvh',
  '@media': { [media.tablet]: { minBlockSize: 0 }, [media.short]: { minBlockSize: '70dvh' } },
});

export const centre = style({
  display: 'grid',
  placeContent: 'center',
  minBlockSize: '100dvh',
  padding: vars.space[24],
});
