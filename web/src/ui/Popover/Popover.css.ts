import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(0.25rem)' } });

export const panel = style({
  zIndex: vars.layer.dialog,
  maxInlineSize: `min(24rem, calc(100vw - ${vars.space[32]}))`,
  maxBlockSize: 'var(--radix-popover-content-available-height)',
  overflowY: 'auto',
  padding: vars.space[16],
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  border: `${vars.line.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  boxShadow: vars.shadow.overlay,
  fontSize: vars.density.text,
  animation: `${appear} ${vars.duration.quick} ${vars.ease.out}`,
});

export const title = style({
  fontFamily: vars.font.text,
  fontSize: 'inherit',
  fontWeight: vars.fontWeight.semibold,
  letterSpacing: vars.tracking.none,
  marginBlockEnd: vars.space[12],
});
