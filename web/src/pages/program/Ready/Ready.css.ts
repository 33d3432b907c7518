import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

export const ready = style({
  overflow: 'hidden',
  // Where the words need the whole width, the art has the foot of the section for itself.
  '@media': { [media.belowDesktop]: { paddingBlockEnd: '20rem' } },
});

export const art = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  inlineSize: '100%',
  blockSize: '21rem',
  objectFit: 'cover',
  maskImage: 'linear-gradient(to bottom, transparent, black 40%)',
  '@media': {
    [media.desktop]: {
      inlineSize: '62%',
      blockSize: '100%',
      maskImage: 'linear-gradient(to right, transparent 4%, rgb(0 0 0 / 0.18) 24%, black 62%)',
    },
  },
});

export const inner = style({ position: 'relative', display: 'grid', justifyItems: 'start' });

export const title = style({
  maxInlineSize: '6em',
  fontSize: vars.fontSize['6xl'],
  fontWeight: vars.fontWeight.black,
  lineHeight: vars.lineHeight.display,
});

export const addition = style({
  marginBlockStart: vars.space[24],
  maxInlineSize: '26rem',
  fontSize: vars.fontSize.xl,
  lineHeight: vars.lineHeight.snug,
  textWrap: 'balance',
});

export const terms = style({ marginBlockStart: vars.space[16], fontSize: vars.fontSize.lg });

export const connect = style({ marginBlockStart: vars.space[32] });

export const price = style({
  marginBlockStart: vars.space[16],
  maxInlineSize: '24rem',
  fontSize: vars.fontSize.sm,
  textWrap: 'balance',
});

export const caution = style({ marginBlockStart: vars.space[24] });
