import { style, styleVariants } from '@vanilla-extract/css';
import { artColors } from '../../../art/palettes.ts';
import { media } from '../../../theme/media.ts';
import { palette } from '../../../theme/palette.ts';
import { vars } from '../../../theme/theme.css.ts';

const base = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
  minInlineSize: 0,
  borderRadius: vars.radius.md,
  overflow: 'hidden',
  isolation: 'isolate',
  scrollSnapAlign: 'start',
  selectors: {
    '&:has(a:focus-visible)': {
      outline: `${vars.line.bold} solid ${vars.color.focus}`,
      outlineOffset: '2px',
    },
  },
});

const onLightGround = ['fresh-start', 'body-change', 'long-run'];

export const card = styleVariants(artColors, (colors, name) => [
  base,
  { backgroundColor: colors.ground, color: onLightGround.includes(name) ? palette.ink : palette.paper },
]);

export const art = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: -1,
  inlineSize: '100%',
  blockSize: '80%',
  objectFit: 'cover',
  objectPosition: '60% 10%',
  maskImage: 'linear-gradient(to bottom, black 52%, transparent 92%)',
  transition: `transform ${vars.duration.slow} ${vars.ease.out}`,
  '@media': {
    [media.hover]: { selectors: { [`${base}:hover &`]: { transform: 'scale(1.03)' } } },
  },
});

export const text = style({
  display: 'grid',
  gap: vars.space[8],
  padding: vars.space[24],
  paddingBlockStart: 0,
});

export const label = style({ fontSize: vars.fontSize.xl });

export const link = style({
  textDecoration: 'none',
  outline: 'none',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
});

export const description = style({
  maxInlineSize: '36ch',
  fontSize: vars.fontSize.sm,
  lineHeight: 1.4,
  textWrap: 'balance',
});

export const arrow = style({
  position: 'absolute',
  insetBlockStart: vars.space[12],
  insetInlineEnd: vars.space[12],
  boxSizing: 'content-box',
  padding: vars.space[8],
  borderRadius: vars.radius.round,
  backgroundColor: 'inherit',
  opacity: 0,
  transform: 'translateX(-0.5rem)',
  transition: `opacity ${vars.duration.steady} ${vars.ease.out}, transform ${vars.duration.steady} ${vars.ease.out}`,
  selectors: { [`${base}:has(a:focus-visible) &`]: { opacity: 1, transform: 'none' } },
  '@media': {
    [media.hover]: { selectors: { [`${base}:hover &`]: { opacity: 1, transform: 'none' } } },
  },
});
