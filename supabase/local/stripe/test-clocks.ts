import type { StripeAccount } from './account.ts';
import { invalidRequest, missingParameter, noSuch } from './errors.ts';
import { monthsAfter } from './periods.ts';
import { play } from './playback.ts';
import { type Call, get, post, type Route } from './routes.ts';
import { newId, type TestClock } from './wire.ts';

/** Stripe keeps a clock for thirty days; this one stays, as all of the account lives by it. */
const keptMonths = 1;
const farthestMonths = 24;

export const testClockRoutes: Route[] = [
  post('/v1/test_helpers/test_clocks', ({ account, parameters }) => {
    const frozenTime = frozenTimeOf(parameters);
    const name = parameters.text('name') ?? null;
    parameters.end();
    if (account.clock) {
      throw invalidRequest(
        `The stand-in has one clock, by which all of it lives: advance ${account.clock.id} instead.`,
      );
    }
    refuseUnlessAhead(account, frozenTime);
    return setClock(account, frozenTime, name);
  }),

  get('/v1/test_helpers/test_clocks', ({ account, parameters, path }) => {
    parameters.ignore('limit', 'starting_after', 'ending_before');
    parameters.end();
    return { object: 'list', data: account.clock ? [account.clock] : [], has_more: false, url: path };
  }),

  get('/v1/test_helpers/test_clocks/:id', (call) => {
    call.parameters.end();
    return knownClock(call);
  }),

  post('/v1/test_helpers/test_clocks/:id/advance', (call) => {
    const frozenTime = frozenTimeOf(call.parameters);
    call.parameters.end();
    knownClock(call);
    refuseUnlessAhead(call.account, frozenTime);
    return moveClock(call.account, frozenTime);
  }),
];

/** Makes it that time, of the clock or, where none is set yet, of a new one. All that lies between is played in its order. */
export function moveClock(account: StripeAccount, to: number): TestClock {
  const clock = account.clock ?? setClock(account, account.now(), null);
  play(account, to);
  account.clock = { ...clock, frozen_time: to };
  account.isChanged = true;
  return account.clock;
}

function setClock(account: StripeAccount, frozenTime: number, name: string | null): TestClock {
  play(account, frozenTime);
  const clock: TestClock = {
    id: newId('clock'),
    object: 'test_helpers.test_clock',
    created: account.now(),
    deletes_after: monthsAfter(frozenTime, keptMonths),
    frozen_time: frozenTime,
    livemode: false,
    name,
    // Stripe advances in the background; here it is done when the answer is given.
    status: 'ready',
    status_details: {},
  };
  account.clock = clock;
  return clock;
}

/** @throws StripeFailure for a time that has passed, or is too far away. */
export function refuseUnlessAhead(account: StripeAccount, time: number): void {
  const now = account.now();
  if (time < now) {
    throw invalidRequest(
      'Time never goes back: `frozen_time` must not be before the present.',
      'frozen_time',
    );
  }
  if (time > monthsAfter(now, farthestMonths)) {
    throw invalidRequest('`frozen_time` cannot be more than two years in the future.', 'frozen_time');
  }
}

function frozenTimeOf(parameters: Call['parameters']): number {
  const time = parameters.integer('frozen_time');
  if (time === undefined) throw missingParameter('frozen_time');
  return time;
}

function knownClock({ account, id }: Call): TestClock {
  if (account.clock?.id !== id) throw noSuch('test clock', id);
  return account.clock;
}
