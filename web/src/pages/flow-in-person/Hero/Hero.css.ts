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
  maxInlineSize: '42rem',
});

export const eyebrow = style({
  color: vars.color.accentText,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
});

export const title = style({
  marginBlockStart: vars.space[16],
  maxInlineSize: '7em',
  fontSize: vars.fontSize['6xl'],
  fontWeight: vars.fontWeight.black,
  lineHeight: vars.lineHeight.display,
});

export const lede = style({
  marginBlockStart: vars.space[24],
  maxInlineSize: '24rem',
  fontSize: vars.fontSize.lg,
  lineHeight: 1.5,
  '@media': { [media.desktop]: { maxInlineSize: '31rem' } },
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
  maxInlineSize: '26rem',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  textWrap: 'balance',
});

// On phones between the words and the claims; above, the ground behind both.
export const art = style({
  marginInline: `calc(-1 * ${vars.space.gutter})`,
  inlineSize: `calc(100% + 2 * ${vars.space.gutter})`,
  maxInlineSize: 'none',
  aspectRatio: '5 / 4',
  objectFit: 'cover',
  objectPosition: '62% 40%',
  maskImage: 'linear-gradient(to bottom, transparent, black 24%, black 76%, transparent)',
  pointerEvents: 'none',
  '@media': {
    [media.tablet]: {
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: 0,
      inlineSize: '62%',
      blockSize: '100%',
      margin: 0,
      aspectRatio: 'auto',
      objectPosition: '40% 40%',
      maskImage:
        'linear-gradient(to right, transparent, rgb(0 0 0 / 0.3) 24%, black 46%), linear-gradient(to bottom, black 74%, transparent)',
      maskComposite: 'intersect',
    },
    [media.desktop]: { objectPosition: '60% 40%' },
  },
});

export const claims = style({
  position: 'relative',
  zIndex: vars.layer.raised,
  display: 'grid',
  gridTemplateColumns: 'repeat(3, auto)',
  justifyContent: 'space-between',
  gap: vars.space[16],
  paddingBlock: vars.space[24],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.lineStrong}`,
  '@media': {
    [media.tablet]: { maxInlineSize: '34rem', marginBlockStart: vars.space[48] },
  },
});

// The numbers stand in one row, however many lines their labels take.
export const claim = style({ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' });

export const claimValue = style({
  fontFamily: vars.font.display,
  fontSize: vars.fontSize['2xl'],
  fontWeight: vars.fontWeight.bold,
  letterSpacing: vars.tracking.display,
  lineHeight: vars.lineHeight.display,
});

export const claimLabel = style({
  marginBlockStart: vars.space[4],
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.snug,
});
