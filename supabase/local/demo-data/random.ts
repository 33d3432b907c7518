import { seededRandom } from '../../../web/src/art/seeded-random.ts';

const day = 86_400_000;

/** The demo data must be the same on every machine. */
export class Random {
  /** At least 0 and below 1. */
  readonly next: () => number;

  constructor(seed: number) {
    this.next = seededRandom(seed);
  }

  /** A whole number, both ends included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<const Items extends readonly [unknown, ...unknown[]]>(items: Items): Items[number] {
    return items[this.between(0, items.length - 1)];
  }

  /** Some of the items, in their order. */
  some<Item>(items: readonly Item[], least: number, most: number): Item[] {
    const wanted = this.between(least, most);
    const left = items.map((item, index) => ({ item, index }));
    while (left.length > wanted) left.splice(this.between(0, left.length - 1), 1);
    return left.map(({ item }) => item);
  }

  text(alphabet: string, length: number): string {
    return Array.from({ length }, () => alphabet[this.between(0, alphabet.length - 1)]).join('');
  }

  uuid(): string {
    const hex = (length: number) => this.text('0123456789abcdef', length);
    return `${hex(8)}-${hex(4)}-4${hex(3)}-${this.text('89ab', 1)}${hex(3)}-${hex(12)}`;
  }

  /** A moment between so many days before `now`. */
  daysBefore(now: Date, least: number, most: number): Date {
    return new Date(now.getTime() - (least + this.next() * (most - least)) * day);
  }
}

export function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * day);
}
