import fc from 'fast-check';
import { setCard } from '../../../supabase/local/stripe/cards.ts';
import { day } from '../../../supabase/local/stripe/periods.ts';
import type { SubscriptionRecord } from '../../../supabase/local/stripe/subscription-record.ts';
import { moveClock } from '../../../supabase/local/stripe/test-clocks.ts';
import { expirePage, openPage, openRivals, payPage, payTwoPages } from './checkout-commands.ts';
import { any, anyOf, type Command, command, overtake } from './command.ts';
import { dispute, disputePayment, endDispute, overtakeDispute } from './dispute-commands.ts';
import { type Fate, fates, type World } from './world.ts';

const subscriptionOf = ({ account }: World, which: number): SubscriptionRecord => {
  const record = anyOf([...account.subscriptions.values()], which);
  if (record === undefined) throw new Error('There is no subscription');
  return record;
};

/** Stripe refuses some of what a person may try, and then nothing has happened. */
const orRefused = (work: Promise<unknown>) => work.catch(() => {});

/** The accounts that there are. A subscription may be noted for two of them; nobody's is one that was begun on Stripe's own pages. */
export const accounts = [
  '7f5b7a5e-0000-4000-8000-0000000000a1',
  '7f5b7a5e-0000-4000-8000-0000000000a2',
  '7f5b7a5e-0000-4000-8000-0000000000a3',
] as const;

const begun = {
  card: fc.constantFrom('works', 'works', 'declined', 'none'),
  trialDays: fc.constantFrom(0, 7, 7),
  plan: fc.constantFrom('weekly', 'monthly'),
  withoutCard: fc.constantFrom('create_invoice', 'pause', 'cancel'),
  account: fc.option(fc.constantFrom(...accounts.slice(0, 2)), { nil: null }),
  isDisputed: fc.constant<boolean>(false),
  isTold: fc.constantFrom(true, true, false),
};
const beginning = (drawn: typeof begun) =>
  command('begin', fc.record(drawn), {
    needs: null,
    async run(world, { card, trialDays, plan, withoutCard, account: user_id, isDisputed, isTold }) {
      const { account, atStripe, tally } = world;
      const customer = await atStripe.customers.create({ email: 'noor@flow.example', name: 'Noor' });
      if (card === 'works' || card === 'declined') setCard(account, customer.id, card);
      const { data } = await atStripe.prices.list({ lookup_keys: [plan] });
      const { status } = await atStripe.subscriptions.create({
        customer: customer.id,
        items: [{ price: data[0]?.id ?? '' }],
        ...(trialDays > 0 && { trial_period_days: trialDays }),
        trial_settings: { end_behavior: { missing_payment_method: withoutCard as 'pause' } },
        ...(user_id !== null && { metadata: { user_id } }),
      });
      tally.add(`begun ${status}`);
      if (isDisputed) dispute(world, 0);
      if (isTold) await world.deliverAll();
    },
  });
const begin = beginning(begun);
const beginDisputed = beginning({
  ...begun,
  card: fc.constant('works'),
  trialDays: fc.constant(0),
  isDisputed: fc.constant(true),
});

const timePasses = command('time passes', fc.record({ days: fc.constantFrom(1, 3, 4, 7, 31) }), {
  needs: null,
  async run(world, { days }) {
    moveClock(world.account, world.account.now() + days * day);
    world.takeEvents();
  },
});

const changeCard = command(
  'change card',
  fc.record({ which: any, card: fc.constantFrom('works', 'declined') }),
  {
    needs: 'subscriptions',
    async run(world, { which, card }) {
      setCard(world.account, subscriptionOf(world, which).customer, card as 'works');
      world.takeEvents();
    },
  },
);

/** As on Stripe's own pages. */
const changeCustomer = command(
  'change customer',
  fc.record({ which: any, changes: fc.constantFrom({ name: 'Noor H.' }, { email: 'haddad@flow.example' }) }),
  {
    needs: 'subscriptions',
    async run(world, { which, changes }) {
      await orRefused(world.atStripe.customers.update(subscriptionOf(world, which).customer, changes));
    },
  },
);

const ways = ['cancel', 'keep', 'end now', 'pause', 'collect again', 'resume', 'void', 'pay'] as const;
type Way = (typeof ways)[number];

async function change({ atStripe: { subscriptions, invoices } }: World, subscription: string, way: Way) {
  const { latest_invoice } = await subscriptions.retrieve(subscription);
  const invoice = String(latest_invoice);
  const done = {
    cancel: () => subscriptions.update(subscription, { cancel_at_period_end: true }),
    keep: () => subscriptions.update(subscription, { cancel_at_period_end: false }),
    'end now': () => subscriptions.cancel(subscription),
    pause: () => subscriptions.update(subscription, { pause_collection: { behavior: 'void' } }),
    'collect again': () => subscriptions.update(subscription, { pause_collection: '' }),
    resume: () => subscriptions.resume(subscription),
    void: () => invoices.voidInvoice(invoice),
    pay: () => invoices.pay(invoice),
  };
  await orRefused(done[way]());
}

const changeAtStripe = command('at Stripe', fc.record({ which: any, way: fc.constantFrom(...ways) }), {
  needs: 'subscriptions',
  run: (world, { which, way }) => change(world, subscriptionOf(world, which).id, way),
});

const turnEnding = (world: World, { id, cancelAtPeriodEnd }: SubscriptionRecord) =>
  change(world, id, cancelAtPeriodEnd ? 'keep' : 'cancel');

const overtakeEnding = command(
  'overtake ending',
  fc.record({ which: any, steps: fc.integer({ min: 1, max: 6 }) }),
  {
    needs: 'subscriptions',
    async run(world, { which, steps }) {
      const turn = () => turnEnding(world, subscriptionOf(world, which));
      await overtake(world, steps, [turn, turn]);
    },
  },
);

/** A failure, or the end of the process, in one of the requests that follow: left to `go on`, few would come to it. */
const fault = fc.record({ steps: fc.integer({ min: 0, max: 8 }), fate: fc.constantFrom(...fates) });

async function meet(world: World, { steps, fate }: { steps: number; fate: Fate }): Promise<void> {
  for (let step = 0; step < steps; step += 1) await world.goOnLatest();
  await world.goOnLatest(fate);
}

const deliver = command(
  'deliver',
  fc.record({
    which: any,
    copies: fc.constantFrom(1, 1, 1, 2),
    isOld: fc.boolean(),
    met: fc.option(fault, { nil: null, freq: 2 }),
  }),
  {
    needs: null,
    async run(world, { which, copies, isOld, met }) {
      const event = anyOf(isOld && copies > 1 ? world.delivered : world.undelivered, which);
      if (event === undefined) return;
      for (let copy = 0; copy < copies; copy += 1) await world.deliver(event);
      if (met !== null) await meet(world, met);
    },
  },
);

/** Reconciliation finds out whatever an event would have told. */
const lose = command('lose', fc.record({ which: any }), {
  needs: null,
  async run(world, { which }) {
    const event = anyOf(world.undelivered, which);
    if (event !== undefined) world.lose(event);
  },
});

const ask = command(
  'ask to',
  fc.record({
    which: any,
    verb: fc.constantFrom('cancel', 'cancel', 'resume'),
    isEnding: fc.boolean(),
    met: fault,
  }),
  {
    needs: 'subscriptions',
    async run(world, { which, verb, isEnding, met }) {
      if (verb === 'resume' && isEnding) {
        // Or there would hardly be one that can be resumed.
        await change(world, subscriptionOf(world, which).id, 'cancel');
        await world.deliverAll();
      }
      await world.call(verb as 'cancel', { stripe_subscription_id: subscriptionOf(world, which).id });
      await meet(world, met);
    },
  },
);

const reconcile = command('reconcile', fc.record({ fix: fc.boolean() }), {
  needs: null,
  run: (world, given) => world.call('reconcile', given),
});

const fate = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Fate>('answered') },
  { weight: 1, arbitrary: fc.constantFrom(...fates) },
);
const goOn = command(
  'go on',
  fc.record({ steps: fc.array(fc.tuple(any, fate), { minLength: 1, maxLength: 12 }) }),
  {
    needs: null,
    async run(world, { steps }) {
      for (const [pick, how] of steps) await world.goOn(pick, how);
    },
  },
);

/** Whether what is under way at the end of a life arrives: a later event would hide what reconciliation misses. */
export type Ending = 'all arrives' | 'nothing arrives';

type Weighted = readonly [weight: number, command: fc.Arbitrary<Command>];

const subscriptionCommands: Weighted[] = [
  [1, begin],
  [3, timePasses],
  [1, changeCard],
  [1, changeCustomer],
  [2, changeAtStripe],
  [3, overtakeEnding],
  [1, disputePayment],
  [1, endDispute],
  [4, deliver],
  [1, lose],
  [4, ask],
  [1, reconcile],
  [6, goOn],
];
const checkoutCommands: Weighted[] = [
  [4, openPage],
  [2, openRivals],
  [7, payPage],
  [1, payTwoPages],
  [1, expirePage],
  [1, begin],
  [2, timePasses],
  [1, changeAtStripe],
  [1, changeCustomer],
  [1, disputePayment],
  [4, deliver],
  [1, lose],
  [1, ask],
  [1, reconcile],
  [4, goOn],
];

const disputeCommands: Weighted[] = [
  [2, disputePayment],
  [4, endDispute],
  [2, overtakeDispute],
  [1, timePasses],
  [1, changeAtStripe],
  [3, deliver],
  [1, lose],
  [1, ask],
  [1, reconcile],
  [3, goOn],
];

/** One command, and then what is done to what it has begun, what arrives of it, and what is lost on the way. */
const life = (first: fc.Arbitrary<Command>, following: Weighted[], replayPath: string | undefined) =>
  fc.tuple(
    first,
    fc.commands([fc.oneof(...following.map(([weight, arbitrary]) => ({ weight, arbitrary })))], {
      maxCommands: 7,
      size: 'medium',
      ...(replayPath !== undefined && { replayPath }),
    }),
    fc.constantFrom<Ending>('all arrives', 'all arrives', 'nothing arrives'),
    // Whether Stripe sends events of every kind. Mostly it is set up as it should be, for those that something is done about.
    fc.constantFrom(false, false, false, true),
  );

/** Lives of subscriptions that begin at Stripe, a few of them with a dispute, and fewer of those that begin on a page of ours. */
export const lives = (replayPath: string | undefined) =>
  fc.oneof(
    { weight: 13, arbitrary: life(begin, subscriptionCommands, replayPath) },
    { weight: 2, arbitrary: life(beginDisputed, disputeCommands, replayPath) },
    { weight: 5, arbitrary: life(fc.oneof(openPage, openRivals, payTwoPages), checkoutCommands, replayPath) },
  );
