import fc from 'fast-check';
import { payCheckout } from '../../../supabase/local/stripe/checkout-payment.ts';
import type { StripeEvent } from '../../../supabase/local/stripe/events.ts';
import { day } from '../../../supabase/local/stripe/periods.ts';
import { moveClock } from '../../../supabase/local/stripe/test-clocks.ts';
import type { CheckoutSession } from '../../../supabase/local/stripe/wire.ts';
import { any, anyOf, command } from './command.ts';
import { fates, type World } from './world.ts';

/** Two accounts of one household, of which the first may have other subscriptions too, and an address without a confirmed account. */
const people = [
  { client_id: '7f5b7a5e-0000-4000-8000-0000000000a2' },
  { client_id: '7f5b7a5e-0000-4000-8000-0000000000a3' },
  { email: 'lead@flow.example' },
] as const;

/** Which of two was first is told by Stripe's second. */
function nextSecond(world: World): void {
  moveClock(world.account, world.account.now() + 1);
  world.takeEvents();
}

/** A second page of one person takes the place of the first. Some requests meet a failure at one of their steps. */
export const openPage = command(
  'open page',
  fc.record({
    who: fc.constantFrom(...people),
    plan: fc.constantFrom('weekly', 'monthly'),
    without_trial: fc.constantFrom(false, false, true),
    met: fc.option(fc.record({ steps: fc.nat(13), fate: fc.constantFrom(...fates) }), { nil: null, freq: 2 }),
  }),
  {
    needs: null,
    async run(world, { who, plan, without_trial, met }) {
      nextSecond(world);
      await world.call('start', { ...who, plan, without_trial });
      for (let step = 0; step < (met?.steps ?? 40) && !world.isIdle; step += 1) await world.goOnLatest();
      if (met !== null) await world.goOnLatest(met.fate);
    },
  },
);

/** Two requests for one person at the same time: the second one comes while the first is at some step. */
export const openRivals = command(
  'open rivals',
  fc.record({ who: fc.constantFrom(...people), steps: fc.nat(13) }),
  {
    needs: null,
    async run(world, { who, steps }) {
      nextSecond(world);
      await world.call('start', { ...who, plan: 'weekly' });
      for (let step = 0; step < steps; step += 1) await world.goOnLatest();
      nextSecond(world);
      await world.call('start', { ...who, plan: 'monthly' });
      await world.drain();
    },
  },
);

const openSessions = ({ account, pages }: World) =>
  pages.flatMap((id) => account.checkoutSessions.get(id) ?? []).filter(({ status }) => status === 'open');

type Card = 'works' | 'declined_later';

/** The event that says so; null where the card is declined. */
function pay(world: World, session: CheckoutSession, card: Card): StripeEvent | null {
  nextSecond(world);
  if (payCheckout(world.account, session, { card, email: null, name: null, phone: null }) !== null)
    return null;
  world.takeEvents();
  const completed = world.undelivered.at(-1);
  if (completed?.type !== 'checkout.session.completed') throw new Error('A payment has another event last');
  return completed;
}

/** Pays a page that somebody has been sent. Its event comes at once, waits, or never comes. */
export const payPage = command(
  'pay page',
  fc.record({
    which: any,
    card: fc.constantFrom<Card>('works', 'works', 'declined_later'),
    event: fc.constantFrom('comes', 'waits', 'waits', 'lost'),
  }),
  {
    needs: 'pages',
    async run(world, { which, card, event }) {
      const session = anyOf(openSessions(world), which);
      const completed = session === undefined ? null : pay(world, session, card);
      if (completed === null) return;
      if (event === 'lost') world.lose(completed);
      if (event === 'comes') await world.deliverAll();
    },
  },
);

/** Both of a household pay before either event has come; where days pass, the second subscription is charged. */
export const payTwoPages = command(
  'pay two pages',
  fc.record({ days: fc.constantFrom(0, 0, 8), areLost: fc.boolean() }),
  {
    needs: null,
    async run(world, { days, areLost }) {
      await world.drain();
      for (const who of people.slice(0, 2)) await world.call('start', { ...who, plan: 'weekly' });
      await world.drain();
      const events = openSessions(world).flatMap((session) => pay(world, session, 'works') ?? []);
      moveClock(world.account, world.account.now() + days * day);
      world.takeEvents();
      if (areLost) for (const event of events) world.lose(event);
    },
  },
);

/** Ends a page before its time, on Stripe's own pages. */
export const expirePage = command('expire page', fc.record({ which: any }), {
  needs: 'pages',
  async run(world, { which }) {
    const session = anyOf(openSessions(world), which);
    if (session !== undefined) await world.atStripe.checkout.sessions.expire(session.id);
  },
});
