import { styleVariants } from '@vanilla-extract/css';
import { artColors } from '../../art/palettes.ts';
import { palette } from '../../theme/palette.ts';
import { amber, ink, sand, vars } from '../../theme/theme.css.ts';
import { lightTones } from '../../theme/tones.ts';

const dark = { theme: ink, textMuted: palette.sand };

const schemes: Record<keyof typeof artColors, { theme: string; textMuted?: string }> = {
  brand: { theme: ink },
  'work-life': dark,
  'womens-health': dark,
  sport: dark,
  'fresh-start': { theme: amber },
  'body-change': { theme: amber, textMuted: palette.ink },
  'long-run': { theme: sand, textMuted: lightTones.neutral.text },
};

/** The program's drawing and the section it stands in have one ground, so that the drawing has no edge. */
export const ground = styleVariants(artColors, (colors, name) => {
  const { theme, textMuted } = schemes[name];
  const { background, lineStrong } = vars.color;
  const own = textMuted && {
    [background]: colors.ground,
    [vars.color.textMuted]: textMuted,
    ...(theme === sand ? {} : { [lineStrong]: colors.from }),
  };
  // Over the theme's own ground, whichever of the two style sheets comes first.
  return [theme, { selectors: { '&&': { backgroundColor: colors.ground, ...(own ? { vars: own } : {}) } } }];
});
