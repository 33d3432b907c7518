import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

export const card = style({
  padding: vars.space[24],
  borderRadius: vars.radius.md,
  '@media': { [media.wide]: { padding: vars.space[32] } },
});

export const title = style({ fontSize: vars.fontSize.xl });

export const facts = style({ marginBlockStart: vars.space[16] });

export const fact = style({
  display: 'grid',
  gridTemplateColumns: '6.5rem 1fr',
  gap: vars.space[12],
  paddingBlock: vars.space[12],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.line}`,
  lineHeight: vars.lineHeight.snug,
});

export const label = style({ color: vars.color.textMuted, fontSize: vars.fontSize.sm });

export const value = style({ fontWeight: vars.fontWeight.semibold, textWrap: 'balance' });

export const included = style({
  display: 'grid',
  gap: vars.space[8],
  paddingBlock: vars.space[16],
  borderBlock: `${vars.line.hair} solid ${vars.color.line}`,
});

export const item = style({ display: 'flex', alignItems: 'center', gap: vars.space[12] });

export const mark = style({ flex: 'none', color: vars.color.accent });

export const caution = style({ marginBlockStart: vars.space[24] });

export const price = style({
  marginBlockStart: vars.space[24],
  fontWeight: vars.fontWeight.medium,
  lineHeight: 1.45,
  textWrap: 'balance',
});

export const connect = style({ inlineSize: '100%', marginBlockStart: vars.space[16] });
