import {
  type FitnessGoal,
  fitnessGoals,
  type TrainingLocation,
  type TrainingType,
  trainingLocations,
  trainingTypes,
} from '@flow/sdk/contracts/consultation';
import { inventPerson } from './people.ts';
import { daysAfter, type Random } from './random.ts';

interface DemoLead {
  id: string;
  reference: string;
  idempotency_key: string;
  source_page: string;
  name: string;
  phone: string;
  fitness_goal: FitnessGoal;
  training_type: TrainingType;
  training_location: TrainingLocation;
  pathname: string;
  referrer: string;
  user_agent: string;
  submission_attempt: number;
  submitted_at: Date;
  received_at: Date;
  updated_at: Date;
}

const sources = [
  '/',
  '/#hero',
  '/pricing',
  '/flow-online',
  '/flow-in-person',
  '/flow-programs/postpartum',
] as const;
const referrers = ['direct', 'https://search.example/', 'https://social.example/flow'] as const;
const browsers = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.1 Safari/605.1.15',
] as const;

/** Thirty leads of the last 45 days. */
export function inventLeads(random: Random, now: Date): DemoLead[] {
  return Array.from({ length: 30 }, (_, index) => {
    const { firstName, lastName, phone } = inventPerson(random, index);
    const source = random.pick(sources);
    const received_at = random.daysBefore(now, 0.05, 45);
    return {
      id: random.uuid(),
      reference: `FL-${random.text('23456789ABCDEFGHJKMNPQRSTUVWXYZ', 6)}`,
      idempotency_key: random.uuid(),
      source_page: source,
      name: `${firstName} ${lastName}`,
      phone,
      fitness_goal: random.pick(fitnessGoals),
      training_type: random.pick(trainingTypes),
      training_location: random.pick(trainingLocations),
      pathname: source.split('#')[0] ?? source,
      referrer: random.pick(referrers),
      user_agent: random.pick(browsers),
      submission_attempt: random.chance(0.1) ? 2 : 1,
      submitted_at: daysAfter(received_at, -0.00001),
      received_at,
      updated_at: received_at,
    };
  });
}
