import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/theme.css.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[16],
  marginBlockEnd: vars.space[32],
});
