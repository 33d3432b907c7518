import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

export const hero = style({ position: 'relative', overflow: 'hidden' });

export const inner = style({
  display: 'grid',
  paddingBlockStart: vars.space[32],
  '@media': {
    [media.desktop]: {
      gridTemplateRows: '1fr auto',
      minBlockSize: `clamp(40rem, 100svh - ${vars.size.header}, 54rem)`,
    },
  },
});

export const lead = style({
  position: 'relative',
  zIndex: vars.layer.raised,
  alignSelf: 'center',
  display: 'grid',
  justifyItems: 'start',
  maxInlineSize: '40rem',
  '@media': { [media.desktop]: { paddingBlockEnd: vars.space[48] } },
});

export const eyebrow = style({
  color: vars.color.accentText,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
});

export const title = style({
  marginBlockStart: vars.space[16],
  maxInlineSize: '8em',
  fontSize: vars.fontSize['6xl'],
  fontWeight: vars.fontWeight.black,
  lineHeight: vars.lineHeight.display,
});

export const lede = style({
  marginBlockStart: vars.space[24],
  maxInlineSize: '25rem',
  fontSize: vars.fontSize.lg,
  lineHeight: 1.5,
  '@media': { [media.desktop]: { maxInlineSize: '33rem' } },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  marginBlockStart: vars.space[32],
});

// Beside Connect on a phone of 390 px.
export const secondary = style({ paddingInline: vars.space[16] });

export const note = style({
  marginBlockStart: vars.space[16],
  maxInlineSize: '24rem',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  textWrap: 'balance',
  '@media': { [media.desktop]: { maxInlineSize: '32rem' } },
});

// On phones a strip between the words and the index; above, the ground behind both.
export const art = style({
  marginInline: `calc(-1 * ${vars.space.gutter})`,
  inlineSize: `calc(100% + 2 * ${vars.space.gutter})`,
  maxInlineSize: 'none',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  objectPosition: '50% 30%',
  maskImage: 'linear-gradient(to bottom, transparent, black 30%, black 70%, transparent)',
  pointerEvents: 'none',
  '@media': {
    [media.tablet]: {
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: 0,
      inlineSize: '54%',
      blockSize: '100%',
      margin: 0,
      aspectRatio: 'auto',
      objectPosition: '61% 40%',
      maskImage:
        'linear-gradient(to right, transparent, rgb(0 0 0 / 0.3) 26%, black 52%), linear-gradient(to bottom, black 66%, transparent 94%)',
      maskComposite: 'intersect',
    },
    [media.desktop]: { inlineSize: '66%', objectPosition: '58% 40%' },
  },
});

export const index = style({
  position: 'relative',
  zIndex: vars.layer.raised,
  paddingBlockEnd: vars.space[32],
  '@media': {
    [media.tablet]: { marginBlockStart: vars.space[48] },
    [media.desktop]: { marginBlockStart: 0 },
  },
});

export const indexTitle = style({ color: vars.color.textMuted, fontSize: vars.fontSize.sm });

export const groups = style({
  display: 'grid',
  marginBlockStart: vars.space[12],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: vars.space[24] },
    [media.desktop]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});

export const group = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[8],
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space[12],
  blockSize: '100%',
  borderBlockStart: `${vars.line.hair} solid ${vars.color.lineStrong}`,
  textDecoration: 'none',
  transition: `border-color ${vars.duration.quick} ${vars.ease.out}, color ${vars.duration.quick} ${vars.ease.out}`,
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { borderColor: vars.color.accent, color: vars.color.accentText } },
    },
  },
});

export const groupTitle = style({
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.bold,
  lineHeight: 1.15,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
});

export const count = style({
  color: vars.color.accentText,
  fontSize: vars.fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
});
