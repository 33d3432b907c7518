import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

// The field runs off the left edge of the screen.
export const lines = style({
  inlineSize: `calc(100% + ${vars.space.gutter})`,
  maxInlineSize: 'none',
  blockSize: vars.space[96],
  marginInlineStart: `calc(-1 * ${vars.space.gutter})`,
  marginBlockStart: vars.space[32],
  color: vars.color.accent,
  strokeWidth: vars.line.bold,
});

export const steps = style({
  marginBlockStart: vars.space[32],
  '@media': { [media.desktop]: { marginBlockStart: vars.space[48] } },
});

export const note = style({
  marginBlockStart: vars.space[32],
  maxInlineSize: vars.measure,
  paddingBlockStart: vars.space[16],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.line}`,
  fontSize: vars.fontSize.sm,
  '@media': { [media.desktop]: { marginBlockStart: vars.space[48] } },
});
