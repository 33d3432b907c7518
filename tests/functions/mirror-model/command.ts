import fc from 'fast-check';
import { openDisputes, paidSubscriptions } from './disputes.ts';
import type { World } from './world.ts';

/** What a command has to know beforehand: whether there is anything that it could be done to. */
export interface Model {
  subscriptions: number;
  pages: number;
  /** Subscriptions of which a payment can be taken back. */
  payments: number;
  /** Those that are open. */
  disputes: number;
}
/** What it knows before anything has been done. */
export const nothing: Readonly<Model> = { subscriptions: 0, pages: 0, payments: 0, disputes: 0 };
export type Command = fc.AsyncCommand<Model, World>;

interface Definition<Given> {
  run: (world: World, given: Given) => Promise<unknown>;
  /** What it is done to; null where it needs nothing. */
  needs: keyof Model | null;
}

/** A command of what is drawn for it, which says how it is called again. */
export const command = <Given extends object>(
  name: string,
  drawn: fc.Arbitrary<Given>,
  { run, needs }: Definition<Given>,
): fc.Arbitrary<Command> =>
  drawn.map((given) => ({
    check: (model) => needs === null || model[needs] > 0,
    async run(model, world) {
      await run(world, given);
      model.subscriptions = world.account.subscriptions.size;
      model.pages = world.pages.length;
      model.payments = paidSubscriptions(world).length;
      model.disputes = openDisputes(world).length;
    },
    toString: () => `${name}${JSON.stringify(given)}`,
  }));

/** One of many, whatever there is. */
export const any = fc.nat(99);
export const anyOf = <Item>(items: readonly Item[], pick: number): Item | undefined =>
  items[pick % Math.max(1, items.length)];

/** While one event is dealt with a change follows, whose own event is faster: what the first has been told is old by then. */
export async function overtake(
  world: World,
  steps: number,
  [first, second]: readonly [() => unknown, () => unknown],
): Promise<void> {
  await first();
  world.takeEvents();
  const slow = world.undelivered.at(-1);
  if (slow === undefined) return;
  await world.deliver(slow);
  for (let step = 0; step < steps; step += 1) await world.goOnLatest();
  await second();
  world.takeEvents();
  const fast = world.undelivered.at(-1);
  if (fast === undefined || fast === slow) return;
  await world.deliver(fast);
  while (world.undelivered.includes(fast) && !world.isIdle) await world.goOnLatest();
}
