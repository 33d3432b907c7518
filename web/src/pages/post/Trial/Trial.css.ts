import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

export const inner = style({
  display: 'grid',
  gap: vars.space[48],
  '@media': {
    [media.desktop]: { gridTemplateColumns: '8fr 4fr', columnGap: vars.space[64], alignItems: 'end' },
  },
});

export const offer = style({ display: 'grid', justifyItems: 'start' });

export const title = style({
  maxInlineSize: '9em',
  fontSize: vars.fontSize['6xl'],
  fontWeight: vars.fontWeight.black,
  lineHeight: vars.lineHeight.display,
});

export const text = style({
  marginBlockStart: vars.space[24],
  maxInlineSize: '36rem',
  fontSize: vars.fontSize.lg,
  lineHeight: 1.5,
  textWrap: 'balance',
});

export const button = style({ marginBlockStart: vars.space[32] });

export const after = style({
  paddingBlockStart: vars.space[16],
  borderBlockStart: `${vars.line.bold} solid ${vars.color.text}`,
});

export const afterTitle = style({
  marginBlockEnd: vars.space[8],
  fontSize: vars.fontSize.lg,
  letterSpacing: vars.tracking.none,
});
