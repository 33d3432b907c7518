import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/theme.css.ts';

export const words = style({ maxInlineSize: vars.measure, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const cards = style({ display: 'grid', gap: vars.space[4], overflowWrap: 'anywhere' });

export const draft = style({
  margin: 0,
  paddingBlock: vars.space[8],
  paddingInline: vars.space[12],
  borderRadius: vars.radius.sm,
  backgroundColor: vars.color.surface,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.xs,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const copy = style({ justifySelf: 'start' });
