import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { tones } from '../../theme/tones.css.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  paddingInline: vars.space[8],
  paddingBlock: '0.125rem',
  border: `${vars.line.hair} solid transparent`,
  borderRadius: vars.radius.sm,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.snug,
  whiteSpace: 'nowrap',
});

export const tone = styleVariants({ ...tones, outline: null }, (colors) => [
  base,
  colors
    ? { color: colors.text, backgroundColor: colors.surface, borderColor: colors.line }
    : { color: vars.color.text, borderColor: vars.color.lineStrong },
]);
