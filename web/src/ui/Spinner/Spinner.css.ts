import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style({ display: 'inline-flex', color: vars.color.textMuted });

export const mark = style({
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  borderRadius: vars.radius.round,
  border: `${vars.line.bold} solid ${vars.color.line}`,
  borderBlockStartColor: vars.color.accent,
  animation: `${turn} 900ms linear infinite`,
});
