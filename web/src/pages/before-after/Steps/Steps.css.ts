import { style } from '@vanilla-extract/css';
import { growing } from '../../../theme/columns.ts';
import { hairline, ruled } from '../../../theme/lines.ts';
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

export const steps = style(growing('marginBlockStart', 32, 48));

export const note = style([
  growing('marginBlockStart', 32, 48),
  ruled(16, hairline()),
  { maxInlineSize: vars.measure, fontSize: vars.fontSize.sm },
]);
