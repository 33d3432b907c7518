import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { numeral } from '../../../theme/text.ts';
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
  display: 'grid',
  gap: vars.space[32],
  marginBlockStart: vars.space[32],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space[24] },
    [media.desktop]: { columnGap: vars.space[64], marginBlockStart: vars.space[48] },
  },
});

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: vars.space[16],
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr', alignContent: 'start' } },
});

export const number = style({
  ...numeral,
  minInlineSize: '0.9em',
  color: vars.color.accent,
  fontSize: vars.fontSize['5xl'],
  lineHeight: 0.86,
});

export const stepTitle = style({
  fontSize: vars.fontSize['2xl'],
  '@media': { [media.tablet]: { marginBlockStart: vars.space[16] } },
});

export const text = style({ marginBlockStart: vars.space[8], color: vars.color.textMuted });

export const note = style({
  marginBlockStart: vars.space[32],
  maxInlineSize: vars.measure,
  paddingBlockStart: vars.space[16],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.line}`,
  fontSize: vars.fontSize.sm,
  '@media': { [media.desktop]: { marginBlockStart: vars.space[48] } },
});
