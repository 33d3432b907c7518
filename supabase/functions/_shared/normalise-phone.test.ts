import { consultationFormSchema } from '@flow/contracts/consultation.ts';
import fc from 'fast-check';
import { phoneKey, toE164 } from './normalise-phone.ts';
import { assert } from './testing.ts';

const isAllowed = (phone: string) =>
  consultationFormSchema.safeParse({
    name: 'Noor',
    phone,
    fitnessGoal: 'other',
    trainingType: 'online',
    trainingLocation: 'not-sure',
  }).success;

for (const [typed, e164] of [
  // Ways to write one number of Dubai.
  ['+971 50 123 4567', '+971501234567'],
  ['+971501234567', '+971501234567'],
  ['+971 (0)50 123 4567', '+971501234567'],
  ['+9710501234567', '+971501234567'],
  ['00971501234567', '+971501234567'],
  ['00 971 50 123 4567', '+971501234567'],
  ['971501234567', '+971501234567'],
  ['971 (0)50 1234567', '+971501234567'],
  ['0501234567', '+971501234567'],
  ['050 123 4567', '+971501234567'],
  ['050-123-4567', '+971501234567'],
  ['(050) 123 4567', '+971501234567'],
  ['--050-1234567--', '+971501234567'],
  ['501234567', '+971501234567'],
  // Landlines, freephone.
  ['04 123 4567', '+97141234567'],
  ['+971 4 234 5678', '+97142345678'],
  ['800 4567', '+9718004567'],
  // Other countries.
  ['+44 7911 123456', '+447911123456'],
  ['0044 7911 123456', '+447911123456'],
  ['447911123456', '+447911123456'],
  ['919876543210', '+919876543210'],
  ['+91 98765 43210', '+919876543210'],
  ['+1 (415) 555-2671', '+14155552671'],
  ['1 415 555 2671', '+14155552671'],
  ['+966 50 123 4567', '+966501234567'],
  ['+20 100 123 4567', '+201001234567'],
  ['+49 1512 3456789', '+4915123456789'],
  ['+39 06 1234567', '+39061234567'],
  ['+86 138 0013 8000', '+8613800138000'],
] as const) {
  Deno.test(`${typed} is ${e164}`, () => assert.equal(toE164(typed), e164));
}

for (const typed of [
  '1234567',
  '0000000',
  '(((((1234567',
  '+1234567',
  '++971501234567',
  '+0971501234567',
  '050+1234567',
  '+971 50 123 4567 89',
  '050 123 4567 89',
  '05012345',
  '0097150123456',
  '(415) 555-2671',
  '12345678901234567890',
  '+49 30 1234567890123',
  '+999 1234 5678',
]) {
  Deno.test(`${typed}, which the form allows, has no international form and is no failure`, () => {
    assert.ok(isAllowed(typed));
    assert.equal(toE164(typed), null);
    assert.equal(phoneKey(typed), typed.replace(/\D/g, ''));
  });
}

Deno.test('digits that are not 0 to 9 never arrive: the form refuses them', () => {
  for (const typed of ['٠٥٠١٢٣٤٥٦٧', '۰۵۰۱۲۳۴۵۶۷', '+٩٧١ ٥٠ ١٢٣ ٤٥٦٧', '０５０１２３４５６７']) {
    assert.equal(isAllowed(typed), false);
  }
});

Deno.test('whatever the form allows is answered, and in the form that the database takes', () => {
  const typing = fc.string({
    unit: fc.constantFrom(...'0123456789012345678901234567+ ()-'),
    minLength: 7,
    maxLength: 20,
  });
  let known = 0;
  for (const typed of fc.sample(typing, { numRuns: 3_000, seed: 7 })) {
    const e164 = toE164(typed);
    if (e164 !== null) {
      known += 1;
      assert.match(e164, /^\+[1-9][0-9]{4,14}$/);
    }
  }
  assert.ok(known > 50, `${known} numbers were known`);
});

Deno.test('every spelling of a number has one key', () => {
  const spellings = ['+971 50 123 4567', '0501234567', '00971 50 1234567', '971501234567'];
  assert.equal(new Set(spellings.map(phoneKey)).size, 1);
});
