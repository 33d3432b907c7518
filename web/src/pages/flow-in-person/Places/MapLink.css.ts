import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: vars.space[4],
  minBlockSize: vars.size.touch,
  fontWeight: vars.fontWeight.semibold,
  textDecorationColor: vars.color.accent,
  textDecorationThickness: vars.line.bold,
  whiteSpace: 'nowrap',
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.accentText } } } },
});
