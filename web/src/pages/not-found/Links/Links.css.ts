import { style } from '@vanilla-extract/css';
import { columns } from '../../../theme/columns.ts';
import { title as titles } from '../../../theme/text.ts';

export const inner = style(columns('4fr 8fr', 32, 'stretch'));

export const title = style({ ...titles.large, maxInlineSize: '9em' });
