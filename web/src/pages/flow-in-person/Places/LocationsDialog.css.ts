import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/theme.css.ts';

export const places = style({ marginBlockStart: vars.space[8] });

export const place = style({
  display: 'grid',
  paddingBlock: vars.space[24],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.line}`,
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
});

export const name = style({ fontSize: vars.fontSize.xl });

export const area = style({
  color: vars.color.accentText,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.semibold,
});

export const text = style({ marginBlockStart: vars.space[8] });

export const knowTitle = style({
  marginBlockStart: vars.space[16],
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.semibold,
  letterSpacing: vars.tracking.none,
});

export const know = style({ display: 'grid', gap: vars.space[4], marginBlock: vars.space[4] });

export const point = style({
  position: 'relative',
  paddingInlineStart: vars.space[24],
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  lineHeight: 1.5,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: '0.72em',
      inlineSize: vars.space[12],
      borderBlockStart: `${vars.line.bold} solid ${vars.color.accent}`,
    },
  },
});
