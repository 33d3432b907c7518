import { style } from '@vanilla-extract/css';
import { columns } from '../../../theme/columns.ts';
import { vars } from '../../../theme/theme.css.ts';

export const inner = style(columns('4fr 8fr', 32, 'stretch'));

export const title = style({ maxInlineSize: '9em', fontSize: vars.fontSize['3xl'] });
