import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

export const title = style({ fontSize: vars.fontSize['2xl'] });

export const foot = style({
  display: 'grid',
  gap: vars.space[32],
  marginBlockStart: vars.space[48],
  paddingBlockStart: vars.space[32],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.lineStrong}`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '7fr 5fr',
      columnGap: vars.space[64],
      alignItems: 'end',
      marginBlockStart: vars.space[64],
    },
  },
});

export const text = style({
  maxInlineSize: '22em',
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  textWrap: 'balance',
});

export const connect = style({ marginBlockStart: vars.space[24] });

export const note = style({ maxInlineSize: '44ch', fontSize: vars.fontSize.sm, textWrap: 'balance' });
