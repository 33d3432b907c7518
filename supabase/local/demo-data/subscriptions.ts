import type { SubscriptionStatus } from '@flow/sdk/contracts/subscription';
import { inventPerson, type Person } from './people.ts';
import { daysAfter, type Random } from './random.ts';

export interface DemoSubscription {
  id: string;
  user_id: string | null;
  email: string;
  name: string | null;
  plan: string | null;
  status: SubscriptionStatus | null;
  trial_start: Date | null;
  trial_end: Date | null;
  current_period_end: Date | null;
  cancel_at_period_end: boolean;
  stripe_customer_id: string | null;
  stripe_subscription_id: string | null;
  created_at: Date;
  updated_at: Date;
}

interface DemoSubscriber {
  /** null: the subscription came from Stripe and nobody has signed up with its address. */
  person: Person | null;
  /** The account is deleted after the subscription is there. */
  leaves: boolean;
  subscription: DemoSubscription;
}

interface Group {
  status: SubscriptionStatus | null;
  people: number;
  /** How many of them delete their account. */
  leaving: number;
  /** How many never had one. */
  strangers: number;
}

// With the client of the README: 240.
const groups: readonly Group[] = [
  { status: 'trialing', people: 36, leaving: 1, strangers: 1 },
  { status: 'active', people: 118, leaving: 3, strangers: 2 },
  { status: 'past_due', people: 19, leaving: 1, strangers: 1 },
  { status: 'canceled', people: 50, leaving: 8, strangers: 0 },
  { status: 'none', people: 9, leaving: 1, strangers: 1 },
  { status: null, people: 7, leaving: 1, strangers: 0 },
];

const plans = [
  { name: 'Online, weekly', days: 7 },
  { name: 'Online, monthly', days: 30 },
  { name: 'Online, 12 weeks', days: 84 },
  { name: 'Premium Zoom', days: 30 },
] as const;

export const daysOfPlan = (name: string) => plans.find((plan) => plan.name === name)?.days ?? 30;

const trialDays = 7;

export function inventSubscribers(random: Random, now: Date): DemoSubscriber[] {
  let number = 0;
  return groups.flatMap(({ status, people, leaving, strangers }) =>
    Array.from({ length: people }, (_, index) => {
      number += 1;
      const stranger = index < strangers;
      const leaves = !stranger && index < strangers + leaving;
      return inventSubscriber(random, now, { number, status, stranger, leaves });
    }),
  );
}

function inventSubscriber(
  random: Random,
  now: Date,
  options: { number: number; status: SubscriptionStatus | null; stranger: boolean; leaves: boolean },
): DemoSubscriber {
  const { status, number } = options;
  const { firstName, lastName, email, phone } = inventPerson(random, number);
  const times = inventTimes(random, now, status);
  const billed = status !== 'none' && status !== null;
  const joinedAt = daysAfter(times.began, -random.between(0, 3));
  const person: Person | null = options.stranger
    ? null
    : {
        id: random.uuid(),
        email,
        firstName,
        lastName,
        phone,
        passwordHash: null,
        joinedAt,
        lastSignInAt: random.chance(0.9) ? between(random, joinedAt, now) : null,
      };
  const code = random.text('abcdefghijkmnpqrstuvwxyz23456789', 10);
  const changes = status === 'canceled' ? (times.currentPeriodEnd ?? now) : now;
  return {
    person,
    leaves: options.leaves,
    subscription: {
      id: random.uuid(),
      user_id: person?.id ?? null,
      email,
      name: options.stranger && random.chance(0.5) ? null : `${firstName} ${lastName}`,
      plan: billed ? times.plan.name : null,
      status,
      trial_start: billed ? times.began : null,
      trial_end: billed ? daysAfter(times.began, trialDays) : null,
      current_period_end: times.currentPeriodEnd,
      cancel_at_period_end: (status === 'active' || status === 'trialing') && random.chance(0.08),
      stripe_customer_id: billed || random.chance(0.4) ? `cus_demo_${code}` : null,
      stripe_subscription_id: billed ? `sub_demo_${code}` : null,
      created_at: times.began,
      updated_at: between(random, times.began, changes),
    },
  };
}

function inventTimes(random: Random, now: Date, status: SubscriptionStatus | null) {
  const plan = random.pick(plans);
  if (status === 'none' || status === null) {
    return { plan, began: random.daysBefore(now, 1, 300), currentPeriodEnd: null };
  }
  if (status === 'trialing') {
    const began = random.daysBefore(now, 0.1, trialDays - 0.1);
    return { plan, began, currentPeriodEnd: daysAfter(began, trialDays) };
  }
  if (status === 'canceled') {
    const began = random.daysBefore(now, 110, 520);
    const periods = random.between(0, Math.floor((100 - trialDays) / plan.days));
    return { plan, began, currentPeriodEnd: daysAfter(began, trialDays + periods * plan.days) };
  }
  const began = random.daysBefore(now, trialDays + 1, 420);
  const firstCharge = daysAfter(began, trialDays).getTime();
  const periods = Math.ceil((now.getTime() - firstCharge) / 86_400_000 / plan.days);
  return { plan, began, currentPeriodEnd: daysAfter(began, trialDays + periods * plan.days) };
}

/** The README's client: trialing, on the third day of seven. */
export function clientSubscription(client: Person, now: Date): DemoSubscription {
  const began = daysAfter(now, -2);
  return {
    id: 'c1111111-f10a-4de0-8000-000000000003',
    user_id: client.id,
    email: client.email,
    name: `${client.firstName} ${client.lastName}`,
    plan: 'Online, monthly',
    status: 'trialing',
    trial_start: began,
    trial_end: daysAfter(began, trialDays),
    current_period_end: daysAfter(began, trialDays),
    cancel_at_period_end: false,
    stripe_customer_id: 'cus_demo_client',
    stripe_subscription_id: 'sub_demo_client',
    created_at: began,
    updated_at: began,
  };
}

function between(random: Random, from: Date, to: Date): Date {
  const span = Math.max(0, to.getTime() - from.getTime());
  return new Date(from.getTime() + Math.floor(random.next() * span));
}
