import type { Artwork } from './artwork.ts';
import type { Line } from './curve.ts';
import { type Box, drawing, type Stroke, traceAround } from './drawing.ts';
import { standing } from './figures.ts';
import { type Form, lift, placed } from './form.ts';
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
  figure: Form;
}

function drawSide(side: Side, box: Box, random: () => number, colors: ArtColors): Stroke[] {
  const unit = (box.height * 0.78) / 100;
  const wave = wavesFrom(random, 3.4, 5);
  const body = placed(side.figure, [box.width * side.centre, box.height * 0.12], unit);
  const form: Form = (x, y) => body(x, y) - unit * side.girth;
  const place = (x: number, y: number) => [x, y] as const;
  const bases = Array.from({ length: side.lines }, (_, index): Line => {
    const rest = ((index + 0.5) / side.lines) * box.height;
    const stray = side.slack * box.height * between(random, 0.012, 0.034);
    const own = between(random, -0.03, 0.03) * side.slack;
    return (x) => rest + stray * wave(x / box.width + own, rest / box.height + own);
  });
  const lines = bases.map(
    (base): Line =>
      (x) => {
        const y = base(x);
        return y - unit * 4.2 * lift(form(x, y), unit * 5, unit * 5);
      },
  );
  const { inside, outside } = traceAround(lines, form, {
    from: side.from * box.width,
    to: side.to * box.width,
    tolerance: 1.1,
    place,
    base: (index) => bases[index] ?? (() => 0),
  });
  const taut = side.slack === 0;
  return [
    {
      paths: outside,
      color: taut ? colors.to : colors.from,
      width: taut ? 1.4 : 1.2,
      opacity: taut ? 0.8 : 0.9,
    },
    { paths: inside, color: taut ? colors.form : colors.to, width: taut ? 2.5 : 1.8 },
  ];
}

/** Before and after: loose lines around a figure on the left, taut ones around the same figure on the right. */
export function drawPair({ name, palette }: Artwork, box: Box): string {
  const random = randomFrom(name);
  const colors = artColors[palette];
  const girth = between(random, 0.5, 1.1);
  const figure = standing[Math.floor(randomFrom(`${name} form`)() * standing.length)] ?? (() => 1);
  const before = drawSide(
    { centre: 0.27, from: 0, to: 0.492, slack: 1, lines: 58, girth, figure },
    box,
    random,
    colors,
  );
  const after = drawSide(
    { centre: 0.73, from: 0.508, to: 1, slack: 0, lines: 84, girth: 0, figure },
    box,
    random,
    colors,
  );
  return drawing(box, colors.ground, [...before, ...after]);
}
