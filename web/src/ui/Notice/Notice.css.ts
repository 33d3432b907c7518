import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { tones } from '../../theme/tones.css.ts';

const base = style({
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: vars.space[16],
  paddingInline: vars.space[16],
  border: `${vars.line.hair} solid`,
  borderRadius: vars.radius.sm,
});

export const tone = styleVariants(tones, (colors) => [
  base,
  { borderColor: colors.line, backgroundColor: colors.surface },
]);

export const title = styleVariants(tones, (colors) => ({
  color: colors.text,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.snug,
}));

export const body = style({ color: vars.color.text });
