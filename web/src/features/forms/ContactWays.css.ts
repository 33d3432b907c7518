import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] });

export const way = style({ '@media': { [media.belowTablet]: { flex: '1 1 12rem' } } });
