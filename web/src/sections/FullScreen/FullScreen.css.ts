import { style, styleVariants } from '@vanilla-extract/css';
import { stacked } from '../../theme/columns.ts';
import { media } from '../../theme/media.ts';
import { behind } from '../../theme/pictures.ts';
import { vars } from '../../theme/theme.css.ts';

const whole = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  minBlockSize: `calc(100svh - ${vars.size.header})`,
  overflow: 'hidden',
});

/** The picture is `behind` the words, or `above` them and from the desktop on beside them. */
export const screen = styleVariants({
  // The last line stays clear of the chat launcher.
  behind: [whole, { paddingBlock: `${vars.space[64]} ${vars.space[128]}` }],
  above: [whole, { paddingBlock: vars.space[96] }],
});

export const picture = styleVariants({
  behind: {
    ...behind('100%'),
    objectPosition: '62% 0',
    maskImage: 'linear-gradient(to top, transparent 36%, black 82%)',
    '@media': { [media.desktop]: { maskImage: 'linear-gradient(to right, transparent 28%, black 72%)' } },
  },
  above: {
    ...behind('100%', '26rem'),
    objectPosition: '62% 0',
    maskImage: 'linear-gradient(to top, transparent 8%, black 70%)',
    '@media': {
      [media.desktop]: {
        inlineSize: '66%',
        blockSize: '100%',
        objectPosition: '50% 50%',
        maskImage: 'linear-gradient(to right, transparent 4%, rgb(0 0 0 / 0.24) 26%, black 56%)',
      },
    },
  },
});

const content = style({ ...stacked(), position: 'relative' });

export const inner = styleVariants({
  behind: [content],
  above: [content, { '@media': { [media.belowDesktop]: { paddingBlockStart: vars.space[128] } } }],
});
