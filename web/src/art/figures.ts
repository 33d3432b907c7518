import { circle, type Form, join, limb } from './form.ts';
import { between, chosen } from './random.ts';

type Arm = readonly [elbowX: number, elbowY: number, handX: number, handY: number];

const hanging: Arm = [13.2, 36.5, 14.8, 51];
const onHip: Arm = [17.6, 33.5, 9.6, 44.5];
const raised: Arm = [16.5, 10.5, 18.5, -3.5];
const flexed: Arm = [18.4, 25, 17.4, 10.5];
const behindHead: Arm = [18.5, 9.5, 8.4, 6.2];
const wide: Arm = [17.8, 33, 21.6, 46];

/** What two arms do together. */
const poses: readonly (readonly [left: Arm, right: Arm])[] = [
  [hanging, hanging],
  [onHip, onHip],
  [hanging, onHip],
  [raised, raised],
  [flexed, flexed],
  [hanging, raised],
  [onHip, behindHead],
  [behindHead, behindHead],
  [wide, wide],
  [flexed, onHip],
  [raised, onHip],
];

/** A standing figure of its own build and pose: 100 units tall, feet at y = 99, centred on x = 0. */
export function standingFigure(random: () => number): Form {
  const [left, right] = chosen(random, poses);
  const mirror = random() < 0.5;
  const shoulder = between(random, 6.8, 8.6);
  const chest = between(random, 7.1, 8.4);
  const waist = between(random, 5.3, 6.5);
  const hip = between(random, 6.9, 8.1);
  const stance = between(random, 0.4, 4);
  const arm = (side: 1 | -1, [elbowX, elbowY, handX, handY]: Arm): Form[] => {
    const spread = shoulder - 7.6;
    return [
      limb([side * (shoulder + 2.2), 21.8], [side * (elbowX + spread), elbowY], 2.7, 2.1),
      limb([side * (elbowX + spread), elbowY], [side * (handX + spread), handY], 2, 1.4),
    ];
  };
  const leg = (side: 1 | -1): Form[] => [
    limb([side * 4, 51], [side * (5 + stance * 0.5), 73], 4.6, 3.1),
    limb([side * (5 + stance * 0.5), 73], [side * (5.4 + stance), 96], 3, 1.6),
    limb([side * (5.6 + stance), 97.4], [side * (8 + stance), 98.4], 1.5, 1.2),
  ];
  return join(
    [
      circle([0, 8], 5.2),
      limb([0, 12.5], [0, 18], 2.5, 3.2),
      limb([-shoulder, 21.6], [shoulder, 21.6], 3, 3),
      limb([0, 23.5], [0, 40], chest, waist),
      limb([0, 40], [0, 49.5], waist, hip),
      ...leg(-1),
      ...leg(1),
      ...arm(-1, mirror ? right : left),
      ...arm(1, mirror ? left : right),
    ],
    2.6,
  );
}

/** A figure in full stride towards the right, about 100 units tall. */
export const striding: Form = join(
  [
    circle([15.5, 8], 5.4),
    limb([13.2, 13], [10.5, 18], 2.5, 3),
    limb([9.6, 20.5], [5, 34], 7, 6.4),
    limb([5, 34], [1, 47], 6.2, 6.6),
    limb([13.5, 21.5], [17.5, 36.5], 3.1, 2.4),
    limb([17.5, 36.5], [29, 29], 2.3, 1.5),
    limb([5.5, 20.5], [-7.5, 29], 3.1, 2.4),
    limb([-7.5, 29], [-11.5, 42.5], 2.3, 1.5),
    limb([3, 50], [22, 57.5], 5.4, 4),
    limb([22, 57.5], [18.5, 78], 3.7, 2),
    limb([18.5, 79.5], [24.5, 80], 1.8, 1.2),
    limb([-1, 50.5], [-11, 70.5], 5.6, 3.9),
    limb([-11, 70.5], [-25, 88], 3.7, 1.9),
    limb([-26, 89.5], [-23, 95], 1.9, 1.2),
  ],
  3.4,
);
