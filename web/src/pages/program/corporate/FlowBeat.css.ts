import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

export const beat = style({ overflow: 'hidden', paddingBlockEnd: vars.space[32] });

export const inner = style({
  display: 'grid',
  gap: vars.space[24],
  '@media': {
    [media.desktop]: { gridTemplateColumns: '6fr 6fr', columnGap: vars.space[64], alignItems: 'end' },
  },
});

export const title = style({
  color: vars.color.accent,
  fontSize: vars.fontSize['6xl'],
  fontWeight: vars.fontWeight.black,
  lineHeight: vars.lineHeight.display,
  whiteSpace: 'nowrap',
});

export const text = style({ maxInlineSize: '34rem', fontSize: vars.fontSize.lg, lineHeight: 1.5 });

export const line = style({
  display: 'flex',
  blockSize: vars.space[160],
  marginBlockStart: vars.space[48],
});

export const wave = style({
  flex: '1 0 0',
  minInlineSize: 0,
  blockSize: '100%',
  overflow: 'visible',
});
