import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

// Above the next section: the picture runs on over the edge between them.
export const thanks = style({
  position: 'relative',
  zIndex: vars.layer.raised,
  paddingBlock: vars.space[64],
  '@media': { [media.desktop]: { paddingBlock: vars.space[128] } },
});

export const picture = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  inlineSize: '100%',
  maxInlineSize: 'none',
  blockSize: '18rem',
  objectFit: 'cover',
  objectPosition: '50% 40%',
  maskImage: 'linear-gradient(to bottom, black 40%, transparent)',
  '@media': {
    [media.tablet]: {
      inlineSize: '46%',
      blockSize: '100%',
      maskImage: 'linear-gradient(to right, transparent 10%, black 64%)',
    },
    [media.desktop]: { inlineSize: '40%', blockSize: `calc(100% + ${vars.space[64]})`, maskImage: 'none' },
  },
});

export const inner = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  '@media': { [media.belowTablet]: { paddingBlockStart: '13rem' } },
});

export const title = style({
  maxInlineSize: '8.6em',
  // The longest word fits on the narrowest screen.
  fontSize: `min(${vars.fontSize['6xl']}, 15vw)`,
  fontWeight: vars.fontWeight.black,
  lineHeight: vars.lineHeight.display,
  // A dash stands at the end of a line, never in the middle of the last but one.
  textWrap: 'wrap',
});

export const lede = style({ '@media': { [media.tablet]: { maxInlineSize: 'min(30rem, 52%)' } } });
