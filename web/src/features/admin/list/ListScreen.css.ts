import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/theme.css.ts';
import { column } from '../layout-rules.ts';

export const top = style([column(), { gap: vars.density.gap }]);
