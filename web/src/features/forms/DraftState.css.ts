import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { tones } from '../../theme/tones.css.ts';

export const status = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: vars.space[24],
  color: vars.color.textMuted,
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.snug,
  textAlign: 'end',
});

export const dot = style({
  flex: 'none',
  inlineSize: vars.space[8],
  blockSize: vars.space[8],
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.lineStrong,
  selectors: {
    '&[data-status="saved"]': { backgroundColor: tones.success.text },
    '&[data-late]': { backgroundColor: vars.color.accent },
  },
});
