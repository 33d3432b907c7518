import { style } from '@vanilla-extract/css';
import { columns } from '../../../theme/columns.ts';
import { title as titles } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

export const inner = style(columns('7fr 5fr', 64, 'end'));

export const linksTitle = style({
  ...titles.quiet,
  marginBlockEnd: vars.space[12],
  fontWeight: vars.fontWeight.medium,
});
