import { circle, type Form, join, limb } from './form.ts';

const head = circle([0, 8], 5.2);
const neck = limb([0, 12.5], [0, 18], 2.5, 3.2);

const body: readonly Form[] = [
  head,
  neck,
  limb([-7.6, 21.6], [7.6, 21.6], 3, 3),
  limb([0, 23.5], [0, 40], 7.8, 5.9),
  limb([0, 40], [0, 49.5], 5.9, 7.4),
  limb([-4, 51], [-5.8, 73], 4.6, 3.1),
  limb([-5.8, 73], [-6.8, 96], 3, 1.6),
  limb([4, 51], [5.8, 73], 4.6, 3.1),
  limb([5.8, 73], [6.8, 96], 3, 1.6),
  limb([-7, 97.4], [-9.4, 98.4], 1.5, 1.2),
  limb([7, 97.4], [9.4, 98.4], 1.5, 1.2),
];

type Arm = readonly [elbowX: number, elbowY: number, handX: number, handY: number];

const arm = (side: 1 | -1, [elbowX, elbowY, handX, handY]: Arm): Form[] => [
  limb([side * 9.8, 21.8], [side * elbowX, elbowY], 2.7, 2.1),
  limb([side * elbowX, elbowY], [side * handX, handY], 2, 1.4),
];

const posed = (left: Arm, right: Arm): Form => join([...body, ...arm(-1, left), ...arm(1, right)], 2.6);

const hanging: Arm = [13.2, 36.5, 14.8, 51];
const onHip: Arm = [17.6, 33.5, 9.6, 44.5];
const raised: Arm = [16.5, 10.5, 18.5, -3.5];

/** Standing figures, 100 units tall, feet at y = 99, centred on x = 0. */
export const standing: readonly Form[] = [
  posed(hanging, hanging),
  posed(onHip, onHip),
  posed(hanging, onHip),
  posed(raised, raised),
];

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
