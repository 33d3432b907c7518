import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const actions = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: vars.space[8],
  paddingBlockStart: vars.space[16],
  '@media': { [media.tablet]: { flexDirection: 'row', justifyContent: 'end' } },
});
