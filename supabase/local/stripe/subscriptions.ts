import { bill } from './billing.ts';
import { invalidInteger, invalidRequest, missingParameter, noSuch } from './errors.ts';
import { listPage } from './list.ts';
import { orderedLine } from './ordered-line.ts';
import type { Parameters } from './parameters.ts';
import { day, periodEnd } from './periods.ts';
import { del, get, post, type Route } from './routes.ts';
import { beginSubscription, cancelNow, changeSubscription, endTrial } from './subscription-life.ts';
import { type SubscriptionRecord, stripeStatuses } from './subscription-record.ts';
import { newId } from './wire.ts';

const missingCardBehaviors = ['cancel', 'create_invoice', 'pause'] as const;

export const subscriptionRoutes: Route[] = [
  post('/v1/subscriptions', ({ account, parameters }) => {
    const customer = account.customers.known(parameters.required('customer'), 'customer');
    const [row, another] = parameters.rows('items');
    if (row === undefined) throw missingParameter('items');
    if (another !== undefined) throw invalidRequest('The stand-in knows subscriptions of one item.', another);
    const line = orderedLine(account, parameters, row);
    const days = parameters.integer('trial_period_days', { most: 730 }) ?? 0;
    const until = futureTime(parameters, 'trial_end', account.now());
    const fields = {
      id: newId('sub'),
      customer: customer.id,
      ...line,
      description: parameters.text('description') ?? null,
      metadata: parameters.metadata({}),
      missingCard: missingCardOf(parameters, ''),
      trialEnd: until ?? (days > 0 ? account.now() + days * day : null),
    };
    parameters.ignore('payment_behavior', 'collection_method', 'payment_settings', 'off_session');
    parameters.end();
    return account.subscriptionObject(beginSubscription(account, fields));
  }),

  get('/v1/subscriptions', (call) => {
    const { account, parameters } = call;
    const status = parameters.oneOf('status', [...stripeStatuses, 'all', 'ended']);
    const price = parameters.text('price');
    const isWithin = parameters.range('created');
    const owner = parameters.text('customer');
    if (owner !== undefined && account.deletedCustomers.has(owner))
      throw noSuch('customer', owner, 'customer');
    return listPage(account.subscriptions, call, {
      owner,
      matches: (record) =>
        hasStatus(record, status) &&
        (price === undefined || record.price === price) &&
        isWithin(record.created),
      show: (record) => account.subscriptionObject(record),
    });
  }),

  get('/v1/subscriptions/:id', ({ account, parameters, id }) => {
    parameters.end();
    return account.subscriptionObject(account.subscriptions.known(id));
  }),

  post('/v1/subscriptions/:id', ({ account, parameters, id }) => {
    const record = account.subscriptions.known(id);
    const endsTrial = parameters.text('trial_end') === 'now' && record.status === 'trialing';
    const changes = changesOf(parameters, record, account.now());
    parameters.end();
    const changed = { ...record, ...changes };
    if (!endsTrial) return account.subscriptionObject(changeSubscription(account, record, changes));
    return account.subscriptionObject(endTrial(account, changed));
  }),

  del('/v1/subscriptions/:id', ({ account, parameters, id }) => {
    const record = account.subscriptions.known(id);
    const { comment, feedback } = detailsOf(parameters, record);
    parameters.ignore('invoice_now', 'prorate');
    parameters.end();
    if (record.status === 'canceled' || record.status === 'incomplete_expired') {
      throw noSuch('subscription', record.id);
    }
    return account.subscriptionObject(cancelNow(account, record, { comment, feedback }));
  }),

  post('/v1/subscriptions/:id/resume', ({ account, parameters, id }) => {
    const record = account.subscriptions.known(id);
    parameters.ignore('billing_cycle_anchor', 'proration_behavior');
    parameters.end();
    if (record.status !== 'paused') {
      throw invalidRequest('Only a subscription with the status `paused` can be resumed.');
    }
    const now = account.now();
    const { recurring } = account.price(record.price);
    const end = recurring ? periodEnd(recurring, now, now) : now + day;
    const { invoice, collected } = bill(account, record, {
      reason: 'subscription_update',
      period: { start: now, end },
    });
    const resumed = changeSubscription(account, record, {
      // An invoice that fails leaves the subscription paused, as Stripe does it.
      ...(collected === 'paid' ? { status: 'active', anchor: now, periodStart: now, periodEnd: end } : {}),
      latestInvoice: invoice.id,
    });
    if (collected === 'paid')
      account.emit('customer.subscription.resumed', account.subscriptionObject(resumed));
    return account.subscriptionObject(resumed);
  }),
];

/** Without a status Stripe lists all that are not canceled. */
function hasStatus(record: SubscriptionRecord, status: string | undefined): boolean {
  if (status === undefined) return record.status !== 'canceled';
  if (status === 'all') return true;
  if (status === 'ended') return record.status === 'canceled' || record.status === 'incomplete_expired';
  return record.status === status;
}

function changesOf(
  parameters: Parameters,
  record: SubscriptionRecord,
  now: number,
): Partial<SubscriptionRecord> {
  const ends = parameters.boolean('cancel_at_period_end');
  const trialEnd =
    parameters.text('trial_end') === 'now' ? undefined : futureTime(parameters, 'trial_end', now);
  const changes: Partial<SubscriptionRecord> = {
    metadata: parameters.metadata(record.metadata),
    ...(parameters.has('description') ? { description: parameters.text('description') ?? null } : {}),
    ...(parameters.has('pause_collection') || parameters.has('pause_collection[behavior]')
      ? { pauseCollection: pauseOf(parameters, now) }
      : {}),
    ...(parameters.has('trial_settings[end_behavior][missing_payment_method]')
      ? { missingCard: missingCardOf(parameters, '') }
      : {}),
    ...(trialEnd === undefined
      ? {}
      : {
          status: 'trialing' as const,
          trialStart: record.trialStart ?? now,
          trialEnd,
          periodEnd: trialEnd,
          anchor: trialEnd,
          isTrialEndAnnounced: false,
        }),
    ...(ends === undefined ? {} : endingOf(record, ends, now)),
  };
  const { comment, feedback } = detailsOf(parameters, record);
  const { reason } = changes.cancellation ?? record.cancellation;
  const isOver = record.status === 'canceled' || record.status === 'incomplete_expired';
  if (isOver && (ends !== undefined || trialEnd !== undefined || changes.pauseCollection)) {
    throw invalidRequest('A canceled subscription can only update its cancellation_details and metadata.');
  }
  return { ...changes, cancellation: { reason, comment, feedback } };
}

export function endingOf(
  record: SubscriptionRecord,
  ends: boolean,
  now: number,
): Partial<SubscriptionRecord> {
  return {
    cancelAtPeriodEnd: ends,
    canceledAt: ends ? (record.canceledAt ?? now) : null,
    cancellation: { ...record.cancellation, reason: ends ? 'cancellation_requested' : null },
  };
}

function detailsOf(parameters: Parameters, { cancellation }: SubscriptionRecord) {
  return {
    comment: parameters.text('cancellation_details[comment]') ?? cancellation.comment,
    feedback: parameters.text('cancellation_details[feedback]') ?? cancellation.feedback,
  };
}

function pauseOf(parameters: Parameters, now: number): SubscriptionRecord['pauseCollection'] {
  if (parameters.has('pause_collection') && parameters.text('pause_collection') === undefined) return null;
  const behaviors = ['keep_as_draft', 'mark_uncollectible', 'void'] as const;
  const behavior = parameters.oneOf('pause_collection[behavior]', behaviors);
  if (behavior === undefined) throw missingParameter('pause_collection[behavior]');
  return { behavior, resumesAt: futureTime(parameters, 'pause_collection[resumes_at]', now) ?? null };
}

export function missingCardOf(parameters: Parameters, scope: string): SubscriptionRecord['missingCard'] {
  const name = `${scope === '' ? 'trial_settings' : `${scope}[trial_settings]`}[end_behavior][missing_payment_method]`;
  return parameters.oneOf(name, missingCardBehaviors) ?? 'create_invoice';
}

function futureTime(parameters: Parameters, name: string, now: number): number | undefined {
  const time = parameters.integer(name);
  if (time !== undefined && time <= now) throw invalidInteger(String(time), name);
  return time;
}
