import { style } from '@vanilla-extract/css';
import { columns, grid, stacked, wrapping } from '../../../theme/columns.ts';
import { column } from '../../../theme/layout.css.ts';
import { ruled } from '../../../theme/lines.ts';
import { media } from '../../../theme/media.ts';
import { toScreenEdge } from '../../../theme/pictures.ts';
import { balanced, title as titles } from '../../../theme/text.ts';
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
        paddingBlockStart: vars.space[32],
      },
    },
  },
]);

export const lead = style({
  ...stacked(32),
  position: 'relative',
  zIndex: vars.layer.raised,
  alignContent: 'space-between',
  maxInlineSize: '42rem',
});

export const words = style(stacked());

// Its arrow stands over the words' edge.
export const back = style({ marginInlineStart: `calc(-1 * ${vars.space[16]})` });

export const tagline = style({
  ...wrapping(16, 8),
  alignItems: 'center',
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
});

export const badge = style({
  padding: `0.125rem ${vars.space[12]}`,
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
  ...balanced,
  marginBlockStart: vars.space[16],
  maxInlineSize: '28rem',
  fontSize: vars.fontSize.xl,
  lineHeight: vars.lineHeight.snug,
});

export const start = style({ ...stacked(16), marginBlockStart: vars.space[32] });

export const price = style({ ...balanced, maxInlineSize: '24rem', fontSize: vars.fontSize.sm });

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
      insetBlock: `0 ${vars.space[160]}`,
      insetInline: `38% ${toScreenEdge}`,
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
    [media.desktop]: { blockSize: '100%', objectFit: 'cover', maskImage: `${fadeToText}, ${fadeBelow}` },
  },
});

export const foot = style([
  columns('3fr 9fr', 24, 'stretch', 48),
  ruled(24),
  {
    position: 'relative',
    zIndex: vars.layer.raised,
    '@media': { [media.desktop]: { marginBlockStart: vars.space[48] } },
  },
]);

export const ideal = style({
  ...balanced,
  maxInlineSize: '34rem',
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
});

export const idealLabel = style({
  display: 'block',
  marginBlockEnd: vars.space[8],
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.regular,
});

export const features = style(grid({ tablet: [3, 24], desktop: [3, 32] }, 16));

export const feature = style({ fontSize: vars.fontSize.sm, lineHeight: 1.5 });

export const featureLead = style({ display: 'block', fontWeight: vars.fontWeight.bold });
