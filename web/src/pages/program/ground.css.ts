import { assignVars, styleVariants } from '@vanilla-extract/css';
import { type ArtColors, artColors } from '../../art/palettes.ts';
import { amberColors, type ColorScheme, inkColors, sandColors } from '../../theme/color-schemes.ts';
import { palette } from '../../theme/palette.ts';
import { vars } from '../../theme/theme.css.ts';

const dark = ({ ground, from }: ArtColors): ColorScheme => ({
  ...inkColors,
  background: ground,
  surface: ground,
  textMuted: palette.sand,
  line: from,
  lineStrong: from,
});

/** The program's drawing and the section it stands in have one ground, so that the drawing has no edge. */
export const ground = styleVariants(artColors, (colors, name) => {
  const schemes: Record<typeof name, ColorScheme> = {
    brand: inkColors,
    'work-life': dark(artColors['work-life']),
    'womens-health': dark(artColors['womens-health']),
    sport: dark(artColors.sport),
    'fresh-start': amberColors,
    'body-change': { ...amberColors, textMuted: palette.ink, line: colors.from, lineStrong: colors.from },
    'long-run': { ...sandColors, textMuted: sandColors.tone.neutral.text, line: colors.from },
  };
  return {
    backgroundColor: colors.ground,
    color: schemes[name].text,
    vars: assignVars(vars.color, { ...schemes[name], background: colors.ground }),
  };
});
