import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const code = style({ flex: 'none', borderRadius: vars.radius.sm });
