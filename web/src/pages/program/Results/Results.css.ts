import { style } from '@vanilla-extract/css';
import * as pictures from '../../../sections/MediaGrid/MediaGrid.css.ts';
import { balanced, text as texts } from '../../../theme/text.ts';

export const note = style({ ...texts.muted, ...balanced, maxInlineSize: '34ch' });

export const list = pictures.list.strip;

export const button = style([pictures.zooming, pictures.frame, { inlineSize: '100%' }]);

export const { picture } = pictures;
