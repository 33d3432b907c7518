import { style } from '@vanilla-extract/css';
import { column } from '../../../theme/layout.css.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

// Above the next section: the field runs on over the edge between them.
export const hero = style({ position: 'relative', zIndex: vars.layer.raised });

export const inner = style([
  column,
  {
    position: 'relative',
    display: 'grid',
    paddingBlockStart: vars.space[32],
    '@media': {
      [media.desktop]: {
        gridTemplateRows: '1fr auto',
        minBlockSize: `clamp(40rem, 100svh - ${vars.size.header}, 56rem)`,
        paddingBlockStart: vars.space[24],
      },
    },
  },
]);

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
  maxInlineSize: '9.4em',
  fontSize: vars.fontSize['6xl'],
  fontWeight: vars.fontWeight.black,
  lineHeight: vars.lineHeight.display,
});

export const lede = style({
  marginBlockStart: vars.space[24],
  maxInlineSize: '34rem',
  fontSize: vars.fontSize.lg,
  lineHeight: 1.5,
  textWrap: 'balance',
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

const fadeAbove = 'linear-gradient(to bottom, transparent, black 38%, black 84%, rgb(0 0 0 / 0.4))';
const fadeToText = 'linear-gradient(to right, transparent 12%, rgb(0 0 0 / 0.2) 44%, black 66%)';
const fadeBelow = 'linear-gradient(to bottom, black 84%, transparent)';

export const picture = style({
  display: 'block',
  marginInline: `calc(-1 * ${vars.space.gutter})`,
  marginBlockStart: `calc(-1 * ${vars.space[32]})`,
  pointerEvents: 'none',
  '@media': {
    [media.tablet]: { marginBlockStart: `calc(-1 * ${vars.space[160]})` },
    [media.desktop]: {
      // The figure, at 71.5% of its drawing, stands at 76% of the screen however wide that is.
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: 'calc(50% + 26vw)',
      transform: 'translateX(-71.5%)',
      aspectRatio: '16 / 10',
      inlineSize: 'auto',
      blockSize: '112%',
      margin: 0,
    },
  },
});

export const art = style({
  inlineSize: '100%',
  maskImage: fadeAbove,
  '@media': {
    [media.desktop]: {
      maxInlineSize: 'none',
      blockSize: '100%',
      objectFit: 'cover',
      maskImage: `${fadeToText}, ${fadeBelow}`,
      maskComposite: 'intersect',
    },
  },
});

export const ground = style({
  position: 'relative',
  zIndex: vars.layer.raised,
  display: 'grid',
  gap: vars.space[24],
  paddingBlock: vars.space[24],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.lineStrong}`,
  '@media': {
    [media.desktop]: { gap: vars.space[16], marginBlockStart: vars.space[24], maxInlineSize: '29rem' },
    [media.wide]: { maxInlineSize: '36rem' },
  },
});

export const claims = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, auto)',
  justifyContent: 'space-between',
  gap: vars.space[16],
});

export const claim = style({ display: 'flex', flexDirection: 'column-reverse' });

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
