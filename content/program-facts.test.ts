import { expect, test } from 'vitest';
import { loadContent } from './load.ts';
import type { RichNode } from './rich-text.ts';

const { programs } = await loadContent();

type Range = [from: number, to: number];

interface Agreed {
  duration: string;
  workouts: Range;
  minutes: Range;
}

const usual: Agreed = { duration: '12 weeks', workouts: [3, 5], minutes: [30, 60] };

/** The programs that ask for another week than most. */
const unusual: Record<string, Partial<Agreed>> = {
  'flow-sedentary-reset': { minutes: [20, 45] },
  'flow-glutes-abs': { minutes: [30, 50] },
  'flow-hard-gainer': { workouts: [4, 6], minutes: [45, 75] },
  'flow-femme-strength': { minutes: [35, 60] },
  'flow-extreme': { workouts: [5, 7], minutes: [60, 90] },
  'flow-cabin-crew': { minutes: [20, 45] },
  'flow-teachers': { workouts: [3, 4], minutes: [25, 45] },
  'flow-basketball': { workouts: [4, 6], minutes: [45, 75] },
  'flow-adhd': { minutes: [25, 50] },
  'flow-photoshoot-prep': { duration: '8-12 weeks', workouts: [4, 6], minutes: [35, 60] },
};

const cautions: Record<string, RegExp> = {
  postpartum: /6 or more weeks after birth, with your doctor's clearance/,
  'flow-prenatal': /[Rr]equires your doctor's approval/,
  'flow-restore': /[Mm]ay need your physician's approval/,
  longevity: /adults 50 and over/,
};

const forPeople = programs.filter(({ corporate }) => !corporate);

test.each(forPeople.map((program) => [program.key, program] as const))(
  '%s takes as long and asks for as much as was agreed',
  (key, { duration, commitment, phases }) => {
    const agreed = { ...usual, ...unusual[key] };
    expect({ duration, workouts: commitment?.workoutsPerWeek, minutes: commitment?.minutes }).toEqual(agreed);
    const [longest = 0] = agreed.duration.match(/\d+(?= weeks)/)?.map(Number) ?? [];
    const weeks = phases?.map((phase) => phase.weeks) ?? [];
    expect(weeks.map(([from]) => from)).toEqual([1, ...weeks.slice(0, -1).map(([, to]) => to + 1)]);
    expect(weeks.at(-1)?.[1]).toBe(longest);
  },
);

test('the program for companies is ongoing and has no week of its own', () => {
  const [corporate] = programs.filter((program) => program.corporate);
  expect([corporate?.key, corporate?.duration, corporate?.commitment]).toEqual([
    'flow-corporate',
    'Ongoing',
    undefined,
  ]);
});

test('exactly the agreed programs carry a caution, in the agreed words', () => {
  const carrying = programs.filter(({ caution }) => caution).map(({ key }) => key);
  expect(carrying.sort()).toEqual(Object.keys(cautions).sort());
  for (const [key, words] of Object.entries(cautions))
    expect(programs.find((program) => program.key === key)?.caution, key).toMatch(words);
});

test('only longevity has a minimum age, of 50', () => {
  expect(programs.flatMap(({ key, minimumAge }) => (minimumAge ? [[key, minimumAge]] : []))).toEqual([
    ['longevity', 50],
  ]);
});

test.each([
  ['body-shredder', ['Metabolic Kickstart', 'Fat Loss Zone', 'Sculpt Strength Conditioning']],
  ['home-flow', ['Foundation Reset', 'Metabolic Conditioning', 'Strength & Definition']],
])('%s has the three agreed phases', (key, names) => {
  const phases = programs.find((program) => program.key === key)?.phases;
  expect(phases?.map(({ name }) => name)).toEqual(names);
});

test('no two programs share a phase, a feature, a highlight or a line of their own', () => {
  const said = programs.flatMap(({ subtitle, ideal, card, features, phases = [], head }) => [
    subtitle,
    ideal,
    card.description,
    head.title,
    head.description,
    ...features,
    ...phases.map(({ text }) => text),
  ]);
  expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([]);
});

const tagsIn = (nodes: readonly RichNode[]): string[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node.tag, ...tagsIn(node.children)]));

test.each(programs)(
  '$key tells more than its facts: several paragraphs, in the allowed tags',
  ({ description }) => {
    const tags = tagsIn(description);
    expect(tags.filter((tag) => tag === 'p').length).toBeGreaterThanOrEqual(3);
    const allowed = ['b', 'i', 'em', 'strong', 'u', 'br', 'p', 'span', 'div'];
    expect(tags.filter((tag) => !allowed.includes(tag))).toEqual([]);
  },
);
