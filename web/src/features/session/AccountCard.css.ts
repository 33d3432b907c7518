import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const card = style({ display: 'grid', gap: vars.space[24], justifyItems: 'start' });

export const heading = style({ fontSize: vars.fontSize['3xl'] });

export const facts = style({ display: 'grid', gap: vars.space[4] });

export const term = style({ color: vars.color.textMuted, fontSize: vars.fontSize.sm });

export const email = style({ fontSize: vars.fontSize.lg, fontWeight: vars.fontWeight.semibold });
