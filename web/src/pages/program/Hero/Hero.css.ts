import { style } from '@vanilla-extract/css';
import { column } from '../../../theme/layout.css.ts';
import { media } from '../../../theme/media.ts';
import { title as titles } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

export const hero = style({ position: 'relative', overflow: 'hidden' });

export const inner = style([
  column,
  {
    position: 'relative',
    display: 'grid',
    paddingBlock: `${vars.space[16]} ${vars.space[48]}`,
    '@media': {
      [media.desktop]: {
        gridTemplateRows: '1fr auto',
        minBlockSize: `clamp(42rem, 100svh - ${vars.size.header}, 58rem)`,
        paddingBlock: `${vars.space[32]} ${vars.space[48]}`,
      },
    },
  },
]);

export const lead = style({
  position: 'relative',
  zIndex: vars.layer.raised,
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'space-between',
  gap: vars.space[32],
  maxInlineSize: '42rem',
});

export const words = style({ display: 'grid', justifyItems: 'start' });

// Its arrow stands over the words' edge.
export const back = style({ marginInlineStart: `calc(-1 * ${vars.space[16]})` });

export const tagline = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[16],
  rowGap: vars.space[8],
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
});

export const badge = style({
  paddingInline: vars.space[12],
  paddingBlock: '0.125rem',
  border: `${vars.line.hair} solid currentColor`,
  borderRadius: vars.radius.round,
  fontWeight: vars.fontWeight.semibold,
});

export const title = style({
  ...titles.section,
  marginBlockStart: vars.space[16],
  maxInlineSize: '9em',
  '@media': { [media.tablet]: { fontSize: vars.fontSize['6xl'] } },
});

export const subtitle = style({
  marginBlockStart: vars.space[16],
  maxInlineSize: '28rem',
  fontSize: vars.fontSize.xl,
  lineHeight: vars.lineHeight.snug,
  textWrap: 'balance',
});

export const start = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[16],
  marginBlockStart: vars.space[32],
});

export const price = style({
  maxInlineSize: '24rem',
  fontSize: vars.fontSize.sm,
  textWrap: 'balance',
});

const fadeAround = 'linear-gradient(to bottom, transparent, black 22%, black 84%, transparent)';
const fadeToText = 'linear-gradient(to right, transparent 4%, rgb(0 0 0 / 0.3) 26%, black 48%)';
const fadeBelow = 'linear-gradient(to bottom, transparent, black 14%, black 78%, transparent)';

export const picture = style({
  marginInline: `calc(-1 * ${vars.space.gutter})`,
  pointerEvents: 'none',
  '@media': {
    [media.tablet]: {
      marginInlineStart: '24%',
      // Up beside the price, unless a caution stands below that.
      selectors: { '&:not([data-clear])': { marginBlockStart: `calc(-1 * ${vars.space[128]})` } },
    },
    [media.desktop]: {
      position: 'absolute',
      insetBlockStart: 0,
      insetBlockEnd: vars.space[160],
      insetInlineStart: '38%',
      // To the edge of the screen, however wide that is.
      insetInlineEnd: `min(0px, (${vars.size.page} + 2 * ${vars.space.gutter} - 100vw) / 2)`,
      margin: 0,
      selectors: { '&:not([data-clear])': { margin: 0 } },
    },
  },
});

export const art = style({
  inlineSize: '100%',
  maskImage: fadeAround,
  '@media': {
    [media.tablet]: { maskImage: `${fadeToText}, ${fadeAround}`, maskComposite: 'intersect' },
    [media.desktop]: {
      blockSize: '100%',
      objectFit: 'cover',
      maskImage: `${fadeToText}, ${fadeBelow}`,
    },
  },
});

export const foot = style({
  position: 'relative',
  zIndex: vars.layer.raised,
  display: 'grid',
  gap: vars.space[24],
  paddingBlockStart: vars.space[24],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.lineStrong}`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '3fr 9fr',
      columnGap: vars.space[48],
      marginBlockStart: vars.space[48],
    },
  },
});

export const ideal = style({
  maxInlineSize: '34rem',
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  textWrap: 'balance',
});

export const idealLabel = style({
  display: 'block',
  marginBlockEnd: vars.space[8],
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.regular,
});

export const features = style({
  display: 'grid',
  gap: vars.space[16],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: vars.space[24] },
    [media.desktop]: { columnGap: vars.space[32] },
  },
});

export const feature = style({ fontSize: vars.fontSize.sm, lineHeight: 1.5 });

export const featureLead = style({ display: 'block', fontWeight: vars.fontWeight.bold });
