import { style } from '@vanilla-extract/css';
import { cardLink, linkedCard } from '../../../theme/links.ts';
import { media } from '../../../theme/media.ts';
import { text as texts } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';
import { overlap } from '../Masthead/Masthead.css.ts';

const card = style([
  linkedCard('6px'),
  { display: 'grid', gap: vars.space[16], alignContent: 'start', borderRadius: vars.radius.sm },
]);

const newest = style({
  marginBlockStart: `calc(-1 * ${overlap.phone})`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '7fr 5fr',
      columnGap: vars.space[48],
      marginBlockStart: `calc(-1 * ${overlap.desktop})`,
    },
    [media.wide]: { gridTemplateColumns: '8fr 4fr' },
  },
});

const wide = style({
  '@media': {
    [media.tablet]: { gridTemplateColumns: '1fr 1fr', columnGap: vars.space[32], alignItems: 'center' },
    [media.desktop]: { gridTemplateColumns: '7fr 5fr', columnGap: vars.space[48] },
  },
});

/** `newest` stands over the masthead's edge, `wide` has its words beside its picture, `plain` under it. */
export const look = { newest: `${card} ${newest}`, wide: `${card} ${wide}`, plain: card };

export const frame = style({
  alignSelf: 'start',
  overflow: 'hidden',
  borderRadius: vars.radius.sm,
  selectors: {
    [`${newest} &`]: {
      '@media': {
        // To the edges of a phone, in the first picture alone.
        [media.belowTablet]: { marginInline: `calc(-1 * ${vars.space.gutter})`, borderRadius: 0 },
      },
    },
  },
});

export const picture = style({
  inlineSize: '100%',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  transition: `transform ${vars.duration.slow} ${vars.ease.out}`,
  '@media': { [media.hover]: { selectors: { [`${card}:hover &`]: { transform: 'scale(1.02)' } } } },
});

export const text = style({
  display: 'grid',
  gap: vars.space[12],
  alignContent: 'start',
  justifyItems: 'start',
  // However long they are, the words begin below the masthead's edge.
  selectors: {
    [`${newest} &`]: {
      '@media': { [media.desktop]: { paddingBlockStart: `calc(${overlap.desktop} + ${vars.space[32]})` } },
    },
  },
});

export const facts = style({
  ...texts.facts,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[12],
  // In one line beside another card.
  '@media': { [`${media.tablet} and ${media.belowDesktop}`]: { columnGap: vars.space[8] } },
});

export const label = style({ ...texts.accent, flexBasis: '100%' });

export const title = style({
  fontSize: vars.fontSize['2xl'],
  selectors: {
    [`${newest} &`]: { fontSize: vars.fontSize['3xl'] },
    [`${wide} &`]: { '@media': { [media.desktop]: { fontSize: vars.fontSize['3xl'] } } },
  },
});

export const link = style([
  cardLink,
  {
    '@media': {
      [media.hover]: {
        selectors: {
          [`${card}:hover &`]: {
            textDecoration: 'underline',
            textDecorationColor: vars.color.accent,
            textDecorationThickness: vars.line.bold,
          },
        },
      },
    },
  },
]);

export const preview = style({ maxInlineSize: '34rem', color: vars.color.textMuted });
