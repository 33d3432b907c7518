import { style, styleVariants } from '@vanilla-extract/css';
import { artColors } from '../../../art/palettes.ts';
import { cardLink, linkedCard } from '../../../theme/links.ts';
import { media } from '../../../theme/media.ts';
import { palette } from '../../../theme/palette.ts';
import { behind, moving } from '../../../theme/pictures.ts';
import { balanced } from '../../../theme/text.ts';
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

export const art = style([
  moving(card, 'scale(1.03)'),
  behind('100%', '80%'),
  {
    zIndex: -1,
    objectPosition: '60% 10%',
    maskImage: 'linear-gradient(to bottom, black 52%, transparent 92%)',
  },
]);

export const text = style({
  display: 'grid',
  gap: vars.space[8],
  padding: vars.space[24],
  paddingBlockStart: 0,
});

export const link = style(cardLink);

export const description = style({
  ...balanced,
  maxInlineSize: '36ch',
  fontSize: vars.fontSize.sm,
  lineHeight: 1.4,
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
  '@media': { [media.hover]: { selectors: { [`${card}:hover &`]: { opacity: 1, transform: 'none' } } } },
});
