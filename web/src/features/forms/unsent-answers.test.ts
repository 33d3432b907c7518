import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sameAnswer } from './form-answers.ts';
import { mergeDraft, type ServerDraft, type UnsentAnswers } from './unsent-answers.ts';

const id = fc.constantFrom('goal', 'mood', 'pain', 'constructor', 'weight');
const answer = fc.oneof(
  fc.string(),
  fc.boolean(),
  fc.integer(),
  fc.array(fc.constantFrom('Left', 'Right'), { minLength: 1, maxLength: 2 }),
);
const time = fc.integer({ min: 0, max: 10 });
const answers = fc.dictionary(id, answer);
const instant = (milliseconds: number) => new Date(milliseconds).toISOString();
const server: fc.Arbitrary<ServerDraft> = fc.record({
  answers,
  answered_at: fc.dictionary(id, time.map(instant)),
});
/** Answers that were all given at one time. */
const answered = (given: ServerDraft['answers'], at: number): ServerDraft => ({
  answers: given,
  answered_at: Object.fromEntries(Object.keys(given).map((key) => [key, instant(at)])),
});
const unsent: fc.Arbitrary<UnsentAnswers> = fc.dictionary(
  id,
  fc.record({ answer: fc.option(answer), base: fc.option(answer), at: time }),
);

const kept = ({ answers: all }: ServerDraft, key: string) => (Object.hasOwn(all, key) ? all[key] : null);
const shown = (all: Record<string, unknown>, key: string) => (Object.hasOwn(all, key) ? all[key] : null);

test('what was answered here since the server was told stands, whatever the clocks say', () => {
  fc.assert(
    fc.property(server, fc.dictionary(id, answer), (given, here) => {
      const changes = Object.fromEntries(
        Object.entries(here).map(([key, one]) => [
          key,
          { answer: one, base: kept(given, key) ?? null, at: 0 },
        ]),
      );
      const merged = mergeDraft(given, changes);
      for (const [key, one] of Object.entries(here)) expect(shown(merged.answers, key)).toEqual(one);
    }),
  );
});

test('of two answers to one question, given on two devices, the later stands', () => {
  const here = { goal: { answer: 'Run', base: 'Walk', at: 5 } };
  expect(mergeDraft(answered({ goal: 'Swim' }, 4), here).answers).toEqual({ goal: 'Run' });
  const late = mergeDraft(answered({ goal: 'Swim' }, 6), here);
  expect(late).toEqual({ answers: { goal: 'Swim' }, unsent: {} });
});

test('what was answered elsewhere since, to other questions, does not outdate an answer of this device', () => {
  const here = { goal: { answer: 'Run', base: null, at: 5 } };
  const elsewhere = answered({ mood: 'Good' }, 9);
  elsewhere.answers = { ...elsewhere.answers, goal: 'Swim' };
  elsewhere.answered_at = { ...elsewhere.answered_at, goal: instant(4) };
  expect(mergeDraft(elsewhere, here)).toEqual({ answers: { mood: 'Good', goal: 'Run' }, unsent: here });
});

test('an answer that was taken back elsewhere, later than it was given here, is gone', () => {
  const here = { goal: { answer: 'Run', base: 'Walk', at: 5 } };
  const takenBack = (at: number) => ({ answers: {}, answered_at: { goal: instant(at) } });
  expect(mergeDraft(takenBack(6), here)).toEqual({ answers: {}, unsent: {} });
  expect(mergeDraft(takenBack(4), here).answers).toEqual({ goal: 'Run' });
});

test('an answer that was taken back here is gone, and the server is to be told', () => {
  const here = { goal: { answer: null, base: 'Walk', at: 5 } };
  expect(mergeDraft(answered({ goal: 'Walk', mood: 'Good' }, 9), here)).toEqual({
    answers: { mood: 'Good' },
    unsent: here,
  });
});

test('every question shows an answer of the server or of this device, and nothing else', () => {
  fc.assert(
    fc.property(fc.option(server), unsent, (given, here) => {
      const merged = mergeDraft(given, here);
      for (const [key, one] of Object.entries(merged.answers)) {
        const known = [given && kept(given, key), here[key]?.answer];
        expect(known.some((each) => sameAnswer(each, one))).toBe(true);
      }
    }),
  );
});

test('what is still to be sent is what differs from the server', () => {
  fc.assert(
    fc.property(fc.option(server), unsent, (given, here) => {
      const merged = mergeDraft(given, here);
      const ids = new Set([...Object.keys(merged.answers), ...Object.keys(given?.answers ?? {})]);
      for (const key of ids) {
        const before = given ? kept(given, key) : null;
        const differs = !sameAnswer(before as never, shown(merged.answers, key) as never);
        expect(Object.hasOwn(merged.unsent, key)).toBe(differs);
      }
    }),
  );
});

test('once the server has what was sent, nothing changes on the screen and nothing is left to send', () => {
  fc.assert(
    fc.property(fc.option(server), unsent, (given, here) => {
      const merged = mergeDraft(given, here);
      const told = mergeDraft(answered(merged.answers, 11), merged.unsent);
      expect(told).toEqual({ answers: merged.answers, unsent: {} });
      expect(mergeDraft(given, merged.unsent)).toEqual(merged);
    }),
  );
});
