import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const row = style({ display: 'flex', alignItems: 'center', gap: vars.space[12] });

export const number = style({ maxInlineSize: '10rem', fontVariantNumeric: 'tabular-nums' });

export const unit = style({ color: vars.color.textMuted });
