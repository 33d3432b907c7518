import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { text, title as titles } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

export const head = style({
  position: 'relative',
  overflow: 'hidden',
  paddingBlock: vars.space[64],
  '@media': { [media.desktop]: { paddingBlock: vars.space[96] } },
});

export const art = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: '70% 40%',
  maskImage: 'linear-gradient(to bottom, black, transparent 36%)',
  opacity: 0.7,
  '@media': {
    [media.desktop]: {
      inlineSize: '56%',
      opacity: 1,
      maskImage: 'linear-gradient(to right, transparent, black 60%)',
    },
  },
});

export const inner = style({ position: 'relative', display: 'grid', justifyItems: 'start' });

export const updated = style({
  ...text.eyebrow,
  paddingBlockStart: vars.space[96],
  '@media': { [media.desktop]: { paddingBlockStart: 0 } },
});

export const title = style({ ...titles.section, marginBlockStart: vars.space[12], maxInlineSize: '9em' });

export const intro = style({ ...text.lead, marginBlockStart: vars.space[24], maxInlineSize: '36rem' });
