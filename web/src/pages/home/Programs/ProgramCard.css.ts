import { style, styleVariants } from '@vanilla-extract/css';
import { artColors } from '../../../art/palettes.ts';
import { cardLink, linkedCard } from '../../../theme/links.ts';
import { media } from '../../../theme/media.ts';
import { palette } from '../../../theme/palette.ts';
import { title as titles } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

export const card = style([
  linkedCard('2px'),
  {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'end',
    minInlineSize: 0,
    borderRadius: vars.radius.md,
    overflow: 'hidden',
    isolation: 'isolate',
    scrollSnapAlign: 'start',
  },
]);

const onLightGround = ['fresh-start', 'body-change', 'long-run'];

export const ground = styleVariants(artColors, (colors, name) => ({
  backgroundColor: colors.ground,
  color: onLightGround.includes(name) ? palette.ink : palette.paper,
}));

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
    [media.hover]: { selectors: { [`${card}:hover &`]: { transform: 'scale(1.03)' } } },
  },
});

export const text = style({
  display: 'grid',
  gap: vars.space[8],
  padding: vars.space[24],
  paddingBlockStart: 0,
});

export const label = style(titles.small);

export const link = style(cardLink);

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
  selectors: { [`${card}:has(a:focus-visible) &`]: { opacity: 1, transform: 'none' } },
  '@media': {
    [media.hover]: { selectors: { [`${card}:hover &`]: { opacity: 1, transform: 'none' } } },
  },
});
