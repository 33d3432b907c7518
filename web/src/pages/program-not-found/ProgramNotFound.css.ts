import { style } from '@vanilla-extract/css';
import { title } from '../../theme/text.ts';
import { vars } from '../../theme/theme.css.ts';

export const links = style({ inlineSize: '100%', maxInlineSize: '30rem', marginBlockStart: vars.space[64] });

export const linksTitle = style({
  ...title.quiet,
  marginBlockEnd: vars.space[12],
  fontWeight: vars.fontWeight.regular,
});
