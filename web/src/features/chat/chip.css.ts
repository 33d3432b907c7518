import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

/** What can be asked at one press. */
export const chip = style({
  minBlockSize: '2.25rem',
  paddingInline: vars.space[12],
  border: `${vars.line.hair} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.round,
  fontWeight: vars.fontWeight.medium,
  transition: `background-color ${vars.duration.quick} ${vars.ease.out}`,
  selectors: {
    '&:active:not(:disabled)': { backgroundColor: vars.color.pressed },
    '&:disabled': { opacity: 0.55, cursor: 'not-allowed' },
  },
  '@media': {
    [media.touch]: { minBlockSize: vars.size.touch },
    [media.hover]: {
      selectors: {
        '&:hover:not(:disabled):not(:active)': {
          backgroundColor: vars.color.hover,
          borderColor: vars.color.text,
        },
      },
    },
  },
});
