import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { text, title as titles } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

export const corporate = style({ overflow: 'hidden' });

export const art = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: '58%',
  blockSize: '100%',
  objectFit: 'cover',
  maskImage: 'linear-gradient(to right, transparent, black 60%)',
  '@media': { [media.belowDesktop]: { display: 'none' } },
});

export const inner = style({ position: 'relative', display: 'grid', justifyItems: 'start' });

export const title = style({ ...titles.section, maxInlineSize: '7em' });

export const summary = style({ ...text.lead, marginBlockStart: vars.space[16], maxInlineSize: '30rem' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[24],
  rowGap: vars.space[12],
  marginBlockStart: vars.space[32],
});

export const includes = style({ marginBlockStart: vars.space[24], maxInlineSize: '32rem' });
