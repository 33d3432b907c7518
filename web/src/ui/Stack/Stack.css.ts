import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const stack = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const inline = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', minInlineSize: 0 });

const { gutter: _gutter, section: _section, ...steps } = vars.space;
export const gap = styleVariants(steps, (step) => ({ gap: step }));
