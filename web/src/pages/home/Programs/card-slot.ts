import type { ImageSlot } from '@flow/content/schema';

/** The last card of a mosaic is twice as wide as the others. */
export function cardSlot(slot: ImageSlot, index: number, count: number): ImageSlot {
  return index === count - 1 ? { ...slot, aspect: '2/1' } : slot;
}
