import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

export const contact = style({
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
      inlineSize: '58%',
      blockSize: '100%',
      maskImage: 'linear-gradient(to right, transparent 4%, rgb(0 0 0 / 0.18) 24%, black 62%)',
    },
  },
});

export const inner = style({ position: 'relative', display: 'grid', justifyItems: 'start' });

export const subtitle = style({ fontWeight: vars.fontWeight.medium });

export const title = style({
  marginBlockStart: vars.space[12],
  maxInlineSize: '8em',
  fontSize: vars.fontSize['6xl'],
  fontWeight: vars.fontWeight.black,
  lineHeight: vars.lineHeight.display,
});

export const text = style({
  marginBlockStart: vars.space[24],
  maxInlineSize: '30rem',
  fontSize: vars.fontSize.lg,
  lineHeight: 1.5,
  textWrap: 'balance',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[12],
  marginBlockStart: vars.space[32],
});
