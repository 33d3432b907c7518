import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const form = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  paddingInlineStart: vars.space[16],
  paddingInlineEnd: vars.space[4],
  border: `${vars.line.hair} solid ${vars.color.fieldLine}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.field,
  selectors: {
    '&:focus-within': {
      outline: `${vars.line.bold} solid ${vars.color.focus}`,
      outlineOffset: vars.line.bold,
    },
  },
});

export const input = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: '3rem',
  border: 'none',
  outline: 'none',
  background: 'none',
  selectors: {
    '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
    '&:focus-visible': { outline: 'none' },
  },
  // Below 16 px, iOS zooms into a field that gets the focus.
  '@media': { [media.touch]: { fontSize: '1rem' } },
});

export const send = style({
  color: vars.color.accentText,
  selectors: { '&:disabled': { color: vars.color.textMuted } },
});
