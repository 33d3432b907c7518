import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { numeral, title as titles } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

export const intro = style({ maxInlineSize: '30rem', color: vars.color.textMuted });

export const offers = style({
  display: 'grid',
  gap: vars.space[48],
  marginBlockStart: vars.space[48],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '8fr 5fr',
      gridTemplateRows: 'auto auto',
      columnGap: vars.space[96],
      marginBlockStart: vars.space[64],
    },
  },
});

const tabletOnly = `${media.tablet} and ${media.belowDesktop}`;

// Both columns in the same two rows: their lines meet.
export const single = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[48],
  '@media': {
    [tabletOnly]: { gridTemplateColumns: '1fr 1fr', columnGap: vars.space[32] },
    [media.desktop]: { gridRow: 'span 2', gridTemplateRows: 'subgrid' },
  },
});

export const monthly = style([single]);

export const offer = style({
  paddingBlockStart: vars.space[16],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.lineStrong}`,
  selectors: { [`${monthly} > &`]: { borderBlockStart: `${vars.line.bold} solid ${vars.color.accent}` } },
});

export const name = style(titles.plain);

export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[8],
  rowGap: vars.space[4],
  marginBlockStart: vars.space[12],
});

export const currency = style({ fontWeight: vars.fontWeight.semibold });

export const amount = style({
  ...numeral,
  fontSize: vars.fontSize['4xl'],
  lineHeight: 0.9,
  fontVariantNumeric: 'lining-nums',
  selectors: { [`${monthly} &`]: { fontSize: vars.fontSize.numeral } },
  '@media': { [tabletOnly]: { selectors: { [`${monthly} &`]: { fontSize: vars.fontSize['6xl'] } } } },
});

export const per = style({
  color: vars.color.textMuted,
  // Beside every amount or beside none.
  '@media': { [media.desktop]: { flexBasis: '100%' }, [media.wide]: { flexBasis: 'auto' } },
});

export const summary = style({ marginBlockStart: vars.space[16] });

export const foot = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[24],
  marginBlockStart: vars.space[64],
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr auto', alignItems: 'center' } },
});

export const gymNote = style({ fontWeight: vars.fontWeight.semibold });

export const note = style({ color: vars.color.textMuted, fontSize: vars.fontSize.sm });

export const points = style({ marginBlockStart: vars.space[12] });
