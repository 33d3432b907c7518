import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

/** A part of the page. */
export const part = style({ display: 'grid', gap: vars.space[16], alignContent: 'start' });

export const title = style({ fontSize: vars.fontSize['2xl'] });

export const form = style({ display: 'grid', gap: vars.space[16], justifyItems: 'stretch' });

export const quiet = style({ color: vars.color.textMuted });
