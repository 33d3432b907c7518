import { style } from '@vanilla-extract/css';
import { stacked, wrapping } from '../../../theme/columns.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

export const part = style(stacked(8));

export const form = style({ display: 'grid', gap: vars.space[16], inlineSize: '100%' });

export const fields = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space[12],
  '@media': { [media.tablet]: { gridTemplateColumns: '2fr 1fr 1fr' } },
});

export const actions = style(wrapping(8));
