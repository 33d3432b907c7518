import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

const base = style({
  borderRadius: vars.radius.sm,
  backgroundColor: vars.color.line,
  '@media': {
    [media.motion]: { animation: `${breathe} 1600ms ${vars.ease.out} ${vars.duration.slow} infinite` },
  },
});

export const shape = styleVariants({
  title: [base, { blockSize: vars.fontSize['3xl'], inlineSize: '70%' }],
  text: [base, { blockSize: vars.space[16], inlineSize: '50%' }],
  field: [base, { blockSize: vars.density.control }],
  button: [base, { blockSize: vars.density.controlLarge, borderRadius: vars.radius.lg }],
});
