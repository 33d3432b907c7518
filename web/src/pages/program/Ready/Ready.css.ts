import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/theme.css.ts';

export const caution = style({ marginBlockStart: vars.space[24] });
