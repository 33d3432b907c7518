import type { Artwork } from './artwork.ts';
import type { Line } from './curve.ts';
import { type Box, drawing, traceAround, upright } from './drawing.ts';
import { striding } from './figures.ts';
import { placed } from './form.ts';
import { artColors } from './palettes.ts';
import { randomFrom } from './random.ts';
import { wavesFrom } from './waves.ts';

/** Where the figure stands in a wide and in a tall drawing: shares of its width and height, and how many lines. */
const stances = {
  wide: { x: 0.715, y: 0.1, height: 0.82, lines: 104 },
  tall: { x: 0.56, y: 0.16, height: 0.66, lines: 124 },
};

/** The great field: lines that come in slack, are gathered by a striding figure, rise over it and leave taut. */
export function drawHero({ name, palette }: Artwork, box: Box): string {
  const random = randomFrom(name);
  const colors = artColors[palette];
  const slack = wavesFrom(random, 1.5, 4);
  const stance = box.width > box.height ? stances.wide : stances.tall;
  const unit = (box.height * stance.height) / 95;
  const figure = placed(striding, [box.width * stance.x, box.height * stance.y], unit);
  const count = Math.round(stance.lines / box.sparse);
  const weight = box.sparse ** 0.5;

  const rest = (index: number): Line => {
    const share = index / (count - 1);
    // Lines lie closer together in some places than in others, as they do in water.
    const bunch = 0.018 * Math.sin(share * 21 + 1.3) + 0.009 * Math.sin(share * 47);
    return (x) => {
      const u = x / box.width;
      const gathered = Math.exp(-(((u - stance.x) / 0.34) ** 2));
      const spread = 1.34 - 0.34 * gathered;
      const level = 0.5 + (share + bunch * (1.15 - gathered) - 0.5) * spread;
      const tension = 1 - 0.86 * gathered;
      const climb = (u - stance.x) * 0.2 * (1 - gathered);
      return (level - climb + slack(u, share * 0.7) * 0.13 * tension) * box.height;
    };
  };
  const fade = `${colors.from}/0>${colors.from}/.8>${colors.to}>${colors.to}/.75>${colors.from}/0`;
  const strokes = [0, 1, 2].flatMap((group) => {
    const bases = Array.from({ length: count }, (_, index) => index)
      .filter((index) => ((index * 7) % 5) % 3 === group)
      .map(rest);
    const parts = traceAround(bases, figure, {
      from: 0,
      to: box.width,
      tolerance: 1,
      box,
      place: upright,
      rise: unit * 4.6,
      radius: unit * 4.6,
      reach: unit * 5,
    });
    return [
      {
        paths: parts.outside,
        color: fade,
        width: (0.9 + group * 0.4) * weight,
        opacity: 0.34 + group * 0.24,
      },
      { paths: parts.inside, color: colors.form, width: 2 * weight },
    ];
  });
  return drawing(box, null, strokes);
}
