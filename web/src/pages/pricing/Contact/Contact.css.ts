import { style } from '@vanilla-extract/css';
import { stacked } from '../../../theme/columns.ts';
import { text as texts } from '../../../theme/text.ts';

export const side = style(stacked(24));

export const text = style({ ...texts.lead, maxInlineSize: '34rem' });
