import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/theme.css.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[16],
  marginBlockEnd: vars.space[32],
});

export const title = style({
  color: vars.color.accentText,
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.semibold,
  letterSpacing: vars.tracking.none,
});

export const from = style({ color: vars.color.textMuted, fontSize: vars.fontSize.sm });
