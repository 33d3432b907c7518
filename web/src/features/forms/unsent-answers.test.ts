import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sameAnswer } from './form-answers.ts';
import { draftChange, mergeDraft, type ServerDraft, type UnsentAnswers } from './unsent-answers.ts';

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
  fc.record({ answer: fc.option(answer), at: time, seen: fc.option(time.map(instant)) }),
);

const kept = ({ answers: all }: ServerDraft, key: string) => (Object.hasOwn(all, key) ? all[key] : null);
const shown = (all: Record<string, unknown>, key: string) => (Object.hasOwn(all, key) ? all[key] : null);

test('what was answered here is shown and sent, whatever the clocks say: the server knows the later one', () => {
  fc.assert(
    fc.property(fc.option(server), unsent, (given, here) => {
      const merged = mergeDraft(given, here);
      for (const [key, { answer: one }] of Object.entries(here))
        expect(shown(merged.answers, key)).toEqual(one);
    }),
  );
});

test('an answer that was taken back here is gone, and the server is to be told', () => {
  const here = { goal: { answer: null, at: 5, seen: instant(1) } };
  expect(mergeDraft(answered({ goal: 'Walk', mood: 'Good' }, 9), here)).toEqual({
    answers: { mood: 'Good' },
    unsent: here,
  });
});

test('the server is told when each answer was given, and what was known of it then', () => {
  const here = {
    goal: { answer: null, at: 5, seen: instant(1) },
    mood: { answer: 'Good', at: 6, seen: null },
  };
  expect(draftChange(here)).toEqual({
    changes: { goal: null, mood: 'Good' },
    givenAt: { goal: new Date(5), mood: new Date(6) },
    seen: { goal: instant(1) },
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
