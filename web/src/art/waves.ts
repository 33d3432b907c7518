import { between } from './random.ts';

/** A smooth surface without a beginning or an end, about -1 to 1, from a few long waves. */
export type Waves = (x: number, y: number) => number;

/** `detail` is the highest number of waves across one unit. */
export function wavesFrom(random: () => number, detail: number, count = 4): Waves {
  const waves = Array.from({ length: count }, (_, index) => {
    const pitch = between(random, 0.35, 1) * detail * ((index + 1) / count);
    const turn = between(random, -0.5, 0.5);
    return {
      x: pitch * Math.cos(turn) * Math.PI * 2,
      y: pitch * Math.sin(turn) * Math.PI * 2,
      phase: random() * Math.PI * 2,
      height: 1 / (index + 1.5),
    };
  });
  const total = waves.reduce((sum, wave) => sum + wave.height, 0);
  return (x, y) => {
    let sum = 0;
    for (const wave of waves) sum += wave.height * Math.sin(wave.x * x + wave.y * y + wave.phase);
    return sum / total;
  };
}
