import { describe, expect, it } from 'vitest';
import { makeConsultationPayload } from '../testing/index.ts';
import {
  type ConsultationFormValues,
  type ConsultationPayload,
  consultationLimits,
  consultationPayloadSchema,
  consultationReceiptSchema,
  fitnessGoalLabels,
  fitnessGoals,
  payloadFits,
  trainingLocationLabels,
  trainingLocations,
  trainingTypeLabels,
  trainingTypes,
  validateConsultationForm,
} from './consultation.ts';

const valid: ConsultationFormValues = {
  name: 'Layla Haddad',
  phone: '+971 50 123 4567',
  fitnessGoal: 'lose-weight',
  trainingType: 'online',
  trainingLocation: 'not-sure',
};

const payload = makeConsultationPayload();

/** The message that one field's value gets, or null when it is accepted. */
function messageFor(field: keyof ConsultationFormValues, value: string): string | null {
  const result = validateConsultationForm({ ...valid, [field]: value });
  if (result.ok) return null;
  expect(result.messages).toEqual([result.errors[field]]);
  return result.errors[field] ?? null;
}

describe('the options of the consultation form', () => {
  it('are the documented values, in order', () => {
    expect(fitnessGoals.join()).toBe(
      'lose-weight,build-muscle,athletic-performance,general-wellness,postpartum,menopause,other',
    );
    expect(trainingTypes.join()).toBe('in-person,online,hybrid');
    expect(trainingLocations.join()).toBe(
      'train-sf-downtown,train-sf-alquoz,locker-alquoz,home-training,not-sure',
    );
  });

  it('each have words to show', () => {
    expect(Object.keys(fitnessGoalLabels)).toEqual([...fitnessGoals]);
    expect(Object.keys(trainingTypeLabels)).toEqual([...trainingTypes]);
    expect(Object.keys(trainingLocationLabels)).toEqual([...trainingLocations]);
    expect(fitnessGoalLabels['lose-weight']).toBe('Lose weight');
  });
});

describe('the name', () => {
  const required = 'Full name is required';
  const short = 'Name must be at least 2 characters';
  const long = 'Name must be less than 100 characters';
  const characters = 'Name can only contain letters, spaces, hyphens, and apostrophes';

  it.each([
    ['', required],
    ['   ', required],
    ['A', short],
    [' A ', short],
    ['7', short],
    ['Al', null],
    ['a'.repeat(99), null],
    ['a'.repeat(100), long],
    [` ${'a'.repeat(99)} `, null],
    ['1'.repeat(100), long],
    ['Layla2', characters],
    ['Layla@home', characters],
    ['Layla\nHaddad', characters],
    ['Layla\u0000Haddad', characters],
    ['Layla\u0007Haddad', characters],
    ['Layla\u0085Haddad', characters],
    ['Layla\u202eHaddad', characters],
    ['Layla Haddad\u007f', characters],
    ['<b>Layla</b>', characters],
    ['Layla 😀', characters],
    ["Anne-Marie O'Neil", null],
    ['Anne-Marie O’Neil', null],
    ['محمد بن راشد', null],
    ['Zoë Nuñez', null],
    ['Zoe\u0308', null],
    ['श्रीदेवी', null],
  ])('%j gets %j', (value, message) => {
    expect(messageFor('name', value)).toBe(message);
  });
});

describe('the phone number', () => {
  const required = 'Phone number is required';
  const short = 'Phone number is too short';
  const long = 'Phone number is too long';
  const characters = 'Phone number contains invalid characters';
  const digits = 'Phone number must contain at least 7 digits';

  it.each([
    ['', required],
    [' \t', required],
    ['123456', short],
    ['  123456  ', short],
    ['1234567', null],
    ['12345678901234567890', null],
    ['123456789012345678901', long],
    [' 12345678901234567890 ', null],
    ['+971 50 123 4567', null],
    ['(050) 123-4567', null],
    ['050.123.4567', characters],
    ['call me maybe', characters],
    ['+971 50 123 456x', characters],
    ['٠٥٠١٢٣٤٥٦٧', characters],
    ['050\n1234567', characters],
    ['+-() 123456', digits],
    ['       ', required],
    ['+------', digits],
    ['123-456', digits],
    ['123-4567', null],
  ])('%j gets %j', (value, message) => {
    expect(messageFor('phone', value)).toBe(message);
  });
});

describe('the selects', () => {
  it.each([
    ['fitnessGoal', 'Please select your fitness goal'],
    ['trainingType', 'Please select your training preference'],
    ['trainingLocation', 'Please select a training location'],
  ] as const)('%s must be one of its options', (field, message) => {
    expect(messageFor(field, '')).toBe(message);
    expect(messageFor(field, 'Lose weight')).toBe(message);
    expect(messageFor(field, 'constructor')).toBe(message);
  });

  it('accept each of their options', () => {
    for (const value of fitnessGoals) expect(messageFor('fitnessGoal', value)).toBeNull();
    for (const value of trainingTypes) expect(messageFor('trainingType', value)).toBeNull();
    for (const value of trainingLocations) expect(messageFor('trainingLocation', value)).toBeNull();
  });
});

describe('the consultation form', () => {
  it('answers trimmed values when everything is right', () => {
    const typed = { ...valid, name: '  Layla Haddad ', phone: ' +971 50 123 4567\n' };
    expect(validateConsultationForm(typed)).toEqual({ ok: true, value: valid });
  });

  it('lists one message a field, in field order', () => {
    const empty = { trainingLocation: '', trainingType: '', fitnessGoal: '', phone: '', name: '' };
    const errors = {
      name: 'Full name is required',
      phone: 'Phone number is required',
      fitnessGoal: 'Please select your fitness goal',
      trainingType: 'Please select your training preference',
      trainingLocation: 'Please select a training location',
    };
    const result = { ok: false, errors, messages: Object.values(errors) };
    expect(validateConsultationForm(empty)).toEqual(result);
  });

  it('names only the wrong fields', () => {
    expect(validateConsultationForm({ ...valid, phone: '12', trainingType: 'x' })).toEqual({
      ok: false,
      errors: { phone: 'Phone number is too short', trainingType: 'Please select your training preference' },
      messages: ['Phone number is too short', 'Please select your training preference'],
    });
  });
});

describe('the consultation payload', () => {
  it('is accepted as the form sends it, with or without an idempotency key', () => {
    expect(consultationPayloadSchema.parse(payload)).toEqual(payload);
    const keyed = { ...payload, idempotency_key: '5b9a2b0e-5a35-4c8f-9f0e-1d2c3b4a5968' };
    expect(consultationPayloadSchema.parse(keyed)).toEqual(keyed);
  });

  it.each([
    ['name', ' ', 'Full name is required'],
    ['phone', '123', 'Phone number is too short'],
    ['fitness_goal', '', 'Please select your fitness goal'],
    ['training_type', 'gym', 'Please select your training preference'],
    ['training_location', null, 'Please select a training location'],
  ])('keeps the form’s rule for %s', (field, value, message) => {
    const result = consultationPayloadSchema.safeParse({ ...payload, [field]: value });
    expect(result.error?.issues).toMatchObject([{ path: [field], message }]);
  });

  it.each([
    ['source_page', ''],
    ['source_page', 'x'.repeat(201)],
    ['submitted_at', 'today'],
    ['submitted_at', '2026-11-21T10:00:00+04:00'],
    // What the database cannot hold, or would hold as a year that nobody can read.
    ['submitted_at', '0000-01-01T00:00:00.000Z'],
    ['submitted_at', '9999-12-31T23:59:59.9999999Z'],
    ['submitted_at', `2026-11-21T10:00:00.${'1'.repeat(200)}Z`],
    ['user_agent', 'x'.repeat(1_001)],
    ['pathname', 'x'.repeat(501)],
    ['referrer', 'x'.repeat(2_001)],
    ['honeypot', undefined],
    ['submission_attempt', 0],
    ['submission_attempt', 1.5],
    ['submission_attempt', '1'],
    ['form_validation_passed', false],
    ['idempotency_key', 'again'],
  ])('refuses %s %j', (field, value) => {
    expect(
      consultationPayloadSchema.safeParse({ ...payload, [field]: value }).error?.issues[0]?.path,
    ).toEqual([field]);
  });

  it('refuses what is not an object', () => {
    for (const value of [null, undefined, 'text', 42, []]) {
      expect(consultationPayloadSchema.safeParse(value).success).toBe(false);
    }
  });

  const touch = { at: '2026-11-21T10:00:00.000Z', landing_path: '/flow-online', referrer: 'direct' };
  const attribution = { first: { ...touch, utm_source: 'google', gclid: 'abc' }, last: touch };

  it('may say how the visitor came', () => {
    expect(consultationPayloadSchema.parse({ ...payload, attribution })).toEqual({ ...payload, attribution });
  });

  it.each([
    ['nothing', null],
    ['text', 'google'],
    ['a list', [touch, touch]],
    ['empty', {}],
    ['half of one', { first: touch }],
    [
      'one with a campaign that is too long',
      { first: { ...touch, utm_source: 'x'.repeat(151) }, last: touch },
    ],
    ['one whose time is none', { first: touch, last: { ...touch, at: 'now' } }],
    ['one whose page is no path', { first: touch, last: { ...touch, landing_path: 'https://evil.example' } }],
  ])('is never refused for an attribution that is %s: it goes without', (_name, wrong) => {
    expect(consultationPayloadSchema.parse({ ...payload, attribution: wrong })).toEqual(payload);
  });

  it('keeps of an attribution what is agreed on', () => {
    const more = {
      first: { ...attribution.first, email: 'amal@example.com' },
      last: { ...touch, utm_id: '7' },
      clicks: 12,
    };
    expect(consultationPayloadSchema.parse({ ...payload, attribution: more })).toEqual({
      ...payload,
      attribution,
    });
  });

  it('loses whatever else is in it', () => {
    expect(consultationPayloadSchema.parse({ ...payload, status: 'won', duplicate_of: 'FL-1' })).toEqual(
      payload,
    );
  });

  it('fits up to exactly 10,000 bytes of UTF-8', () => {
    const bytes = (value: ConsultationPayload) => new TextEncoder().encode(JSON.stringify(value)).byteLength;
    const room = consultationLimits.payloadBytes - bytes({ ...payload, honeypot: '' });
    const full = { ...payload, honeypot: 'x'.repeat(room) };
    expect(bytes(full)).toBe(10_000);
    expect(payloadFits(full)).toBe(true);
    expect(payloadFits({ ...full, honeypot: `${full.honeypot}x` })).toBe(false);
    // Two bytes a letter: as many characters no longer fit.
    expect(payloadFits({ ...payload, honeypot: 'é'.repeat(room) })).toBe(false);
    expect(payloadFits({ ...payload, honeypot: 'é'.repeat(Math.floor(room / 2)) })).toBe(true);
  });

  it('is answered by a reference that is not empty', () => {
    expect(consultationReceiptSchema.safeParse({ reference: 'FL-1' }).success).toBe(true);
    expect(consultationReceiptSchema.safeParse({ reference: '' }).success).toBe(false);
    expect(consultationReceiptSchema.safeParse({}).success).toBe(false);
  });
});
