import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const wordmark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.32em',
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.black,
  fontSize: '1.75rem',
  lineHeight: 1,
  letterSpacing: '-0.045em',
});

export const mark = style({
  inlineSize: '1.2em',
  blockSize: '0.92em',
  flex: 'none',
  color: vars.color.accent,
});
