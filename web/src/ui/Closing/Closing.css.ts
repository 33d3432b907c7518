import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

const tabletOnly = `${media.tablet} and ${media.belowDesktop}`;

export const closing = style({
  overflow: 'hidden',
  // Where the words need the whole width, the art has the foot of the section for itself.
  '@media': {
    [media.belowTablet]: { paddingBlockEnd: '18rem' },
    [tabletOnly]: { paddingBlockEnd: '22rem' },
  },
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
    [tabletOnly]: {
      inlineSize: '66%',
      blockSize: '23rem',
      maskImage:
        'linear-gradient(to right, transparent, black 40%), linear-gradient(to bottom, transparent, black 30%)',
      maskComposite: 'intersect',
    },
    [media.desktop]: {
      inlineSize: '62%',
      blockSize: '100%',
      // No shape begins under the last letters of the title.
      maskImage: 'linear-gradient(to right, transparent 12%, rgb(0 0 0 / 0.14) 30%, black 62%)',
    },
  },
});

export const inner = style({ position: 'relative', display: 'grid', justifyItems: 'start' });

export const eyebrow = style({ marginBlockEnd: vars.space[12], fontWeight: vars.fontWeight.medium });

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

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[12],
  marginBlockStart: vars.space[32],
});

export const note = style({
  marginBlockStart: vars.space[16],
  maxInlineSize: '40rem',
  fontSize: vars.fontSize.sm,
  textWrap: 'balance',
});
