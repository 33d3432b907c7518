import { style } from '@vanilla-extract/css';

export const loading = style({ display: 'grid', flex: '1 0 auto', placeContent: 'center' });
