import fc from 'fast-check';
import type { World } from './world.ts';

/** What a command has to know beforehand: whether there is anything that it could be done to. */
export interface Model {
  subscriptions: number;
  pages: number;
}
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
    },
    toString: () => `${name}${JSON.stringify(given)}`,
  }));

/** One of many, whatever there is. */
export const any = fc.nat(99);
export const anyOf = <Item>(items: readonly Item[], pick: number): Item | undefined =>
  items[pick % Math.max(1, items.length)];
