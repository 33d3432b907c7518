import { style } from '@vanilla-extract/css';
import { columns } from '../../../theme/columns.ts';
import { boldLine, ruled } from '../../../theme/lines.ts';
import { balanced, text as texts } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

export const list = style(columns('5fr 4fr 3fr', 32, 'stretch', 48));

export const card = style({
  ...ruled(24, boldLine()),
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
});

export const text = style({
  ...texts.muted,
  ...balanced,
  maxInlineSize: '26rem',
  fontSize: vars.fontSize.lg,
  lineHeight: 1.45,
});
