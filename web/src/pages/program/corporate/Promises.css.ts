import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

export const list = style({
  display: 'grid',
  gap: vars.space[32],
  '@media': {
    [media.desktop]: { gridTemplateColumns: '5fr 4fr 3fr', columnGap: vars.space[48] },
  },
});

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  paddingBlockStart: vars.space[24],
  borderBlockStart: `${vars.line.bold} solid ${vars.color.accent}`,
});

export const title = style({ fontSize: vars.fontSize['2xl'] });

export const text = style({
  maxInlineSize: '26rem',
  fontSize: vars.fontSize.lg,
  lineHeight: 1.45,
  color: vars.color.textMuted,
  textWrap: 'balance',
});
