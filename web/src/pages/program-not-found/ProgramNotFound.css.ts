import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { text as texts } from '../../theme/text.ts';
import { vars } from '../../theme/theme.css.ts';

export const page = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  minBlockSize: `calc(100svh - ${vars.size.header})`,
  paddingBlockStart: vars.space[96],
  // The last line stays clear of the chat launcher.
  paddingBlockEnd: vars.space[96],
  overflow: 'hidden',
});

export const art = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockStart: 0,
  inlineSize: '100%',
  blockSize: '26rem',
  objectFit: 'cover',
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
});

export const inner = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  '@media': { [media.belowDesktop]: { paddingBlockStart: vars.space[128] } },
});

export const links = style({ inlineSize: '100%', maxInlineSize: '30rem', marginBlockStart: vars.space[64] });

export const linksTitle = style({
  ...texts.note,
  fontFamily: vars.font.text,
  fontWeight: vars.fontWeight.regular,
  letterSpacing: vars.tracking.none,
  marginBlockEnd: vars.space[12],
});
