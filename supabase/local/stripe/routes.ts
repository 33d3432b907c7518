import type { StripeAccount } from './account.ts';
import type { Collection } from './collection.ts';
import type { Parameters } from './parameters.ts';
import type { Listed } from './wire.ts';

/** A request that passed the door: its key is right, and nothing else happens until its route has answered. */
export interface Call {
  account: StripeAccount;
  parameters: Parameters;
  /** What stands in the path's place `:id`. */
  id: string;
  path: string;
}

/**
 * One of Stripe's calls. `run` is synchronous, so that a request is carried out whole or not at all; it refuses before it
 * changes anything.
 */
export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  run(call: Call): object;
}

export const get = (path: string, run: Route['run']): Route => ({ method: 'GET', path, run });
export const post = (path: string, run: Route['run']): Route => ({ method: 'POST', path, run });
export const del = (path: string, run: Route['run']): Route => ({ method: 'DELETE', path, run });

/** Answers the object that the path names. */
export const retrieve = (
  path: string,
  of: (account: StripeAccount) => Pick<Collection<Listed>, 'known'>,
): Route =>
  get(path, ({ account, parameters, id }) => {
    parameters.end();
    return of(account).known(id);
  });
