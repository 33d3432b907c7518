import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const bar = { border: 0, borderRadius: vars.radius.round };

export const progress = style({
  ...bar,
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: vars.space[4],
  overflow: 'hidden',
  backgroundColor: vars.color.line,
  selectors: {
    '&::-webkit-progress-bar': { ...bar, backgroundColor: vars.color.line },
    '&::-webkit-progress-value': { ...bar, backgroundColor: vars.color.accent },
    '&::-moz-progress-bar': { ...bar, backgroundColor: vars.color.accent },
  },
});
