import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeConsultationPayload } from '../testing/index.ts';
import {
  type ConsultationFormValues,
  type ConsultationPayload,
  consultationFields,
  consultationPayloadSchema,
  fitnessGoals,
  payloadFits,
  trainingLocations,
  trainingTypes,
  validateConsultationForm,
} from './consultation.ts';

// The rules of the specification once more, in another way: one list of pairs a field, the first pair whose question is
// answered with yes gives the message.
type Rules = readonly (readonly [question: (value: string) => boolean, message: string])[];

const digitsIn = (value: string) => [...value].filter((character) => '0123456789'.includes(character)).length;
const has = (value: string, isWrong: (character: string) => boolean) => [...value].some(isWrong);

const nameRules: Rules = [
  [(name) => name === '', 'Full name is required'],
  [(name) => name.length < 2, 'Name must be at least 2 characters'],
  [(name) => name.length >= 100, 'Name must be less than 100 characters'],
  [
    (name) => has(name, (c) => !/\p{L}|\p{M}/u.test(c) && ![' ', '-', "'", '\u2019'].includes(c)),
    'Name can only contain letters, spaces, hyphens, and apostrophes',
  ],
];
const phoneRules: Rules = [
  [(phone) => phone === '', 'Phone number is required'],
  [(phone) => phone.length < 7, 'Phone number is too short'],
  [(phone) => phone.length > 20, 'Phone number is too long'],
  [(phone) => has(phone, (c) => !'0123456789+ ()-'.includes(c)), 'Phone number contains invalid characters'],
  [(phone) => digitsIn(phone) < 7, 'Phone number must contain at least 7 digits'],
];
const oneOf = (options: readonly string[], message: string): Rules => [
  [(value) => !options.includes(value), message],
];
const rules: Record<keyof ConsultationFormValues, Rules> = {
  name: nameRules,
  phone: phoneRules,
  fitnessGoal: oneOf(fitnessGoals, 'Please select your fitness goal'),
  trainingType: oneOf(trainingTypes, 'Please select your training preference'),
  trainingLocation: oneOf(trainingLocations, 'Please select a training location'),
};
/** Typed fields are trimmed; what a select holds is nobody's typing. */
const trimmed = (values: ConsultationFormValues): ConsultationFormValues => ({
  ...values,
  name: values.name.trim(),
  phone: values.phone.trim(),
});

function messageOf(field: keyof ConsultationFormValues, values: ConsultationFormValues): string | undefined {
  return rules[field].find(([isWrong]) => isWrong(trimmed(values)[field]))?.[1];
}

// Text that comes near the rules: around their lengths, of the characters that they name and of some that they do not.
const anyCharacter = fc.nat({ max: 0x10ffff }).map((code) => String.fromCodePoint(code));
const letter = fc.constantFrom(...'aZéßاमñ한ŁØдЖ');
const mark = fc.constantFrom('\u0308', '\u064b', '\u093f');
const space = fc.constantFrom(' ', '\t', '\n', '\u00a0', '\u3000', '\ufeff', '\u200b');
const lengths = (...around: number[]) =>
  fc
    .tuple(fc.constantFrom(...around), fc.integer({ min: -2, max: 2 }))
    .map(([middle, away]) => Math.max(0, middle + away));

function textOf(character: fc.Arbitrary<string>, length: fc.Arbitrary<number>): fc.Arbitrary<string> {
  return length.chain((size) => fc.string({ unit: character, minLength: size, maxLength: size }));
}
const padded = (text: fc.Arbitrary<string>) =>
  fc
    .tuple(fc.string({ unit: space, maxLength: 3 }), text, fc.string({ unit: space, maxLength: 3 }))
    .map((parts) => parts.join(''));

const goodName = textOf(
  fc.oneof({ weight: 8, arbitrary: letter }, mark, fc.constantFrom(..." -'\u2019")),
  lengths(2, 20, 99),
);
const goodPhone = textOf(
  fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...'0123456789') }, fc.constantFrom(...'+ ()-')),
  lengths(7, 12, 20),
);
const nearlyName = textOf(
  fc.oneof({ weight: 20, arbitrary: letter }, fc.constantFrom(...'7_@.<,;"\u2018–'), anyCharacter),
  lengths(0, 2, 20, 99),
);
const nearlyPhone = textOf(
  fc.oneof(
    { weight: 10, arbitrary: fc.constantFrom(...'0123456789+ ()-') },
    fc.constantFrom(...'x.٣７/–'),
    anyCharacter,
  ),
  lengths(0, 7, 20),
);
const choice = (options: readonly string[]) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...options) },
    fc.constantFrom('', ' ', `${options[0]} `, 'ONLINE', 'constructor', '__proto__'),
    fc.string({ maxLength: 8 }),
  );

const form: fc.Arbitrary<ConsultationFormValues> = fc.record({
  name: padded(fc.oneof({ weight: 3, arbitrary: goodName }, nearlyName)),
  phone: padded(fc.oneof({ weight: 3, arbitrary: goodPhone }, nearlyPhone)),
  fitnessGoal: choice(fitnessGoals),
  trainingType: choice(trainingTypes),
  trainingLocation: choice(trainingLocations),
});
const goodForm: fc.Arbitrary<ConsultationFormValues> = fc
  .record({
    name: padded(goodName),
    phone: padded(goodPhone),
    fitnessGoal: fc.constantFrom(...fitnessGoals),
    trainingType: fc.constantFrom(...trainingTypes),
    trainingLocation: fc.constantFrom(...trainingLocations),
  })
  .filter((values) => consultationFields.every((field) => messageOf(field, values) === undefined));

/** What the form sends. The payload is what came in, not yet what it must be. */
const payloadOf = (values: ConsultationFormValues): Record<string, unknown> => ({
  ...makeConsultationPayload(),
  name: values.name,
  phone: values.phone,
  fitness_goal: values.fitnessGoal,
  training_type: values.trainingType,
  training_location: values.trainingLocation,
});

describe('validation of any form', () => {
  it('accepts exactly what the rules accept, and answers it trimmed', () => {
    fc.assert(
      fc.property(form, (values) => {
        const wrong = consultationFields.filter((field) => messageOf(field, values) !== undefined);
        const result = validateConsultationForm(values);
        expect(result.ok).toBe(wrong.length === 0);
        if (result.ok) expect(result.value).toEqual(trimmed(values));
      }),
      { numRuns: 500 },
    );
  });

  it('says for each wrong field the first rule that it fails, in field order, and nothing else', () => {
    fc.assert(
      fc.property(form, (values) => {
        const expected = consultationFields.flatMap((field) => {
          const message = messageOf(field, values);
          return message === undefined ? [] : [[field, message] as const];
        });
        fc.pre(expected.length > 0);
        expect(validateConsultationForm(values)).toEqual({
          ok: false,
          errors: Object.fromEntries(expected),
          messages: expected.map(([, message]) => message),
        });
      }),
      { numRuns: 500 },
    );
  });

  it('accepts what it answered, and answers the same', () => {
    fc.assert(
      fc.property(goodForm, (values) => {
        const result = validateConsultationForm(values);
        if (!result.ok) throw new Error(result.messages.join());
        expect(validateConsultationForm(result.value)).toEqual(result);
      }),
    );
  });

  it('never throws, whatever is typed', () => {
    const anything = fc.string({ unit: anyCharacter, maxLength: 150 });
    const values = fc.record({
      name: anything,
      phone: anything,
      fitnessGoal: anything,
      trainingType: anything,
      trainingLocation: anything,
    });
    fc.assert(
      fc.property(values, (given) => {
        const result = validateConsultationForm(given);
        if (!result.ok) expect(result.messages).toHaveLength(Object.keys(result.errors).length);
      }),
    );
  });

  it('accepts a name in the letters and marks of any language', () => {
    const anyLetter = anyCharacter.filter((character) => /\p{L}|\p{M}/u.test(character));
    fc.assert(
      fc.property(goodForm, fc.string({ unit: anyLetter, minLength: 2, maxLength: 49 }), (values, name) => {
        expect(validateConsultationForm({ ...values, name })).toMatchObject({ ok: true });
      }),
    );
  });

  it('counts the digits of a phone number, whatever stands between them', () => {
    const signs = fc.array(fc.constantFrom(...'+ ()-'), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(
        goodForm,
        fc.integer({ min: 1, max: 13 }),
        signs,
        fc.nat(),
        (values, digits, others, seed) => {
          const phone = `(${'5'.repeat(digits)}`.padEnd(14, others.join('')).trim();
          const at = seed % phone.length;
          const turned = phone.slice(at) + phone.slice(0, at);
          fc.pre(turned.trim().length >= 7);
          const result = validateConsultationForm({ ...values, phone: turned });
          expect(result.ok ? null : result.messages).toEqual(
            digits >= 7 ? null : ['Phone number must contain at least 7 digits'],
          );
        },
      ),
    );
  });
});

/** Under which name each field travels. */
const formFields: Record<string, string> = {
  name: 'name',
  phone: 'phone',
  fitness_goal: 'fitnessGoal',
  training_type: 'trainingType',
  training_location: 'trainingLocation',
};

const good = payloadOf({
  name: 'Layla Haddad',
  phone: '+971 50 123 4567',
  fitnessGoal: 'other',
  trainingType: 'online',
  trainingLocation: 'not-sure',
});

describe('the payload of any form', () => {
  it('is accepted by the server exactly when the form is, with the same values', () => {
    fc.assert(
      fc.property(form, (values) => {
        const result = validateConsultationForm(values);
        const sent = consultationPayloadSchema.safeParse(payloadOf(result.ok ? result.value : values));
        expect(sent.success).toBe(result.ok);
        if (result.ok) expect(sent.data).toEqual(payloadOf(result.value));
        const issues = sent.error?.issues ?? [];
        const errors = issues.map(({ path, message }) => [formFields[String(path[0])], message]);
        expect(Object.fromEntries(errors)).toEqual(result.ok ? {} : result.errors);
      }),
      { numRuns: 300 },
    );
  });

  it('is judged without a throw whatever arrives in its place or in its fields', () => {
    const field = fc.constantFrom(...Object.keys(good), 'idempotency_key');
    fc.assert(
      fc.property(fc.anything(), field, (value, name) => {
        consultationPayloadSchema.safeParse(value);
        const { success, error } = consultationPayloadSchema.safeParse({ ...good, [name]: value });
        if (!success) expect(new Set(error.issues.map((issue) => issue.path[0]))).toEqual(new Set([name]));
      }),
    );
  });

  it('is never refused for its attribution', () => {
    const part = fc.oneof(fc.anything(), fc.record({ first: fc.anything(), last: fc.anything() }));
    fc.assert(
      fc.property(part, (attribution) => {
        expect(consultationPayloadSchema.safeParse({ ...good, attribution }).success).toBe(true);
      }),
    );
  });

  it('fits exactly up to 10,000 bytes', () => {
    const filling = fc
      .tuple(
        fc.string({ unit: anyCharacter, minLength: 1, maxLength: 6 }),
        fc.integer({ min: 9_400, max: 9_900 }),
        fc.nat({ max: 12 }),
      )
      .map(([unit, bytes, more]) => {
        const size = Buffer.byteLength(JSON.stringify(unit)) - 2;
        return unit.repeat(Math.ceil(bytes / size)) + 'x'.repeat(more);
      });
    let fitting = 0;
    fc.assert(
      fc.property(goodForm, filling, (values, honeypot) => {
        const payload = { ...payloadOf(values), honeypot } as ConsultationPayload;
        const fits = Buffer.byteLength(JSON.stringify(payload), 'utf8') <= 10_000;
        fitting += fits ? 1 : -1;
        expect(payloadFits(payload)).toBe(fits);
      }),
      { numRuns: 200 },
    );
    // Both sides of the limit were asked for.
    expect(Math.abs(fitting)).toBeLessThan(200);
  });
});
