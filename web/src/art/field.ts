import type { Artwork } from './artwork.ts';
import type { Line } from './curve.ts';
import { type Box, drawing, traceAround } from './drawing.ts';
import { circle, type Form, join, lift, limb } from './form.ts';
import { artColors } from './palettes.ts';
import { between, randomFrom } from './random.ts';
import { wavesFrom } from './waves.ts';

type FormMaker = (random: () => number) => Form;

const ring: Form = (x, y) => Math.max(Math.hypot(x, y) - 52, 24 - Math.hypot(x, y));

const arch: Form = join(
  [
    limb([-36, 60], [-36, -6], 15, 15),
    limb([36, 60], [36, -6], 15, 15),
    (x, y) => (y > -6 ? Number.MAX_SAFE_INTEGER : Math.abs(Math.hypot(x, y + 6) - 36) - 15),
  ],
  1,
);

/** Forms about 100 units across, centred on the origin. */
const forms: readonly FormMaker[] = [
  () => circle([0, 0], 47),
  (random) => join([circle([-15, 6], 39), circle([between(random, 40, 46), -28], 18)], 12),
  () => (x, y) => Math.hypot(Math.max(0, Math.abs(x) - 24), Math.max(0, Math.abs(y) - 24)) - 19,
  (random) => {
    const dome = circle([0, 34], between(random, 62, 70));
    const floor = circle([0, -96], 136);
    return (x, y) => Math.max(dome(x, y), floor(x, y));
  },
  () => ring,
  () => arch,
  () => join([circle([-46, 20], 17), circle([-6, 4], 26), circle([48, -22], 36)], 4),
  () => (x, y) => (Math.abs(x) + Math.abs(y) - 60) * 0.7,
  (random) => limb([between(random, -20, -8), -26], [16, 28], 28, 28),
  () =>
    join(
      [
        limb([-52, 44], [-20, -30], 15, 15),
        limb([-20, -30], [14, 36], 15, 15),
        limb([14, 36], [52, -44], 15, 15),
      ],
      6,
    ),
];

/** A field of its own for every name: one of a few forms, set somewhere, crossed by lines from some direction. */
export function drawField({ name, palette }: Artwork, box: Box): string {
  const random = randomFrom(name);
  const colors = artColors[palette];
  const make = forms[Math.floor(randomFrom(`${name} wind`)() * forms.length)];
  const shape = make ? make(random) : ring;
  const short = Math.min(box.width, box.height);
  const unit = (short / 100) * between(random, 0.56, 0.66);
  const centreX = box.width * between(random, 0.5, 0.66);
  const centreY = box.height * between(random, 0.42, 0.47);
  const form: Form = (x, y) => shape((x - centreX) / unit, (y - centreY) / unit) * unit;

  const turn = between(random, -0.42, 0.3);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const reach = Math.hypot(box.width, box.height) / 2;
  const middleX = box.width / 2;
  const middleY = box.height / 2;
  const place = (along: number, across: number) =>
    [middleX + along * cos - across * sin, middleY + along * sin + across * cos] as const;

  const wave = wavesFrom(random, 1.2, 3);
  const sway = between(random, 0.07, 0.14) * short;
  const gap = (short / 1000) * between(random, 13.5, 16);
  const count = Math.ceil((2 * (reach + sway)) / gap);
  const rise = unit * between(random, 13, 18);

  // Before they reach the form, the lines part around its centre.
  const centreAlong = (centreX - middleX) * cos + (centreY - middleY) * sin;
  const centreAcross = (centreY - middleY) * cos - (centreX - middleX) * sin;
  const push = unit * between(random, 22, 34);
  const width = unit * 92;
  const parted = (along: number, across: number) => {
    const x = (along - centreAlong) / (width * 1.25);
    const y = (across - centreAcross) / width;
    return across + push * 1.8 * y * Math.exp(-x * x - y * y);
  };
  const bases = Array.from({ length: count }, (_, index): Line => {
    const rest = (index - count / 2) * gap;
    return (along) => parted(along, rest + sway * wave(along / (2 * reach), rest / (2 * reach)));
  });
  const lines = bases.map(
    (base): Line =>
      (along) => {
        const across = base(along);
        return across - rise * lift(form(...place(along, across)), unit * 26, unit * 22);
      },
  );
  const { inside, outside } = traceAround(lines, form, {
    from: -reach,
    to: reach,
    tolerance: 0.8,
    place,
    base: (index) => bases[index] ?? (() => 0),
  });
  return drawing(box, colors.ground, [
    { paths: outside, color: `${colors.from}>${colors.to}`, width: 1.5 },
    { paths: inside, color: colors.form, width: 2.4 },
  ]);
}
