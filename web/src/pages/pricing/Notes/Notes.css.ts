import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

export const inner = style({
  display: 'grid',
  gap: vars.space[48],
  '@media': {
    [media.desktop]: { gridTemplateColumns: '5fr 7fr', columnGap: vars.space[64], alignItems: 'start' },
  },
});

export const title = style({
  fontSize: vars.fontSize['4xl'],
  fontWeight: vars.fontWeight.black,
  lineHeight: vars.lineHeight.heading,
});

export const notes = style({ display: 'grid', gap: vars.space[12], marginBlockStart: vars.space[24] });

export const note = style({
  maxInlineSize: '26rem',
  paddingInlineStart: vars.space[16],
  borderInlineStart: `${vars.line.bold} solid ${vars.color.accent}`,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: 1.45,
  textWrap: 'balance',
});

export const policies = style({ display: 'grid', gap: vars.space[24] });

export const policy = style({
  paddingBlockStart: vars.space[16],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.line}`,
});

export const question = style({ fontWeight: vars.fontWeight.semibold });

export const answer = style({
  marginBlockStart: vars.space[4],
  maxInlineSize: vars.measure,
  color: vars.color.textMuted,
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: vars.size.touch,
  marginBlockStart: vars.space[16],
  fontWeight: vars.fontWeight.semibold,
  textDecorationColor: vars.color.accent,
  textDecorationThickness: vars.line.bold,
});
