import { assert } from '../_shared/testing.ts';
import { phaseMeant, type Weeks } from './phases.ts';

const phases: readonly Weeks[] = [
  [1, 4],
  [5, 8],
  [9, 12],
];

Deno.test('a phase is named by its weeks, or by its place', () => {
  for (const [question, place] of [
    ['what happens in week seven', 1],
    ['and in week 9?', 2],
    ['weeks 5 to 8, what do I do', 1],
    ['the middle part, 5-8', 1],
    ['in the second block, do I go all out', 1],
    ['what is the first month like', 0],
    ['and the last 10 days before we fly', 2],
    ['the very last seven days', 2],
    ['final phase?', 2],
  ] as const)
    assert.equal(phaseMeant(question, phases)?.place, place, question);
});

Deno.test('what is counted otherwise is no phase', () => {
  for (const question of [
    '3 to 5 times a week',
    'I must stop in the middle of it',
    'the first one',
    'in week 30',
    '',
  ])
    assert.equal(phaseMeant(question, phases), undefined, question);
  assert.equal(phaseMeant('the last phase', []), undefined);
});

Deno.test('what is asked of a phase is what stands beside its name', () => {
  assert.equal(phaseMeant('is week seven hard', phases)?.rest, 'is   hard');
});
