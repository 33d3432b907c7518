import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Answer,
  type Answers,
  type FormDefinition,
  flaggedQuestions,
  formDefinitionSchema,
  formProblems,
  type Question,
  sendableAnswers,
} from '../../../sdk/src/contracts/form-definition.ts';
import { openStage } from './actors.ts';

const stage = await openStage();

const options = ['One', 'Two', 'Other'];

const kind = fc.oneof(
  fc.record({ kind: fc.constant('text'), maxLength: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ kind: fc.constant('long_text'), maxLength: fc.integer({ min: 1, max: 8 }) }),
  fc.record({ kind: fc.constantFrom('choice', 'choices'), options: fc.constant(options) }),
  fc.record({ kind: fc.constant('yes_no'), flag: fc.boolean() }),
  fc.record({
    kind: fc.constant('number'),
    min: fc.integer({ min: -2, max: 2 }),
    max: fc.integer({ min: 3, max: 9 }),
  }),
  fc.record({ kind: fc.constant('date') }),
);

interface Draft {
  kind: { kind: string };
  required: boolean;
  dependsOn: number;
  is: boolean;
  option: string;
}

/** Questions that depend on earlier ones, wherever an earlier one can be depended on. */
function toDefinition(drafts: readonly Draft[]): FormDefinition {
  const questions = drafts.map(({ kind, required, dependsOn, is, option }, index) => {
    const earlier = index === 0 ? undefined : drafts[dependsOn % index]?.kind.kind;
    const answer = earlier === 'yes_no' ? is : earlier?.startsWith('choice') ? option : undefined;
    const when = answer === undefined ? {} : { when: { question: `q${dependsOn % index}`, is: answer } };
    return { id: `q${index}`, label: 'A question', required, ...kind, ...when };
  });
  return formDefinitionSchema.parse({
    slug: 'any-form',
    key: 'any_form',
    title: 'Any form',
    description: 'Any form.',
    groups: [{ title: 'All', questions }],
    sent: { title: 'Sent', text: 'Sent.' },
    flagged: { title: 'Flagged', text: 'Flagged.' },
  });
}

const definitions = fc
  .array(
    fc.record({
      kind,
      required: fc.boolean(),
      dependsOn: fc.nat(20),
      is: fc.boolean(),
      option: fc.constantFrom(...options),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map(toDefinition);

const wild: fc.Arbitrary<Answer> = fc.oneof(
  fc.string({ maxLength: 10 }),
  fc.string({ unit: 'binary', maxLength: 4 }).filter((text) => !text.includes('\0')),
  fc.constantFrom('a\nb', 'a\tb', '\u007f', '2026-02-29', '2026-02-28', '1899-01-01', ...options),
  fc.array(fc.constantFrom(...options, 'Four'), { maxLength: 4 }),
  fc.boolean(),
  fc.integer({ min: -4, max: 12 }),
  fc.double({ min: -5, max: 12, noNaN: true }),
);

const fitting = (question: Question): fc.Arbitrary<Answer> => {
  switch (question.kind) {
    case 'text':
    case 'long_text':
      return fc.constantFrom('a', 'bc', '😀');
    case 'choice':
      return fc.constantFrom(...question.options);
    case 'choices':
      return fc.subarray(question.options, { minLength: 1 });
    case 'yes_no':
      return fc.boolean();
    case 'number':
      return fc.integer({ min: question.min ?? 0, max: question.max ?? 9 });
    case 'date':
      return fc.constant('2026-11-22');
  }
};

const cases = definitions.chain((definition) => {
  const questions = definition.groups.flatMap((group) => group.questions);
  const answers = fc
    .tuple(
      ...questions.map((question) =>
        fc.option(fc.oneof({ weight: 4, arbitrary: fitting(question) }, { weight: 1, arbitrary: wild }), {
          nil: undefined,
          freq: 5,
        }),
      ),
      fc.option(wild, { nil: undefined, freq: 10 }),
    )
    .map((given) =>
      Object.fromEntries(
        given.flatMap((answer, index) => {
          const id = questions[index]?.id ?? 'unknown';
          return answer === undefined ? [] : [[id, answer]];
        }),
      ),
    );
  return fc.record({ definition: fc.constant(definition), answers, cleaned: fc.boolean() });
});

async function judged(definition: FormDefinition, answers: Answers) {
  const [row] = await stage.database.sql<{ problems: Record<string, string>; flags: string[] }>(
    'select private.form_problems($1, $2) as problems, private.form_flags($1, $2) as flags',
    [JSON.stringify(definition), JSON.stringify(answers)],
  );
  return { problems: Object.keys(row?.problems ?? {}).sort(), flags: row?.flags };
}

test('the database refuses exactly the answers that the contract refuses, and flags the same', async () => {
  let refused = 0;
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(cases, async ({ definition, answers, cleaned }) => {
      const given = cleaned ? sendableAnswers(definition, answers) : answers;
      const problems = Object.keys(formProblems(definition, given)).sort();
      if (problems.length > 0) refused += 1;
      else taken += 1;
      expect(await judged(definition, given)).toEqual({
        problems,
        flags: flaggedQuestions(definition, given),
      });
    }),
    { numRuns: 1_000 },
  );
  expect(Math.min(refused, taken)).toBeGreaterThan(100);
});
