import {
  type FormKey,
  type GoalSettingPayload,
  isGoalFormComplete,
  primaryFocuses,
} from '@flow/sdk/contracts/form-submission';
import type { Person } from './people.ts';
import { daysAfter, type Random } from './random.ts';

/** The answers of the health assessment as content/forms asks for them. */
type ParqAnswers = Record<string, string | string[] | boolean>;

interface DemoForms {
  submissions: ReturnType<typeof submission>[];
  assignments: ReturnType<typeof assignment>[];
}

interface Answer {
  payload: GoalSettingPayload | ParqAnswers;
  created_at: Date;
}

const dueDays = 7;

const weekGoals = [
  'Three walks of 30 minutes before work',
  'Sleep by 11 pm five nights out of seven',
  'Cook at home four evenings',
  'Two strength sessions, no excuses',
  'Drink water before every coffee',
] as const;
const monthGoals = [
  'Lose 2 kg and keep the walks going',
  'Ten full push-ups without a break',
  'Run 5 km along Kite Beach without stopping',
  'Train three times every week, travel weeks included',
] as const;
const yearGoals = [
  'Run the Dubai Half Marathon',
  'Fit into the suit from my wedding again',
  'Deadlift my own weight, with no back pain',
  'Have the energy to play with my kids after work',
] as const;
const mindsets = [
  'Motivated, but I start strong and fade after two weeks.',
  'Tired of quick fixes. I want something that lasts.',
  'Nervous about the gym, curious about the plan.',
  'Ready. Tell me what to do and I will do it.',
] as const;
const beliefs = ['Completely', 'Mostly', 'Not yet', 'Other'] as const;
const obstacles = [
  'Long working hours',
  'Travel',
  'Low energy',
  'Old injury',
  'Eating out',
  'No routine',
] as const;
const nutrition = ['Meal ideas', 'Portion guidance', 'Eating out in Dubai', 'Ramadan plan'] as const;
const frequencies = ['2', '3', '4', '5', 'Other'] as const;
const levels = ['Beginner', 'Returning after a break', 'Intermediate', 'Advanced'] as const;
const places = ['Home', 'Gym', 'Outdoors'] as const;
const parqGoals = ['Lose weight', 'Build muscle', 'Move without pain', 'More energy'] as const;

function goalPayload(random: Random, complete: boolean): GoalSettingPayload {
  const focus = random.some(primaryFocuses, 1, 3);
  const frequency = random.pick(frequencies);
  const belief = random.pick(beliefs);
  const payload: GoalSettingPayload = {
    one_week_goal: random.pick(weekGoals),
    one_month_goals: random.pick(monthGoals),
    one_year_goals: random.pick(yearGoals),
    current_mindset: random.pick(mindsets),
    weekly_frequency: frequency,
    weekly_frequency_other: frequency === 'Other' ? '6, two of them swims' : null,
    primary_focus: focus,
    primary_focus_other: focus.includes('Other') ? 'Prepare for Jebel Jais by bike' : null,
    belief_to_change: belief,
    belief_to_change_other: belief === 'Other' ? 'Ask me after the first month' : null,
    obstacles: random.some(obstacles, 0, 4),
    obstacles_other: random.chance(0.2) ? 'Night shifts twice a week' : null,
    nutrition_support: random.some(nutrition, 0, 3),
    success_visualization: random.chance(0.6) ? 'I wake up rested and the stairs are easy.' : null,
    anything_else: random.chance(0.3) ? 'I prefer training before 8 am. شكرًا!' : null,
  };
  if (complete) return payload;
  const missing = random.pick([
    'one_month_goals',
    'one_year_goals',
    'current_mindset',
    'weekly_frequency',
  ] as const);
  return random.chance(0.3) ? { ...payload, primary_focus: [] } : { ...payload, [missing]: '' };
}

const healthQuestions = [
  'heart_condition',
  'chest_pain',
  'dizziness',
  'breathing_condition',
  'joint_problem',
  'medication',
  'pregnancy',
  'other_reason',
] as const;

/** Every fourth one says yes to something that its coach has to see. */
function parqPayload(random: Random): ParqAnswers {
  const yes = random.chance(0.25)
    ? random.pick(['joint_problem', 'medication', 'breathing_condition'])
    : null;
  return {
    ...Object.fromEntries(healthQuestions.map((question) => [question, question === yes])),
    ...(yes === 'joint_problem'
      ? { joint_problem_details: 'The left knee, on stairs and in deep squats.' }
      : {}),
    goals: random.some(parqGoals, 1, 3),
    fitness_level: [random.pick(levels)],
    training_location: random.some(places, 1, 2),
    emergency_contact: 'Sam, +971 50 000 0000',
  };
}

const flagsOf = (answers: object): string[] =>
  healthQuestions.filter((question) => (answers as ParqAnswers)[question] === true);

function submission(
  random: Random,
  person: Person,
  answer: Answer,
  { id: assignment_id, form_key }: { id: string; form_key: FormKey },
) {
  return {
    id: random.uuid(),
    client_id: person.id,
    assignment_id,
    form_key,
    version: 1,
    first_name: person.firstName,
    last_name: person.lastName,
    email: person.email,
    phone: person.phone,
    flags: flagsOf(answer.payload),
    ...answer,
  };
}

function assignment(
  random: Random,
  person: Person,
  options: { form_key: FormKey; assigned_at: Date; completed_at: Date | null },
) {
  const { form_key, assigned_at, completed_at } = options;
  return {
    id: random.uuid(),
    client_id: person.id,
    form_key,
    status: completed_at ? 'completed' : 'pending',
    assigned_at,
    due_date: daysAfter(assigned_at, dueDays),
    completed_at,
    updated_at: completed_at ?? assigned_at,
  };
}

/**
 * The forms of 40 clients: 42 goal forms, every third client's incomplete, some clients asked twice, and 17 health
 * assessments.
 */
export function inventForms(random: Random, now: Date, people: readonly Person[]): DemoForms {
  const forms: DemoForms = { submissions: [], assignments: [] };
  for (const [index, person] of people.slice(0, 40).entries()) {
    const assigned_at = daysAfter(person.joinedAt, 0.01);
    const span = (now.getTime() - assigned_at.getTime()) / 86_400_000;
    const sentAt = (share: number) => daysAfter(assigned_at, Math.min(span, 21) * share);
    const give = (form_key: FormKey, given_at: Date, created_at: Date | null, payload: Answer['payload']) => {
      const given = assignment(random, person, { form_key, assigned_at: given_at, completed_at: created_at });
      forms.assignments.push(given);
      if (created_at) forms.submissions.push(submission(random, person, { payload, created_at }, given));
    };

    const complete = index % 3 !== 2;
    give('goal_setting', assigned_at, sentAt(0.5), goalPayload(random, complete));
    if (index % 20 === 1) give('goal_setting', sentAt(0.6), sentAt(0.8), goalPayload(random, complete));
    give('parq_assessment', assigned_at, index < 17 ? sentAt(0.4) : null, parqPayload(random));
  }
  return forms;
}

/** The README's client has both forms, and has sent the goal form. */
export function clientForms(random: Random, client: Person): DemoForms {
  const assigned_at = client.joinedAt;
  const completed_at = daysAfter(assigned_at, 0.75);
  const payload = goalPayload(random, true);
  if (!isGoalFormComplete(payload)) throw new Error('The demo client must have a complete goal form');
  const goals = assignment(random, client, { form_key: 'goal_setting', assigned_at, completed_at });
  return {
    submissions: [submission(random, client, { payload, created_at: completed_at }, goals)],
    assignments: [
      goals,
      assignment(random, client, { form_key: 'parq_assessment', assigned_at, completed_at: null }),
    ],
  };
}
