import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const inner = style({
  display: 'grid',
  gap: vars.space[32],
  '@media': {
    [media.desktop]: { gridTemplateColumns: '5fr 7fr', columnGap: vars.space[64], alignItems: 'start' },
  },
});

export const head = style({
  '@media': {
    [media.desktop]: { position: 'sticky', insetBlockStart: `calc(${vars.size.header} + ${vars.space[48]})` },
  },
});

export const title = style({
  maxInlineSize: '8em',
  fontSize: vars.fontSize['4xl'],
  fontWeight: vars.fontWeight.black,
  lineHeight: vars.lineHeight.heading,
});

export const intro = style({ marginBlockStart: vars.space[16], color: vars.color.textMuted });
