import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { eyebrow, note } from '../Lead/Lead.css.ts';

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

export const inner = style({ position: 'relative' });

export const words = style({});

globalStyle(`${words} > ${eyebrow}`, {
  marginBlockEnd: vars.space[12],
  color: 'inherit',
  fontSize: 'inherit',
});
globalStyle(`${words} > ${eyebrow} + h2`, { marginBlockStart: 0 });
globalStyle(`${words} > ${note}`, { maxInlineSize: '40rem', color: 'inherit' });
