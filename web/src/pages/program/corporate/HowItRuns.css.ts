import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

export const inner = style({
  display: 'grid',
  gap: vars.space[64],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
      columnGap: vars.space[96],
      alignItems: 'end',
    },
  },
});

export const details = style({
  marginBlockStart: vars.space[32],
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}`,
});

export const detail = style({
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: vars.space[16],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.line}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: '11rem 1fr', alignItems: 'center', minBlockSize: vars.space[64] },
  },
});

export const label = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  color: vars.color.textMuted,
});

export const icon = style({ flex: 'none', color: vars.color.accentText });

export const value = style({
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.snug,
});

export const delivery = style({
  paddingInlineStart: vars.space[24],
  borderInlineStart: `${vars.line.bold} solid ${vars.color.accent}`,
});

export const deliveryTitle = style({ fontSize: vars.fontSize.xl });

export const facts = style({ display: 'grid', gap: vars.space[16], marginBlockStart: vars.space[16] });

export const factLabel = style({ color: vars.color.textMuted, fontSize: vars.fontSize.sm });

export const fact = style({ fontWeight: vars.fontWeight.medium, textWrap: 'balance' });
