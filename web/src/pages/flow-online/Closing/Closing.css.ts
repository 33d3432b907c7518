import { style } from '@vanilla-extract/css';
import { columns } from '../../../theme/columns.ts';
import { text as texts } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

export const inner = style(columns('7fr 5fr', 64, 'end'));

export const linksTitle = style({
  ...texts.caption,
  fontFamily: vars.font.text,
  letterSpacing: vars.tracking.none,
  marginBlockEnd: vars.space[12],
});
