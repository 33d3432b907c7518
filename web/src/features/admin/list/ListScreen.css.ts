import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/theme.css.ts';

export const top = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.density.gap });
