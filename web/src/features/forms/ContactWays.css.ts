import { style } from '@vanilla-extract/css';
import { wrapping } from '../../theme/columns.ts';
import { media } from '../../theme/media.ts';

export const ways = style(wrapping(12));

export const way = style({ '@media': { [media.belowTablet]: { flex: '1 1 12rem' } } });
