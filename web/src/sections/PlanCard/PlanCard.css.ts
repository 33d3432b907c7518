import { style, styleVariants } from '@vanilla-extract/css';
import { wrapping } from '../../theme/columns.ts';
import { media } from '../../theme/media.ts';
import { numeral, title } from '../../theme/text.ts';
import { vars } from '../../theme/theme.css.ts';

const tabletOnly = `${media.tablet} and ${media.belowDesktop}`;

const quiet = { borderBlockStart: `${vars.line.hair} solid ${vars.color.lineStrong}` };
const marked = { borderBlockStart: `${vars.line.bold} solid ${vars.color.accent}` };
// The same part of each plan stands on one line.
const aligned = style({
  display: 'grid',
  alignContent: 'start',
  '@media': { [media.desktop]: { gridRow: 'span 4', gridTemplateRows: 'subgrid' } },
});

/** `standard` plans stand side by side, the `featured` one among them; `large` ones above or beside `small` ones. */
export const card = styleVariants({
  standard: [aligned, quiet, { paddingBlockStart: vars.space[24] }],
  featured: [aligned, marked, { paddingBlockStart: vars.space[24] }],
  large: [marked, { paddingBlockStart: vars.space[16] }],
  small: [quiet, { paddingBlockStart: vars.space[16] }],
});

export const points = { standard: 'small', featured: 'small', large: 'quiet', small: 'quiet' } as const;

export const name = style(title.plain);

export const price = style({
  ...wrapping(8),
  alignItems: 'baseline',
  alignContent: 'end',
  marginBlockStart: vars.space[12],
  selectors: { [`${card.large} > &, ${card.small} > &`]: { rowGap: vars.space[4] } },
});

export const currency = style({ fontWeight: vars.fontWeight.semibold });

export const amount = style({
  ...numeral,
  fontSize: vars.fontSize['5xl'],
  lineHeight: vars.lineHeight.display,
  fontVariantNumeric: 'lining-nums',
  selectors: {
    [`${card.large} &`]: { fontSize: vars.fontSize.numeral, lineHeight: 0.9 },
    [`${card.small} &`]: { fontSize: vars.fontSize['4xl'], lineHeight: 0.9 },
  },
  '@media': {
    [tabletOnly]: { selectors: { [`${card.large} &`]: { fontSize: vars.fontSize['6xl'] } } },
    [media.desktop]: { selectors: { [`${card.featured} &`]: { fontSize: vars.fontSize['6xl'] } } },
  },
});

export const per = style({
  color: vars.color.textMuted,
  // Beside every amount or beside none.
  '@media': { [media.desktop]: { flexBasis: '100%' }, [media.wide]: { flexBasis: 'auto' } },
});

export const summary = style({
  marginBlockStart: vars.space[16],
  selectors: { [`${aligned} > &`]: { maxInlineSize: '28rem' } },
});

export const includes = style({
  marginBlockStart: vars.space[12],
  selectors: { [`${aligned} > &`]: { marginBlockStart: vars.space[24], maxInlineSize: '28rem' } },
});
