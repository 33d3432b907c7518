import { style } from '@vanilla-extract/css';
import { column } from '../../../theme/layout.css.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

export const hero = style({ position: 'relative', overflow: 'hidden' });

export const inner = style([
  column,
  {
    position: 'relative',
    display: 'grid',
    gap: vars.space[32],
    paddingBlockStart: vars.space[32],
    paddingBlockEnd: vars.space[24],
    '@media': {
      [media.desktop]: {
        gridTemplateRows: '1fr auto',
        minBlockSize: `clamp(38rem, 92svh - ${vars.size.header}, 50rem)`,
        paddingBlockEnd: vars.space[32],
      },
    },
  },
]);

// On phones the page begins with its words, and the first drawings follow at once.
export const art = style({
  '@media': {
    [media.belowTablet]: { display: 'none' },
    [media.tablet]: {
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: 0,
      inlineSize: 'auto',
      maxInlineSize: 'none',
      blockSize: '78%',
      // The words stand on the first of the two figures.
      maskImage:
        'linear-gradient(to right, transparent 24%, rgb(0 0 0 / 0.32) 46%, black 54%), linear-gradient(to bottom, black 74%, transparent 98%)',
      maskComposite: 'intersect',
    },
    [media.desktop]: {
      blockSize: '84%',
      // To the edge of the screen, however wide that is.
      insetInlineEnd: `min(0px, (${vars.size.page} + 2 * ${vars.space.gutter} - 100vw) / 2)`,
      maskImage:
        'linear-gradient(to right, transparent 10%, rgb(0 0 0 / 0.45) 40%, black 52%), linear-gradient(to bottom, black 74%, transparent 98%)',
    },
  },
});

export const lead = style({
  position: 'relative',
  alignSelf: 'center',
  display: 'grid',
  justifyItems: 'start',
  maxInlineSize: '34rem',
  '@media': { [`${media.tablet} and ${media.belowDesktop}`]: { maxInlineSize: '24rem' } },
});

export const title = style({
  maxInlineSize: '7.4em',
  fontSize: vars.fontSize['6xl'],
  fontWeight: vars.fontWeight.black,
  lineHeight: vars.lineHeight.display,
});

export const lede = style({
  marginBlockStart: vars.space[24],
  maxInlineSize: '30rem',
  fontSize: vars.fontSize.lg,
  lineHeight: 1.5,
  textWrap: 'balance',
});

export const connect = style({ marginBlockStart: vars.space[24] });

export const note = style({
  marginBlockStart: vars.space[16],
  maxInlineSize: '25rem',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  lineHeight: 1.5,
  textWrap: 'balance',
});

export const index = style({ position: 'relative' });

export const groups = style({
  display: 'grid',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, 1fr)', columnGap: vars.space[24] },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  },
});

export const link = style({
  display: 'grid',
  gridTemplateColumns: '2.2ch 1fr auto',
  alignItems: 'center',
  columnGap: vars.space[12],
  minBlockSize: vars.space[48],
  blockSize: '100%',
  paddingBlock: vars.space[8],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.lineStrong}`,
  lineHeight: vars.lineHeight.snug,
  textDecoration: 'none',
  transition: `border-color ${vars.duration.quick} ${vars.ease.out}`,
  '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.accent } } } },
});

export const count = style({
  color: vars.color.accent,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize['2xl'],
  fontWeight: vars.fontWeight.black,
  letterSpacing: vars.tracking.display,
  lineHeight: 1,
});

export const name = style({ fontWeight: vars.fontWeight.semibold });

export const arrow = style({
  color: vars.color.textMuted,
  transition: `transform ${vars.duration.steady} ${vars.ease.out}`,
  '@media': {
    [media.hover]: { selectors: { [`${link}:hover &`]: { transform: 'translateY(0.25rem)' } } },
  },
});
