import type { ArtPattern, Artwork } from './artwork.ts';
import type { Line } from './curve.ts';
import { aslant, type Box, drawing, traceAround } from './drawing.ts';
import type { Form } from './form.ts';
import { artColors } from './palettes.ts';
import { patternForms } from './patterns.ts';
import { between, chosen, randomFrom } from './random.ts';
import { wavesFrom } from './waves.ts';

const patternNames = Object.keys(patternForms) as ArtPattern[];

/** The form that a name's field bends around. */
function formOf({ name, pattern }: Artwork): Form {
  const random = randomFrom(`${name} form`);
  const makers = patternForms[pattern ?? chosen(randomFrom(`${name} wind`), patternNames)];
  return chosen(random, makers)(random);
}

/** A field of its own for every name: a form, set somewhere, crossed by lines from some direction. */
export function drawField(artwork: Artwork, box: Box): string {
  const random = randomFrom(artwork.name);
  const colors = artColors[artwork.palette];
  const shape = formOf(artwork);
  const short = Math.min(box.width, box.height);
  const unit = (short / 100) * between(random, 0.54, 0.65);
  const centreX = box.width * between(random, 0.5, 0.64);
  const centreY = box.height * between(random, 0.445, 0.485);
  const form: Form = (x, y) => shape((x - centreX) / unit, (y - centreY) / unit) * unit;

  const turn = between(random, 0.1, 0.62) * (random() < 0.5 ? -1 : 1);
  const { end, place, alongAndAcross } = aslant(box, turn);

  const wave = wavesFrom(random, between(random, 0.7, 1.5), 3);
  const sway = between(random, 0.06, 0.19) * short;
  const gap = (short / 1000) * between(random, 14, 18) * box.sparse;
  const count = Math.ceil((2 * (end + sway)) / gap);
  const rise = unit * between(random, 11, 18);
  const roundness = unit * between(random, 10, 20);

  // Before they reach the form, the lines part around its centre.
  const [centreAlong, centreAcross] = alongAndAcross(centreX, centreY);
  const push = unit * between(random, 18, 34);
  const width = unit * 92;
  const parted = (along: number, across: number) => {
    const x = (along - centreAlong) / (width * 1.25);
    const y = (across - centreAcross) / width;
    return across + push * 1.8 * y * Math.exp(-x * x - y * y);
  };
  const bases = Array.from({ length: count }, (_, index): Line => {
    const rest = (index - count / 2) * gap;
    return (along) => parted(along, rest + sway * wave(along / (2 * end), rest / (2 * end)));
  });
  const { inside, outside } = traceAround(bases, form, {
    from: -end,
    to: end,
    tolerance: 0.8 * box.sparse,
    box,
    place,
    rise,
    radius: roundness,
    reach: unit * 22,
  });
  return drawing(box, colors.ground, [
    { paths: outside, color: `${colors.from}>${colors.to}`, width: 1.5 * box.sparse ** 0.5 },
    { paths: inside, color: colors.form, width: 2.4 * box.sparse ** 0.5 },
  ]);
}
