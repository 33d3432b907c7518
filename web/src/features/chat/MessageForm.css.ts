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
    // Not around Stop and Send: they have rings of their own.
    '&:has(input:focus)': {
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
    '&:disabled': { cursor: 'not-allowed', opacity: 0.55 },
  },
  // Below 16 px, iOS zooms into a field that gets the focus.
  '@media': { [media.touch]: { fontSize: '1rem' } },
});

const button = style({ selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.space[4]})` } } });

export const stop = style([button]);

export const send = style([
  button,
  { color: vars.color.accentText, selectors: { '&:disabled': { color: vars.color.textMuted } } },
]);
