import { style } from '@vanilla-extract/css';
import { hairline, ruledRow } from '../../../theme/lines.ts';
import { media } from '../../../theme/media.ts';
import { balanced } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

export const card = style({
  padding: vars.space[24],
  borderRadius: vars.radius.md,
  '@media': { [media.wide]: { padding: vars.space[32] } },
});

export const facts = style({ marginBlockStart: vars.space[16] });

export const fact = style({
  ...ruledRow(12),
  display: 'grid',
  gridTemplateColumns: '6.5rem 1fr',
  gap: vars.space[12],
  lineHeight: vars.lineHeight.snug,
});

export const value = style({ ...balanced, fontWeight: vars.fontWeight.semibold });

export const included = style({
  display: 'grid',
  gap: vars.space[8],
  paddingBlock: vars.space[16],
  borderBlock: hairline(),
});

export const item = style({ display: 'flex', alignItems: 'center', gap: vars.space[12] });

export const mark = style({ flex: 'none', color: vars.color.accent });

export const caution = style({ marginBlockStart: vars.space[24] });

export const price = style({
  ...balanced,
  marginBlockStart: vars.space[24],
  fontWeight: vars.fontWeight.medium,
  lineHeight: 1.45,
});

export const connect = style({ inlineSize: '100%', marginBlockStart: vars.space[16] });
