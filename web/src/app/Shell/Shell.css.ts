import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const shell = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  overflowX: 'clip',
});

export const main = style({ flex: '1 0 auto', outline: 'none' });

export const withoutScript = style({
  paddingBlock: vars.space[12],
  paddingInline: vars.space.gutter,
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
  textAlign: 'center',
});

export const skip = style({
  position: 'fixed',
  zIndex: vars.layer.toast,
  insetBlockStart: vars.space[12],
  insetInlineStart: vars.space[12],
  padding: `${vars.space[12]} ${vars.space[24]}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
  fontWeight: vars.fontWeight.semibold,
  textDecoration: 'none',
  selectors: { '&:not(:focus)': { transform: 'translateY(-5rem)' } },
});
