import { style } from '@vanilla-extract/css';
import { columns, growing } from '../../../theme/columns.ts';
import { ruled } from '../../../theme/lines.ts';
import { balanced } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

export const foot = style([columns('7fr 5fr', 32, 'end'), growing('marginBlockStart', 48, 64), ruled(32)]);

export const text = style({
  ...balanced,
  maxInlineSize: '22em',
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
});

export const connect = style({ marginBlockStart: vars.space[24] });

export const note = style({ ...balanced, maxInlineSize: '44ch', fontSize: vars.fontSize.sm });
