import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/theme.css.ts';

export const side = style({ display: 'grid', justifyItems: 'start', gap: vars.space[24] });

export const text = style({ maxInlineSize: '34rem', fontSize: vars.fontSize.lg, lineHeight: 1.5 });
