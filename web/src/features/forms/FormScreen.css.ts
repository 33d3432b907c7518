import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const loading = style({ display: 'grid', flex: '1 0 auto', placeContent: 'center' });

export const quiet = style({ color: vars.color.textMuted, fontSize: vars.fontSize.sm });
