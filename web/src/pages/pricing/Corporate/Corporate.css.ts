import { style } from '@vanilla-extract/css';
import { stacked, wrapping } from '../../../theme/columns.ts';
import { media } from '../../../theme/media.ts';
import { behind } from '../../../theme/pictures.ts';
import { text as texts, title as titles } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

export const corporate = style({ overflow: 'hidden' });

export const art = style({
  ...behind('58%'),
  maskImage: 'linear-gradient(to right, transparent, black 60%)',
  '@media': { [media.belowDesktop]: { display: 'none' } },
});

export const inner = style({ ...stacked(), position: 'relative' });

export const title = style({ ...titles.section, maxInlineSize: '7em' });

export const summary = style({ ...texts.lead, marginBlockStart: vars.space[16], maxInlineSize: '30rem' });

export const actions = style({ ...wrapping(24, 12), alignItems: 'center', marginBlockStart: vars.space[32] });

export const includes = style({ marginBlockStart: vars.space[24], maxInlineSize: '32rem' });
