import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const question = style({
  display: 'grid',
  gap: vars.space[8],
  minInlineSize: 0,
  scrollMarginBlock: vars.space[24],
  selectors: {
    // It belongs to the question above it.
    '&[data-follows]': {
      paddingInlineStart: vars.space[16],
      borderInlineStart: `${vars.line.bold} solid ${vars.color.accent}`,
    },
  },
});

export const date = style({ maxInlineSize: '14rem' });
