import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { text as texts, title as titles } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

// On phones the portrait stands at one edge of the screen.
const base = style({
  position: 'relative',
  display: 'grid',
  '@media': { [media.tablet]: { alignItems: 'start', columnGap: vars.space[48] } },
});

export const coach = style([
  base,
  { '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } } },
]);

export const leading = style([
  base,
  {
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
      [media.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: vars.space[64] },
    },
  },
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
    [media.desktop]: {
      selectors: {
        // Over the edge of the hero.
        [`${leading} &`]: { marginBlockEnd: `calc(-1 * ${vars.space[96]})` },
      },
    },
  },
});

export const picture = style({ inlineSize: '100%' });

export const text = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  '@media': {
    [media.belowTablet]: { marginBlockStart: `calc(-1 * ${vars.space[48]})` },
    // Opening the text moves nothing above it.
    [media.tablet]: { paddingBlockStart: vars.space[24] },
    [media.desktop]: { paddingBlockStart: '18%', paddingBlockEnd: vars.space[48] },
  },
});

// On phones it is cut out of the portrait's foot.
export const name = style({
  ...titles.section,
  '@media': {
    [media.belowTablet]: {
      marginInlineStart: `calc(-1 * ${vars.space.gutter})`,
      paddingInlineStart: vars.space.gutter,
      paddingInlineEnd: vars.space[16],
      paddingBlockStart: vars.space[12],
      borderStartEndRadius: vars.radius.sm,
      backgroundColor: vars.color.background,
    },
  },
});

export const specialty = style({
  ...texts.accent,
  marginBlockStart: vars.space[12],
  fontSize: vars.fontSize.lg,
  lineHeight: vars.lineHeight.snug,
  textWrap: 'balance',
});

export const language = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  marginBlockStart: vars.space[12],
  paddingBlock: vars.space[4],
  paddingInline: vars.space[12],
  border: `${vars.line.hair} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.round,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
});

export const short = style({
  ...texts.lead,
  marginBlockStart: vars.space[16],
  maxInlineSize: '36rem',
  textWrap: 'balance',
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
  display: 'grid',
  gap: vars.space[16],
  marginBlockStart: vars.space[8],
  paddingBlockEnd: vars.space[8],
  color: vars.color.textMuted,
  animation: `${appear} ${vars.duration.steady} ${vars.ease.out}`,
});
