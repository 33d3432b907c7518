import { expect, test } from 'vitest';
import { cardSlot } from './card-slot.ts';

const slot = { name: 'busy-executive', aspect: '4/3', alt: 'Lines around an arch' };

test('the last card of a mosaic is wide, the others keep their aspect', () => {
  expect([0, 1, 2].map((index) => cardSlot(slot, index, 3).aspect)).toEqual(['4/3', '4/3', '2/1']);
});
