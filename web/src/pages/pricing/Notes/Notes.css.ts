import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/theme.css.ts';

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

export const link = style({ marginBlockStart: vars.space[16] });
