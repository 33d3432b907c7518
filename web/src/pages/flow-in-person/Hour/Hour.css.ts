import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { numeral, text as texts } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

export const body = style({
  display: 'grid',
  gap: vars.space[32],
  marginBlockStart: vars.space[32],
  '@media': {
    [media.desktop]: {
      // The columns of the section's head.
      gridTemplateColumns: '7fr 5fr',
      columnGap: vars.space[64],
      alignItems: 'start',
      marginBlockStart: vars.space[64],
    },
  },
});

export const dial = style({
  inlineSize: '100%',
  maxInlineSize: '22rem',
  marginInline: 'auto',
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.size.header} + ${vars.space[32]})`,
      maxInlineSize: '30rem',
      marginInline: 0,
    },
  },
});

export const parts = style({ borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}` });

export const part = style({
  display: 'grid',
  gridTemplateColumns: `calc(${vars.space[64]} + ${vars.space[8]}) 1fr`,
  alignItems: 'baseline',
  paddingBlock: vars.space[24],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.line}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: `calc(${vars.space[96]} + ${vars.space[24]}) 1fr` },
  },
});

export const minute = style({
  ...numeral,
  fontSize: vars.fontSize['5xl'],
  lineHeight: 0.9,
  fontVariantNumeric: 'lining-nums',
});

export const name = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[16],
  fontSize: vars.fontSize.xl,
});

export const length = style({
  ...texts.label,
  flex: 'none',
  fontFamily: vars.font.text,
  letterSpacing: vars.tracking.none,
});

export const text = style({
  marginBlockStart: vars.space[8],
  maxInlineSize: '32rem',
  color: vars.color.textMuted,
});
