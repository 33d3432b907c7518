import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

export const inner = style({
  display: 'grid',
  gap: vars.space[24],
  '@media': {
    [media.desktop]: { gridTemplateColumns: '7fr 5fr', columnGap: vars.space[64], alignItems: 'end' },
  },
});

export const title = style({
  maxInlineSize: '7em',
  fontSize: vars.fontSize['6xl'],
  fontWeight: vars.fontWeight.black,
  lineHeight: vars.lineHeight.display,
});

export const side = style({ display: 'grid', justifyItems: 'start', gap: vars.space[24] });

export const text = style({ maxInlineSize: '34rem', fontSize: vars.fontSize.lg, lineHeight: 1.5 });
