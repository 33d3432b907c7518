import { style } from '@vanilla-extract/css';
import { columns } from '../../../theme/columns.ts';
import { boldLine, ruled } from '../../../theme/lines.ts';
import { vars } from '../../../theme/theme.css.ts';

export const inner = style(columns('8fr 4fr', 48, 'end'));

export const after = style(ruled(16, boldLine('text')));

export const afterTitle = style({
  marginBlockEnd: vars.space[8],
  fontSize: vars.fontSize.lg,
  letterSpacing: vars.tracking.none,
});
