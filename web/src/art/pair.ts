import type { Artwork } from './artwork.ts';
import type { Line } from './curve.ts';
import { type Box, drawing, type Stroke, traceAround, upright } from './drawing.ts';
import { standingFigure } from './figures.ts';
import { type Form, placed } from './form.ts';
import { type ArtColors, artColors } from './palettes.ts';
import { between, randomFrom } from './random.ts';
import { wavesFrom } from './waves.ts';

interface Side {
  /** Share of the drawing's width where its figure stands. */
  centre: number;
  from: number;
  to: number;
  /** How far the lines stray: 1 is loose, 0 is taut. */
  slack: number;
  lines: number;
  girth: number;
  /** How steeply the lines climb, in heights to a width. */
  climb: number;
  figure: Form;
}

function drawSide(side: Side, box: Box, random: () => number, colors: ArtColors): Stroke[] {
  const unit = (box.height * 0.78) / 100;
  const wave = wavesFrom(random, between(random, 2.4, 4.2), 5);
  const body = placed(side.figure, [box.width * side.centre, box.height * 0.13], unit);
  const form: Form = (x, y) => body(x, y) - unit * side.girth;
  const rise = Math.abs(side.climb) / 2;
  const count = Math.round((side.lines * (1 + 2 * rise)) / box.sparse);
  const bases = Array.from({ length: count }, (_, index): Line => {
    const rest = (((index + 0.5) / count) * (1 + 2 * rise) - rise) * box.height;
    const stray = side.slack * box.height * between(random, 0.012, 0.034);
    const own = between(random, -0.03, 0.03) * side.slack;
    return (x) => {
      const u = x / box.width;
      return (
        rest - side.climb * (u - side.centre) * box.height + stray * wave(u + own, rest / box.height + own)
      );
    };
  });
  const { inside, outside } = traceAround(bases, form, {
    from: side.from * box.width,
    to: side.to * box.width,
    tolerance: 1.1 * box.sparse ** 0.5,
    box,
    place: upright,
    rise: unit * 4.2,
    radius: unit * 5,
    reach: unit * 5,
  });
  const taut = side.slack === 0;
  const weight = box.sparse ** 0.5;
  return [
    {
      paths: outside,
      color: taut ? colors.to : colors.from,
      width: (taut ? 1.4 : 1.2) * weight,
      opacity: taut ? 0.8 : 0.9,
    },
    { paths: inside, color: taut ? colors.form : colors.to, width: (taut ? 2.5 : 1.8) * weight },
  ];
}

/** Before and after: loose lines around a figure on the left, taut ones around the same figure on the right. */
export function drawPair({ name, palette }: Artwork, box: Box): string {
  const random = randomFrom(name);
  const colors = artColors[palette];
  const figure = standingFigure(randomFrom(`${name} form`));
  const girth = between(random, 0.4, 1.3);
  const climb = between(random, -0.16, 0.16);
  const loose = { centre: 0.255, from: 0, to: 0.492, slack: between(random, 0.75, 1.3), lines: 56 };
  const taut = { centre: 0.745, from: 0.508, to: 1, slack: 0, lines: 80 };
  const before = drawSide({ ...loose, girth, climb: 0, figure }, box, random, colors);
  const after = drawSide({ ...taut, girth: 0, climb, figure }, box, random, colors);
  return drawing(box, colors.ground, [...before, ...after]);
}
