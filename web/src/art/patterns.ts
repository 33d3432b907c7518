import type { ArtPattern } from './artwork.ts';
import { circle, type Form, join, limb, placed, together, turned, without } from './form.ts';
import { between } from './random.ts';

type Random = () => number;
type FormMaker = (random: Random) => Form;

const tile =
  (half: number, corner: number): Form =>
  (x, y) =>
    Math.hypot(Math.max(0, Math.abs(x) - half + corner), Math.max(0, Math.abs(y) - half + corner)) - corner;

const diamond =
  (reach: number): Form =>
  (x, y) =>
    (Math.abs(x) + Math.abs(y) - reach) * 0.7;

const ring = (outer: number, inner: number): Form => without(circle([0, 0], outer), circle([0, 0], inner));

const band =
  (from: number, to: number): Form =>
  (_x, y) =>
    Math.max(from - y, y - to);

/** A doorway: legs down to `foot`, round above. */
const arch = (radius: number, thick: number, foot: number): Form =>
  join(
    [
      limb([-radius, foot], [-radius, -6], thick, thick),
      limb([radius, foot], [radius, -6], thick, thick),
      (x, y) => (y > -6 ? Number.MAX_SAFE_INTEGER : Math.abs(Math.hypot(x, y + 6) - radius) - thick),
    ],
    1,
  );

const at = (x: number, y: number, form: Form) => placed(form, [x, y], 1);

const stone = (x: number, y: number, wide: number, high: number): Form => {
  const flat = wide / high;
  return (px, py) => (Math.hypot((px - x) / flat, py - y) - high) * 0.9;
};

const tilted = (random: Random, form: Form, most: number) => turned(form, between(random, -most, most));

const mirrored = (random: Random, form: Form): Form => {
  const side = random() < 0.5 ? -1 : 1;
  return (x, y) => form(x * side, y);
};

const peaks = (y: number, thick: number): Form =>
  join([limb([-46, y + 20], [0, y - 20], thick, thick), limb([0, y - 20], [46, y + 20], thick, thick)], 4);

/** Each pattern in a few ways, about 100 units across and centred on the origin. */
export const patternForms: Record<ArtPattern, readonly FormMaker[]> = {
  disc: [
    () => circle([0, 0], 48),
    (random) => tilted(random, without(circle([0, 0], 52), together(band(10, 16), band(27, 34))), 0.25),
    (random) => {
      const left: Form = (x, y) => Math.max(circle([0, 9], 48)(x, y), x + 3);
      const right: Form = (x, y) => Math.max(circle([0, -9], 48)(x, y), 3 - x);
      return tilted(random, together(left, right), 0.4);
    },
  ],
  moons: [
    (random) =>
      mirrored(random, join([circle([-15, 6], 39), circle([between(random, 40, 46), -28], 18)], 12)),
    (random) => {
      const moon = (turn: number, size: number) => circle([53 * Math.cos(turn), 53 * Math.sin(turn)], size);
      const first = between(random, -1.2, -0.3);
      return mirrored(random, together(circle([0, 0], 33), moon(first, 13), moon(first + Math.PI, 8)));
    },
    (random) => tilted(random, join([circle([-25, 0], 34), circle([27, 0], 34)], 16), 0.9),
  ],
  tile: [
    (random) => tilted(random, tile(43, 19), 0.3),
    (random) => {
      const four = [-1, 1].flatMap((x) => [-1, 1].map((y) => at(x * 25, y * 25, tile(21, 8))));
      return tilted(random, together(...four), 0.35);
    },
    (random) => {
      const front = at(-17, 17, tile(33, 12));
      return mirrored(random, together(front, without(at(17, -17, tile(33, 12)), front, 6)));
    },
  ],
  crescent: [
    (random) => turned(without(circle([-6, 0], 51), circle([17, -4], 41)), between(random, -0.9, 0.9)),
    (random) => {
      const dome = circle([0, 34], between(random, 62, 70));
      const floor = circle([0, -96], 136);
      return (x, y) => Math.max(dome(x, y), floor(x, y));
    },
    (random) => {
      const bowl = without(circle([0, -4], 52), circle([0, -30], 52));
      return together(bowl, circle([between(random, -16, 16), -24], 18));
    },
  ],
  ring: [
    () => ring(52, 24),
    (random) => together(ring(56, 36), circle([between(random, -6, 6), between(random, -6, 6)], 19)),
    (random) => {
      const left = at(-24, 10, ring(37, 19));
      return mirrored(random, together(left, without(at(24, -10, ring(37, 19)), left, 4)));
    },
  ],
  arch: [
    () => arch(36, 15, 60),
    () => together(arch(47, 9, 56), arch(18, 9, 56)),
    (random) => together(arch(42, 11, 58), circle([0, between(random, 8, 30)], 17)),
  ],
  beads: [
    (random) =>
      mirrored(random, join([circle([-46, 20], 17), circle([-6, 4], 26), circle([48, -22], 36)], 4)),
    (random) => {
      const lean = between(random, -7, 7);
      return together(stone(-lean, 34, 46, 20), stone(lean, -2, 34, 15), stone(-lean / 2, -29, 22, 11));
    },
    (random) => {
      const swing = between(random, 10, 20) * (random() < 0.5 ? -1 : 1);
      return together(...[-54, -18, 18, 54].map((x, step) => circle([x, step % 2 ? swing : -swing], 19)));
    },
  ],
  diamond: [
    () => diamond(60),
    () => without(diamond(64), diamond(30)),
    (random) =>
      mirrored(
        random,
        together(...[-1, 0, 1].map((step) => at(step * 38, step * -24, diamond(33 + step * 5)))),
      ),
  ],
  capsule: [
    (random) => tilted(random, limb([-4, -30], [4, 30], 29, 29), 0.9),
    (random) =>
      tilted(random, together(limb([-25, -16], [-25, 38], 19, 19), limb([25, -38], [25, 16], 19, 19)), 0.7),
    (random) =>
      mirrored(
        random,
        together(
          limb([-42, 22], [-42, 40], 15, 15),
          limb([0, -4], [0, 40], 15, 15),
          limb([42, -34], [42, 40], 15, 15),
        ),
      ),
  ],
  zigzag: [
    (random) =>
      mirrored(
        random,
        join(
          [
            limb([-52, 44], [-20, -30], 15, 15),
            limb([-20, -30], [14, 36], 15, 15),
            limb([14, 36], [52, -44], 15, 15),
          ],
          6,
        ),
      ),
    () => together(peaks(-16, 12), peaks(28, 12)),
    (random) =>
      mirrored(
        random,
        join(
          [
            limb([-54, 40], [-20, 40], 12, 12),
            limb([-20, 40], [-20, 4], 12, 12),
            limb([-20, 4], [18, 4], 12, 12),
            limb([18, 4], [18, -34], 12, 12),
            limb([18, -34], [54, -34], 12, 12),
          ],
          3,
        ),
      ),
  ],
};
