import { fitnessGoals, trainingLocations, trainingTypes } from '@flow/sdk/contracts/consultation';
import type { LeadStatus } from '@flow/sdk/contracts/lead';
import { inventAttribution } from './attribution.ts';
import { inventPerson } from './people.ts';
import { daysAfter, type Random } from './random.ts';

export type DemoLead = ReturnType<typeof inventLeads>[number];

const sources = [
  '/',
  '/#hero',
  '/pricing',
  '/flow-online',
  '/flow-in-person',
  '/flow-programs/postpartum',
] as const;
const browsers = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.1 Safari/605.1.15',
] as const;

interface Group {
  status: LeadStatus;
  /** How many days ago each of them came. */
  ages: readonly number[];
}

// The newest wait for an answer within the day, the next ones have waited for too long.
const groups: readonly Group[] = [
  { status: 'new', ages: [0.01, 0.04, 0.09, 1.3, 2.6, 6.2] },
  { status: 'contacted', ages: [0.4, 0.9, 1.6, 5.1, 5.4, 6.8, 8.3, 9.7, 11.2] },
  { status: 'won', ages: [12.4, 14.1, 17.9, 20.3, 24.6, 29.5, 36.2, 41.8] },
  { status: 'lost', ages: [13.2, 16.5, 19.1, 23.8, 27.3, 33.7, 44.4] },
];

/** Who asked before, by their places in the list: the later one first. */
const repeats: ReadonlyMap<number, number> = new Map([
  [1, 18],
  [8, 25],
  [11, 25],
]);

/** Every fifth is answered on the day after, which is too late. */
function firstContact(random: Random, index: number, receivedAt: Date): Date {
  const isLate = index % 5 === 0;
  return daysAfter(receivedAt, isLate ? 1.5 + random.next() : (10 + 150 * random.next()) / 1440);
}

/** Local form, as many people type it, instead of the international one. */
function typed(phone: string, index: number): string {
  return index % 4 === 1 ? phone.replace('+971 ', '0') : phone;
}

/** Thirty leads of the last 45 days; three come from people who asked before. */
export function inventLeads(random: Random, now: Date) {
  const planned = groups.flatMap(({ status, ages }) => ages.map((age) => ({ status, age })));
  const leads = planned.map(({ status, age }, index) => {
    const { firstName, lastName, phone } = inventPerson(random, index);
    const source = random.pick(sources);
    const received_at = daysAfter(now, -age);
    const first_contacted_at = status === 'new' ? null : firstContact(random, index, received_at);
    // No numbering plan knows a number without its country.
    const isForeign = index === 20;
    return {
      id: random.uuid(),
      reference: `FL-${random.text('23456789ABCDEFGHJKMNPQRSTUVWXYZ', 6)}`,
      idempotency_key: random.uuid(),
      source_page: source,
      name: `${firstName} ${lastName}`,
      phone: isForeign ? '(415) 555-0100' : typed(phone, index),
      phone_e164: isForeign ? null : phone.replaceAll(' ', ''),
      duplicate_of: null as string | null,
      fitness_goal: random.pick(fitnessGoals),
      training_type: random.pick(trainingTypes),
      training_location: random.pick(trainingLocations),
      pathname: source.split('#')[0] ?? source,
      ...inventAttribution(random, { receivedAt: received_at, isKnown: index % 3 !== 2 }),
      user_agent: random.pick(browsers),
      submission_attempt: random.chance(0.1) ? 2 : 1,
      status,
      submitted_at: daysAfter(received_at, -0.00001),
      received_at,
      first_contacted_at,
      updated_at: first_contacted_at ?? received_at,
    };
  });
  return leads.map((lead, index) => {
    const earlier = leads[repeats.get(index) ?? -1];
    if (!earlier) return lead;
    return {
      ...lead,
      name: earlier.name,
      phone: typed(earlier.phone, index),
      phone_e164: earlier.phone_e164,
      duplicate_of: earlier.id,
    };
  });
}
