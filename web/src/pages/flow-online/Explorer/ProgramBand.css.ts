import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { artColors } from '../../../art/palettes.ts';
import { columns, grid, growing } from '../../../theme/columns.ts';
import { ruledRow } from '../../../theme/lines.ts';
import { cardLink, linkedCard } from '../../../theme/links.ts';
import { media } from '../../../theme/media.ts';
import { moving } from '../../../theme/pictures.ts';
import { text as texts, title as titles } from '../../../theme/text.ts';
import { amber, ink, paper, vars } from '../../../theme/theme.css.ts';

const base = style([
  growing('paddingBlock', 64, 96),
  // Clear of the header and of the links between the bands.
  { scrollMarginBlockStart: vars.space[48] },
]);

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

export const title = style({ ...titles.chapter, lineHeight: vars.lineHeight.display });

export const intro = style({ maxInlineSize: '34rem' });

export const entries = style([
  grid({ tablet: [2, 32], desktop: [4, 24, 48], wide: [4, 32] }),
  growing('marginBlockStart', 24, 48),
]);

const tile = `${vars.space[64]} + ${vars.space[24]}`;

export const entry = style([
  linkedCard(vars.space[4]),
  {
    display: 'grid',
    selectors: { '&:has(a:focus-visible)': { borderRadius: vars.radius.sm } },
    '@media': {
      [media.belowDesktop]: {
        ...ruledRow(16, `${vars.line.hair} solid color-mix(in srgb, currentColor 26%, transparent)`),
        gridTemplate: `auto 1fr / calc(${tile}) 1fr`,
        gap: `${vars.space[8]} ${vars.space[16]}`,
      },
      [media.desktop]: {
        gridTemplateRows: 'auto auto 1fr',
        // The first program is larger, and the last of an even number wider, so that every row is full.
        selectors: {
          '&:first-child': { gridColumn: 'span 2', gridTemplateRows: 'minmax(14rem, 1fr) auto auto' },
          '&:first-child:is(:nth-last-child(4n), :nth-last-child(4n + 1))': { gridRow: 'span 2' },
          '&:last-child:nth-child(even)': {
            gridColumn: 'span 2',
            gridTemplateRows: 'minmax(12rem, 1fr) auto auto',
          },
        },
      },
    },
  },
]);

export const art = style([
  moving(entry, 'translateY(-0.25rem)'),
  {
    inlineSize: '100%',
    aspectRatio: '4 / 3',
    objectFit: 'cover',
    objectPosition: '60% 30%',
    '@media': {
      [media.belowDesktop]: { aspectRatio: '1', borderRadius: vars.radius.sm },
      [media.desktop]: {
        maskImage: 'linear-gradient(to bottom, black 64%, transparent)',
        selectors: {
          // As high as what the others in its row leave for it.
          [`${entry}:is(:first-child, :last-child:nth-child(even)) > &`]: {
            aspectRatio: 'auto',
            blockSize: 0,
            minBlockSize: '100%',
          },
        },
      },
    },
  },
]);

export const words = style({
  '@media': {
    [media.belowDesktop]: { gridColumn: 2, gridRow: '1 / span 2' },
    [media.desktop]: { marginBlockStart: vars.space[12] },
  },
});

export const label = style({
  ...titles.small,
  '@media': { [media.desktop]: { selectors: { [`${entry}:first-child &`]: titles.large } } },
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
  ...texts.muted,
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  columnGap: vars.space[12],
  fontSize: vars.fontSize.xs,
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
  '@media': {
    [media.belowDesktop]: { flexDirection: 'column', gridRow: 2 },
    [media.desktop]: { marginBlockStart: vars.space[12] },
  },
});

/** The program's page says it first; a phone's row keeps to what it is called here. */
export const name = style({ flexBasis: '100%', '@media': { [media.belowDesktop]: { display: 'none' } } });
