import { style } from '@vanilla-extract/css';
import { column } from '../../theme/layout.css.ts';
import { media } from '../../theme/media.ts';
import { ink, paper, vars } from '../../theme/theme.css.ts';

const screen = `calc(100svh - ${vars.size.header})`;
/** How much of the drawing stands above the card. */
const band = '11rem';
const tallBand = '17rem';

export const frame = style([ink, { position: 'relative', minBlockSize: screen, overflow: 'clip' }]);

/** As high as the frame, so that the drawing in it can stay where it is while a long card is scrolled. */
export const ground = style({ position: 'absolute', inset: 0 });

export const art = style({
  inlineSize: '100%',
  blockSize: `calc(${band} + ${vars.radius.lg})`,
  objectFit: 'cover',
  objectPosition: '50% 32%',
  '@media': {
    [media.tablet]: {
      blockSize: '30rem',
      objectPosition: '50% 0',
      maskImage: 'linear-gradient(to top, transparent, black 70%)',
    },
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: vars.size.header,
      inlineSize: '82%',
      blockSize: screen,
      marginInlineStart: '18%',
      objectPosition: '46% 50%',
      maskImage: 'linear-gradient(to right, transparent, black 60%)',
    },
  },
});

export const inner = style([
  column,
  {
    position: 'relative',
    '@media': {
      [media.belowTablet]: { paddingInline: 0, paddingBlockStart: band },
      [media.tablet]: { paddingBlock: `${tallBand} ${vars.space[64]}` },
      [media.desktop]: { paddingBlock: vars.space[64] },
    },
  },
]);

export const sheet = style([
  paper,
  {
    inlineSize: '100%',
    minBlockSize: `calc(${screen} - ${band})`,
    paddingInline: vars.space.gutter,
    paddingBlock: `${vars.space[32]} ${vars.space[96]}`,
    borderStartStartRadius: vars.radius.lg,
    borderStartEndRadius: vars.radius.lg,
    '@media': {
      [media.tablet]: {
        maxInlineSize: `calc(${vars.size.form} + 2 * ${vars.space[48]})`,
        minBlockSize: 0,
        marginInline: 'auto',
        padding: vars.space[48],
        borderRadius: vars.radius.lg,
      },
      [media.desktop]: { marginInline: 0 },
    },
  },
]);
