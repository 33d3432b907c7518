import { setCard } from '../cards.ts';
import { closeDispute, isClosed, openDispute } from '../disputes.ts';
import { StripeFailure } from '../errors.ts';
import { day, monthsAfter } from '../periods.ts';
import { moveClock, refuseUnlessAhead } from '../test-clocks.ts';
import type { PageOptions } from './page-options.ts';

/** What the page says after something was done, or was not. */
export const homeMessages = {
  clock: 'The clock was moved, and all that lay between was played.',
  card: 'The card was changed.',
  dispute: 'A dispute was opened.',
  closed: 'The dispute was closed.',
  fault: 'The fault was set.',
  cleared: 'The faults were cleared.',
  sent: 'The event is sent again.',
  released: 'The events that were held are sent.',
  settle: 'Every event was delivered or given up.',
  refused: 'That cannot be done.',
} as const;
type Result = keyof typeof homeMessages;

type Action = (options: PageOptions, form: URLSearchParams) => Result;

const actions: Readonly<Record<string, Action>> = {
  clock({ account }, form) {
    const to = timeOf(form, account.now());
    if (!Number.isSafeInteger(to)) return 'refused';
    try {
      refuseUnlessAhead(account, to);
    } catch (error) {
      if (error instanceof StripeFailure) return 'refused';
      throw error;
    }
    moveClock(account, to);
    return 'clock';
  },

  card({ account }, form) {
    const customer = form.get('customer') ?? '';
    const card = form.get('card');
    if (!account.customers.get(customer) || (card !== 'works' && card !== 'declined')) return 'refused';
    setCard(account, customer, card);
    return 'card';
  },

  dispute({ account }, form) {
    const record = account.subscriptions.get(form.get('subscription') ?? '');
    if (!record) return 'refused';
    openDispute(account, record);
    return 'dispute';
  },

  'close-dispute'({ account }, form) {
    const dispute = account.disputes.get(form.get('dispute') ?? '');
    const status = form.get('status');
    if (!dispute || isClosed(dispute) || (status !== 'won' && status !== 'lost')) return 'refused';
    closeDispute(account, dispute, status);
    return 'closed';
  },

  fault: ({ faults }, form) => (faults.add(Object.fromEntries(form)) ? 'fault' : 'refused'),

  'clear-faults'({ faults }) {
    faults.clear();
    return 'cleared';
  },

  'send-event': ({ deliveries }, form) =>
    deliveries.sendAgain(form.get('event') ?? '') ? 'sent' : 'refused',

  'release-events'({ deliveries }) {
    deliveries.release();
    return 'released';
  },

  settle: () => 'settle',
};

export function homeAction(options: PageOptions, name: string, form: URLSearchParams): Result | 'unknown' {
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  return action ? action(options, form) : 'unknown';
}

/** Sends what is held, and waits until nothing is under way: the state that is told is the state that is. */
export async function settle({ deliveries }: PageOptions): Promise<void> {
  deliveries.release();
  await deliveries.idle();
}

/** A time, or so many days or months from now. */
function timeOf(form: URLSearchParams, now: number): number {
  const to = form.get('to');
  if (to !== null) return Number(to);
  if (form.get('step') === 'month') return monthsAfter(now, 1);
  return now + Number(form.get('step')) * day;
}
