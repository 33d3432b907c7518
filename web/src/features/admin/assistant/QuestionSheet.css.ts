import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/theme.css.ts';
import { written } from '../layout-rules.ts';

export const words = style([written, { maxInlineSize: vars.measure }]);

export const cards = style({ display: 'grid', gap: vars.space[4], overflowWrap: 'anywhere' });

export const copy = style({ justifySelf: 'start' });
