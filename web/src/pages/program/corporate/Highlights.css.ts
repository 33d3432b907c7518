import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

export const list = style({
  display: 'grid',
  gap: vars.space[32],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[48] },
    [media.desktop]: { rowGap: vars.space[64] },
  },
});

export const item = style({
  paddingBlockStart: vars.space[24],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.lineStrong}`,
});

export const icon = style({ color: vars.color.accentText });

export const title = style({ marginBlockStart: vars.space[16], fontSize: vars.fontSize.xl });

export const text = style({ marginBlockStart: vars.space[8], color: vars.color.textMuted });
