import { style } from '@vanilla-extract/css';
import * as pictures from '../../../sections/MediaGrid/MediaGrid.css.ts';
import { growing } from '../../../theme/columns.ts';
import { balanced, text as texts } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

export const block = style(growing('marginBlockStart', 64, 128));

export const list = pictures.list.wave;

export const button = style([
  pictures.zooming,
  {
    display: 'grid',
    gap: vars.space[12],
    alignContent: 'start',
    inlineSize: '100%',
    textAlign: 'start',
    borderRadius: vars.radius.sm,
  },
]);

export const { frame, picture } = pictures;

export const caption = style({ display: 'grid', gap: vars.space[4] });

export const overlayText = style({
  ...balanced,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.snug,
});

export const facts = style(texts.facts);
