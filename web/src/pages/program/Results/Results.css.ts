import { style } from '@vanilla-extract/css';
import * as pictures from '../../../sections/MediaGrid/MediaGrid.css.ts';
import { vars } from '../../../theme/theme.css.ts';

export const note = style({ maxInlineSize: '34ch', color: vars.color.textMuted, textWrap: 'balance' });

export const grid = pictures.list.strip;

export const button = style([pictures.zooming, pictures.frame, { inlineSize: '100%' }]);

export const { picture } = pictures;
