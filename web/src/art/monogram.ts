import type { Artwork } from './artwork.ts';
import type { Line } from './curve.ts';
import { aslant, type Box, drawing, traceAround } from './drawing.ts';
import type { Form } from './form.ts';
import { letterForm } from './letters.ts';
import { artColors } from './palettes.ts';
import { between, randomFrom } from './random.ts';
import { wavesFrom } from './waves.ts';

const letterWidth = 60;
const letterGap = 30;
const letterHeight = 100;
const thickness = 9.5;

/** The first letters of a name's first and last word: `sara-al-khalil` is `sk`. */
export function initialsOf(name: string): string {
  const words = name.split('-').filter((word) => /^[a-z]/.test(word));
  const initials = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return initials.map((word) => word?.[0] ?? '').join('');
}

/** A person's initials, standing in a field. */
export function drawMonogram({ name, palette }: Artwork, box: Box): string {
  const colors = artColors[palette];
  const random = randomFrom(name);
  const wave = wavesFrom(random, 1, 4);
  const letters = [...initialsOf(name)].flatMap((letter) => letterForm(letter, thickness) ?? []);
  const width = letters.length * letterWidth + Math.max(0, letters.length - 1) * letterGap;
  const unit = Math.min(
    (box.width * 0.66) / Math.max(width, letterWidth),
    (box.height * 0.46) / letterHeight,
  );
  const left = (box.width - width * unit) / 2;
  const top = (box.height - letterHeight * unit) / 2 + unit * 4;
  const form: Form = (x, y) => {
    const distances = letters.map((letter, index) =>
      letter((x - left) / unit - index * (letterWidth + letterGap), (y - top) / unit),
    );
    return Math.min(...distances, Number.MAX_SAFE_INTEGER) * unit;
  };

  // Aslant, so that the bars of the letters are crossed by as many lines as their stems.
  const turn = between(random, 0.3, 0.56);
  const { end, place } = aslant(box, turn);
  const gap = (Math.min(box.width, box.height) / 76) * box.sparse;
  const sway = box.height * 0.06;
  const count = Math.ceil((2 * (end + sway)) / gap);
  const bases = Array.from({ length: count }, (_, index): Line => {
    const rest = (index - count / 2) * gap;
    return (along) => rest + sway * wave(along / end, rest / end);
  });
  const { inside, outside } = traceAround(bases, form, {
    from: -end,
    to: end,
    tolerance: 1.1 * box.sparse,
    box,
    place,
    rise: unit * 9,
    radius: unit * thickness,
    reach: unit * 9,
  });
  return drawing(box, colors.ground, [
    { paths: outside, color: `${colors.from}>${colors.to}`, width: 1.3 * box.sparse ** 0.5, opacity: 0.8 },
    { paths: inside, color: colors.form, width: 2.4 * box.sparse ** 0.5 },
  ]);
}
