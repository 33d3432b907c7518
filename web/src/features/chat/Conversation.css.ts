import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

// On a screen that is too low for all of it, it scrolls as a whole.
export const conversation = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
});

export const foot = style({
  display: 'grid',
  gap: vars.space[8],
  flex: 'none',
  paddingBlockStart: vars.space[12],
  paddingInline: vars.space[16],
  paddingBlockEnd: `max(${vars.space[12]}, env(safe-area-inset-bottom))`,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.line}`,
});

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  flex: 'none',
  paddingInline: vars.space[16],
  paddingBlockEnd: vars.space[12],
});

export const coach = style({
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  fontSize: vars.fontSize.sm,
});

export const full = style({ display: 'grid', gap: vars.space[8], color: vars.color.textMuted });
