import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/theme.css.ts';

export const code = style({
  margin: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  paddingBlock: vars.space[8],
  paddingInline: vars.space[12],
  borderRadius: vars.radius.sm,
  backgroundColor: vars.color.surface,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.xs,
});
