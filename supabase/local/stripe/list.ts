import type { Collection } from './collection.ts';
import type { Call } from './routes.ts';
import type { Listed } from './wire.ts';

interface ListOptions<T, Shown> {
  /** The objects of one owner alone, where the collection knows owners. */
  owner?: string | undefined;
  matches?: (item: T) => boolean;
  show?: (item: T) => Shown;
}

/**
 * One page, newest first, as each of Stripe's lists answers it.
 *
 * @throws StripeFailure for a parameter that Stripe would refuse, or that nothing has read by now.
 */
export function listPage<T extends Listed, Shown extends object = T>(
  collection: Collection<T>,
  { parameters, path }: Pick<Call, 'parameters' | 'path'>,
  options: ListOptions<T, Shown>,
) {
  const { owner, matches = () => true, show = (item: T) => item as unknown as Shown } = options;
  const limit = parameters.integer('limit', { least: 1, most: 100 }) ?? 10;
  const cursor = (name: 'starting_after' | 'ending_before') => {
    const id = parameters.text(name);
    return id === undefined ? undefined : collection.known(id, name);
  };
  const [after, before] = [cursor('starting_after'), cursor('ending_before')];
  parameters.end();
  const found: T[] = [];
  let hasMore = false;
  for (const item of collection.listed({
    ...(owner === undefined ? {} : { owner }),
    ...(after && { after }),
    ...(before && { before }),
  })) {
    if (!matches(item)) continue;
    hasMore = found.length === limit;
    if (hasMore) break;
    found.push(item);
  }
  const data = (before ? found.toReversed() : found).map(show);
  return { object: 'list', data, has_more: hasMore, url: path };
}
