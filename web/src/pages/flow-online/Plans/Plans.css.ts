import { style } from '@vanilla-extract/css';
import { wrapping } from '../../../theme/columns.ts';
import { media } from '../../../theme/media.ts';
import { text } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

export const trial = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: vars.space[24],
  alignItems: 'center',
});

export const days = style({ ...text.label, display: 'grid', lineHeight: vars.lineHeight.snug });

export const dayCount = style({
  color: vars.color.text,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.numeral,
  fontWeight: vars.fontWeight.black,
  lineHeight: 0.8,
});

export const trialText = style({ maxInlineSize: '20rem' });

export const offers = style({
  display: 'grid',
  gap: vars.space[48],
  marginBlockStart: vars.space[64],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '4fr 5fr 4fr',
      gap: `0 ${vars.space[32]}`,
      marginBlockStart: vars.space[96],
    },
  },
});

export const foot = style({
  ...wrapping(16),
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlockStart: vars.space[48],
});

export const note = style({ color: vars.color.textMuted, fontSize: vars.fontSize.sm });
