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
