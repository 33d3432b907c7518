import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const plain = style({
  position: 'fixed',
  zIndex: vars.layer.toast,
  insetInline: vars.space.gutter,
  insetBlockEnd: vars.space[24],
  padding: vars.space[16],
  border: `${vars.line.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.raised,
  color: vars.color.text,
});
