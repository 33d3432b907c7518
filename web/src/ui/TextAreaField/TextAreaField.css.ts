import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { control } from '../Field/Field.css.ts';

export const area = style([
  control,
  {
    display: 'block',
    paddingBlock: vars.space[12],
    lineHeight: vars.density.lineHeight,
    resize: 'vertical',
    // Grows with what is written, where the browser can.
    fieldSizing: 'content',
    minBlockSize: '6lh',
    maxBlockSize: '60svh',
  },
]);
