import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

export const cta = style({
  overflow: 'hidden',
  // On phones the art has the foot of the section for itself.
  '@media': { [media.belowTablet]: { paddingBlockEnd: '18rem' } },
});

export const art = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  inlineSize: '100%',
  blockSize: '17rem',
  objectFit: 'cover',
  maskImage: 'linear-gradient(to bottom, transparent, black 40%)',
  '@media': {
    [media.tablet]: {
      inlineSize: '62%',
      blockSize: '100%',
      maskImage: 'linear-gradient(to right, transparent 0%, black 62%)',
    },
  },
});

export const inner = style({ position: 'relative', display: 'grid', justifyItems: 'start' });

export const title = style({
  maxInlineSize: '7em',
  fontSize: vars.fontSize['6xl'],
  fontWeight: vars.fontWeight.black,
  lineHeight: vars.lineHeight.display,
});

export const text = style({
  marginBlockStart: vars.space[24],
  maxInlineSize: '34rem',
  fontSize: vars.fontSize.lg,
  lineHeight: 1.5,
  textWrap: 'balance',
});

export const connect = style({ marginBlockStart: vars.space[32] });

export const note = style({
  marginBlockStart: vars.space[16],
  maxInlineSize: '30rem',
  fontSize: vars.fontSize.sm,
});
