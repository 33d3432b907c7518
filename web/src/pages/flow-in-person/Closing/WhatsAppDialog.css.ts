import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

// On phones the link comes first: their own camera cannot read the code.
export const ways = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[24],
  marginBlockStart: vars.space[16],
  '@media': { [media.tablet]: { flexDirection: 'column-reverse' } },
});

export const link = style({ '@media': { [media.belowTablet]: { inlineSize: '100%' } } });
