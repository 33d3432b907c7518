import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/theme.css.ts';

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  paddingBlockStart: vars.space[16],
});
