import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const iconButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.density.control,
  blockSize: vars.density.control,
  borderRadius: vars.radius.round,
  color: 'inherit',
  transition: `background-color ${vars.duration.quick} ${vars.ease.out}, transform ${vars.duration.quick} ${vars.ease.out}`,
  selectors: {
    '&:active:not(:disabled)': { backgroundColor: vars.color.pressed, transform: 'scale(0.96)' },
    '&:disabled': { cursor: 'not-allowed', opacity: 0.45 },
  },
  '@media': {
    [media.touch]: { minInlineSize: vars.size.touch, minBlockSize: vars.size.touch },
    [media.hover]: {
      selectors: { '&:hover:not(:disabled):not(:active)': { backgroundColor: vars.color.hover } },
    },
  },
});
