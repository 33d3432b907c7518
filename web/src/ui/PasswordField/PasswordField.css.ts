import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const frame = style({ position: 'relative', display: 'grid', alignItems: 'center' });

/** Beside it stands the button, which a long password runs under otherwise. */
export const input = style({ paddingInlineEnd: vars.space[64] });

export const toggle = style({
  position: 'absolute',
  insetInlineEnd: vars.space[4],
  minBlockSize: vars.space[32],
  minInlineSize: vars.space[48],
  paddingInline: vars.space[8],
  borderRadius: vars.radius.sm,
  color: vars.color.textMuted,
  fontSize: `min(${vars.density.text}, ${vars.fontSize.sm})`,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.snug,
  '@media': {
    [media.touch]: { minBlockSize: vars.size.touch, insetInlineEnd: 0 },
    [media.hover]: { selectors: { '&:hover': { color: vars.color.text } } },
  },
});
