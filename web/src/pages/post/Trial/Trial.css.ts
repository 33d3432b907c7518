import { style } from '@vanilla-extract/css';
import { columns } from '../../../theme/columns.ts';
import { vars } from '../../../theme/theme.css.ts';

export const inner = style(columns('8fr 4fr', 48, 'end'));

export const after = style({
  paddingBlockStart: vars.space[16],
  borderBlockStart: `${vars.line.bold} solid ${vars.color.text}`,
});

export const afterTitle = style({
  marginBlockEnd: vars.space[8],
  fontSize: vars.fontSize.lg,
  letterSpacing: vars.tracking.none,
});
