import { style } from '@vanilla-extract/css';
import * as pictures from '../../../sections/MediaGrid/MediaGrid.css.ts';
import { media } from '../../../theme/media.ts';
import { text, title as titles } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

export const block = style({
  marginBlockStart: vars.space[64],
  '@media': { [media.desktop]: { marginBlockStart: vars.space[128] } },
});

export const title = style(titles.large);

export const grid = pictures.list.wave;

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
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.snug,
  textWrap: 'balance',
});

export const facts = style(text.facts);
