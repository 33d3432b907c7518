import type { Artwork } from './artwork.ts';
import type { Line } from './curve.ts';
import { type Box, drawing, traceAround } from './drawing.ts';
import { type Form, lift } from './form.ts';
import { letterForm } from './letters.ts';
import { artColors } from './palettes.ts';
import { randomFrom } from './random.ts';
import { wavesFrom } from './waves.ts';

const letterWidth = 60;
const letterGap = 34;
const letterHeight = 100;
const thickness = 7.5;

/** The first letters of a name's first and last word: `sara-al-khalil` is `sk`. */
export function initialsOf(name: string): string {
  const words = name.split('-').filter((word) => /^[a-z]/.test(word));
  const initials = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return initials.map((word) => word?.[0] ?? '').join('');
}

/** A person's initials, standing in a field. */
export function drawMonogram({ name, palette }: Artwork, box: Box): string {
  const colors = artColors[palette];
  const wave = wavesFrom(randomFrom(name), 1, 4);
  const letters = [...initialsOf(name)].flatMap((letter) => letterForm(letter, thickness) ?? []);
  const width = letters.length * letterWidth + Math.max(0, letters.length - 1) * letterGap;
  const unit = Math.min(
    (box.width * 0.62) / Math.max(width, letterWidth),
    (box.height * 0.44) / letterHeight,
  );
  const left = (box.width - width * unit) / 2;
  const top = (box.height - letterHeight * unit) / 2 + unit * 4;
  const form: Form = (x, y) => {
    const distances = letters.map((letter, index) =>
      letter((x - left) / unit - index * (letterWidth + letterGap), (y - top) / unit),
    );
    return Math.min(...distances, Number.MAX_SAFE_INTEGER) * unit;
  };
  const gap = Math.min(box.width, box.height) / 82;
  const count = Math.ceil(box.height / gap) + 8;
  const bases = Array.from({ length: count }, (_, index): Line => {
    const rest = (index - 4) * gap;
    return (x) => rest + box.height * 0.035 * wave(x / box.width, rest / box.height);
  });
  const lines = bases.map(
    (base): Line =>
      (x) => {
        const y = base(x);
        return y - unit * 9 * lift(form(x, y), unit * thickness, unit * 9);
      },
  );
  const { inside, outside } = traceAround(lines, form, {
    from: 0,
    to: box.width,
    tolerance: 1.1,
    place: (x, y) => [x, y],
    base: (index) => bases[index] ?? (() => 0),
  });
  return drawing(box, colors.ground, [
    { paths: outside, color: `${colors.from}>${colors.to}`, width: 1.3, opacity: 0.8 },
    { paths: inside, color: colors.form, width: 2.4 },
  ]);
}
