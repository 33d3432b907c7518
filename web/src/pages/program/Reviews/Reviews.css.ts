import { style } from '@vanilla-extract/css';
import { title as titles } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[16],
  marginBlockEnd: vars.space[32],
});

export const title = style(titles.label);

export const from = style({ color: vars.color.textMuted, fontSize: vars.fontSize.sm });
