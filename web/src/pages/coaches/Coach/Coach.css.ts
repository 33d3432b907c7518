import { keyframes, style } from '@vanilla-extract/css';
import { grid, stacked } from '../../../theme/columns.ts';
import { hairline } from '../../../theme/lines.ts';
import { media } from '../../../theme/media.ts';
import { balanced, text as texts, title as titles } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

// On phones the portrait stands at one edge of the screen.
const base = style([grid({ tablet: ['minmax(0, 5fr) minmax(0, 7fr)', 48] }), { position: 'relative' }]);

export const coach = style([base, { '@media': { [media.tablet]: { alignItems: 'start' } } }]);

export const leading = style([
  base,
  grid({ tablet: [2], desktop: ['minmax(0, 5fr) minmax(0, 7fr)', 64] }),
  { '@media': { [media.tablet]: { alignItems: 'start' } } },
]);

export const frame = style({
  overflow: 'hidden',
  borderRadius: vars.radius.sm,
  '@media': {
    [media.belowTablet]: {
      inlineSize: '86vw',
      marginInlineStart: `calc(-1 * ${vars.space.gutter})`,
      borderStartStartRadius: 0,
      borderEndStartRadius: 0,
    },
    // Over the edge of the hero.
    [media.desktop]: { selectors: { [`${leading} &`]: { marginBlockEnd: `calc(-1 * ${vars.space[96]})` } } },
  },
});

export const picture = style({ inlineSize: '100%' });

export const text = style({
  ...stacked(),
  position: 'relative',
  '@media': {
    [media.belowTablet]: { marginBlockStart: `calc(-1 * ${vars.space[48]})` },
    // Opening the text moves nothing above it.
    [media.tablet]: { paddingBlockStart: vars.space[24] },
    [media.desktop]: { paddingBlock: `18% ${vars.space[48]}` },
  },
});

// On phones it is cut out of the portrait's foot.
export const name = style({
  ...titles.section,
  '@media': {
    [media.belowTablet]: {
      marginInlineStart: `calc(-1 * ${vars.space.gutter})`,
      paddingInline: `${vars.space.gutter} ${vars.space[16]}`,
      paddingBlockStart: vars.space[12],
      borderStartEndRadius: vars.radius.sm,
      backgroundColor: vars.color.background,
    },
  },
});

export const specialty = style({
  ...texts.accent,
  ...balanced,
  marginBlockStart: vars.space[12],
  fontSize: vars.fontSize.lg,
  lineHeight: vars.lineHeight.snug,
});

export const language = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  marginBlockStart: vars.space[12],
  padding: `${vars.space[4]} ${vars.space[12]}`,
  border: hairline('lineStrong'),
  borderRadius: vars.radius.round,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
});

export const short = style({
  ...texts.lead,
  ...balanced,
  marginBlockStart: vars.space[16],
  maxInlineSize: '36rem',
});

export const details = style({ marginBlockStart: vars.space[8], maxInlineSize: '36rem' });

export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: vars.size.touch,
  paddingInlineEnd: vars.space[8],
  borderRadius: vars.radius.sm,
  fontWeight: vars.fontWeight.semibold,
  textDecorationLine: 'underline',
  textDecorationColor: vars.color.accent,
  textDecorationThickness: vars.line.bold,
  textUnderlineOffset: '0.3em',
  '@media': { [media.hover]: { selectors: { '&:hover': { textDecorationColor: 'currentColor' } } } },
});

export const more = style({ selectors: { [`${details}[open] &`]: { display: 'none' } } });
export const less = style({ selectors: { [`${details}:not([open]) &`]: { display: 'none' } } });

export const mark = style({
  transition: `transform ${vars.duration.steady} ${vars.ease.out}`,
  selectors: { [`${details}[open] &`]: { transform: 'rotate(180deg)' } },
});

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-0.25rem)' } });

export const full = style({
  ...texts.muted,
  display: 'grid',
  gap: vars.space[16],
  paddingBlock: vars.space[8],
  animation: `${appear} ${vars.duration.steady} ${vars.ease.out}`,
});
