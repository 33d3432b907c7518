import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { artColors } from '../../../art/palettes.ts';
import { columns } from '../../../theme/columns.ts';
import { cardLink } from '../../../theme/links.ts';
import { media } from '../../../theme/media.ts';
import { amber, ink, paper, vars } from '../../../theme/theme.css.ts';

const base = style({
  paddingBlock: vars.space[64],
  // Clear of the header and of the links between the bands.
  scrollMarginBlockStart: vars.space[48],
  '@media': { [media.desktop]: { paddingBlock: vars.space[96] } },
});

const themes = {
  'work-life': ink,
  'body-change': amber,
  'womens-health': ink,
  'fresh-start': amber,
  sport: ink,
  'long-run': paper,
};

export const band = styleVariants(themes, (theme, group) => [
  theme,
  base,
  // Over the theme's own ground, whichever of the two style sheets comes first.
  { selectors: { '&&': { backgroundColor: artColors[group].ground } } },
  // On ember no lighter ink can be read at the size of the facts.
  group === 'body-change' ? { vars: { [vars.color.textMuted]: vars.color.text } } : {},
]);

export const head = style(columns('7fr 5fr', 12, 'end'));

export const title = style({
  fontSize: vars.fontSize['4xl'],
  fontWeight: vars.fontWeight.black,
  lineHeight: vars.lineHeight.display,
});

export const intro = style({ maxInlineSize: '34rem' });

const hairline = `${vars.line.hair} solid color-mix(in srgb, currentColor 26%, transparent)`;

export const entries = style({
  display: 'grid',
  marginBlockStart: vars.space[24],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[32] },
    [media.desktop]: {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      columnGap: vars.space[24],
      rowGap: vars.space[48],
      marginBlockStart: vars.space[48],
    },
    [media.wide]: { columnGap: vars.space[32] },
  },
});

const tile = `${vars.space[64]} + ${vars.space[24]}`;

export const entry = style({
  position: 'relative',
  display: 'grid',
  '@media': {
    [media.belowDesktop]: {
      gridTemplateColumns: `calc(${tile}) 1fr`,
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space[16],
      rowGap: vars.space[8],
      paddingBlock: vars.space[16],
      borderBlockStart: hairline,
    },
    [media.desktop]: {
      gridTemplateRows: 'auto auto 1fr',
      // The first program is larger, and the last of an even number wider, so that every row is full.
      selectors: {
        '&:first-child': { gridColumn: 'span 2', gridTemplateRows: 'minmax(14rem, 1fr) auto auto' },
        '&:first-child:nth-last-child(4n)': { gridRow: 'span 2' },
        '&:first-child:nth-last-child(4n + 1)': { gridRow: 'span 2' },
        '&:last-child:nth-child(even)': {
          gridColumn: 'span 2',
          gridTemplateRows: 'minmax(12rem, 1fr) auto auto',
        },
      },
    },
  },
  selectors: {
    '&:has(a:focus-visible)': {
      outline: `${vars.line.bold} solid ${vars.color.focus}`,
      outlineOffset: vars.space[4],
      borderRadius: vars.radius.sm,
    },
  },
});

// As high as what the others in its row leave for it.
const filling = { aspectRatio: 'auto', blockSize: 0, minBlockSize: '100%' };

export const art = style({
  inlineSize: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  objectPosition: '60% 30%',
  transition: `transform ${vars.duration.slow} ${vars.ease.out}`,
  '@media': {
    [media.belowDesktop]: { aspectRatio: '1', borderRadius: vars.radius.sm },
    [media.desktop]: {
      maskImage: 'linear-gradient(to bottom, black 64%, transparent)',
      selectors: {
        [`${entry}:first-child > &`]: filling,
        [`${entry}:last-child:nth-child(even) > &`]: filling,
      },
    },
    [media.hover]: { selectors: { [`${entry}:hover > &`]: { transform: 'translateY(-0.25rem)' } } },
  },
});

export const words = style({
  '@media': {
    [media.belowDesktop]: { gridColumn: 2, gridRow: '1 / span 2' },
    [media.desktop]: { marginBlockStart: vars.space[12] },
  },
});

export const label = style({
  fontSize: vars.fontSize.xl,
  '@media': {
    [media.desktop]: { selectors: { [`${entry}:first-child &`]: { fontSize: vars.fontSize['3xl'] } } },
  },
});

export const link = style([cardLink, { scrollMarginBlockStart: vars.space[64] }]);

globalStyle(`${entry}:hover ${link}`, {
  '@media': { [media.hover]: { textDecoration: 'underline', textDecorationThickness: vars.line.bold } },
});

export const description = style({
  marginBlockStart: vars.space[4],
  maxInlineSize: '36ch',
  fontSize: vars.fontSize.sm,
  lineHeight: 1.4,
  '@media': {
    [media.desktop]: { selectors: { [`${entry}:first-child &`]: { fontSize: vars.fontSize.lg } } },
  },
});

// On phones one run of words, above a list.
export const highlights = style({
  marginBlockStart: vars.space[8],
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
  lineHeight: 1.5,
});

globalStyle(`${highlights} > li`, { '@media': { [media.belowDesktop]: { display: 'inline' } } });
globalStyle(`${highlights} > li:not(:last-child)::after`, {
  '@media': { [media.belowDesktop]: { content: '\\00a0/ ' } },
});
globalStyle(`${highlights} > li::before`, {
  '@media': {
    [media.desktop]: {
      content: '',
      display: 'inline-block',
      inlineSize: vars.space[8],
      marginInlineEnd: vars.space[8],
      verticalAlign: '0.3em',
      borderBlockStart: `${vars.line.bold} solid currentColor`,
    },
  },
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  columnGap: vars.space[12],
  color: vars.color.textMuted,
  fontSize: vars.fontSize.xs,
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
  '@media': {
    [media.belowDesktop]: { flexDirection: 'column', gridRow: 2 },
    [media.desktop]: { marginBlockStart: vars.space[12] },
  },
});

/** The program's page says it first; a phone's row keeps to what it is called here. */
export const name = style({
  flexBasis: '100%',
  '@media': { [media.belowDesktop]: { display: 'none' } },
});
