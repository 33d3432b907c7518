import { style } from '@vanilla-extract/css';
import { grid, stacked } from '../../../theme/columns.ts';
import { cardLink, linkedCard, underlinedOver } from '../../../theme/links.ts';
import { media } from '../../../theme/media.ts';
import { moving } from '../../../theme/pictures.ts';
import { text as texts, title as titles } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';
import { overlap } from '../Masthead/Masthead.css.ts';

const card = style([
  linkedCard('6px'),
  { display: 'grid', gap: vars.space[16], alignContent: 'start', borderRadius: vars.radius.sm },
]);

const newest = style([
  grid({ desktop: ['7fr 5fr', 48], wide: ['8fr 4fr'] }),
  {
    marginBlockStart: `calc(-1 * ${overlap.phone})`,
    '@media': { [media.desktop]: { marginBlockStart: `calc(-1 * ${overlap.desktop})` } },
  },
]);

const wide = style([
  grid({ tablet: ['1fr 1fr', 32], desktop: ['7fr 5fr', 48] }),
  { '@media': { [media.tablet]: { alignItems: 'center' } } },
]);

/** `newest` stands over the masthead's edge, `wide` has its words beside its picture, `plain` under it. */
export const look = { newest: `${card} ${newest}`, wide: `${card} ${wide}`, plain: card };

export const frame = style({
  alignSelf: 'start',
  overflow: 'hidden',
  borderRadius: vars.radius.sm,
  // To the edges of a phone, in the first picture alone.
  '@media': {
    [media.belowTablet]: {
      selectors: { [`${newest} &`]: { marginInline: `calc(-1 * ${vars.space.gutter})`, borderRadius: 0 } },
    },
  },
});

export const picture = style([
  moving(card, 'scale(1.02)'),
  { inlineSize: '100%', aspectRatio: '3 / 2', objectFit: 'cover' },
]);

export const text = style({
  ...stacked(12),
  alignContent: 'start',
  // However long they are, the words begin below the masthead's edge.
  '@media': {
    [media.desktop]: {
      selectors: { [`${newest} &`]: { paddingBlockStart: `calc(${overlap.desktop} + ${vars.space[32]})` } },
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
  ...titles.medium,
  selectors: { [`${newest} &`]: titles.large },
  '@media': { [media.desktop]: { selectors: { [`${wide} &`]: titles.large } } },
});

export const link = style([cardLink, underlinedOver(card)]);

export const preview = style({ ...texts.muted, maxInlineSize: '34rem' });
