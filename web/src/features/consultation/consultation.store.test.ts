import { FlowError } from '@flow/sdk';
import { consultationPayloadSchema } from '@flow/sdk/contracts/consultation';
import { describe, expect, test } from 'vitest';
import { payload, setUpConsultation, submitted, typed, visit } from './consultation.test-data.ts';

const touch = { at: '2026-11-21T09:00:00.000Z', landing_path: '/', referrer: 'direct', utm_source: 'google' };
const attribution = { first: touch, last: touch };

describe('a valid request', () => {
  test('sends the payload of the contract, trimmed, with where it was clicked', async () => {
    const { consultation, fill, sent } = setUpConsultation();
    fill();
    expect(await consultation.submit()).toBeNull();
    expect(sent).toStrictEqual([payload]);
  });

  test('success clears the form, thanks with the reference and says so in a toast', async () => {
    const { state, toasts, thank } = await submitted();
    expect(thank).toHaveBeenCalledExactlyOnceWith('FLOW-1');
    expect(Object.values(state.values)).toEqual(['', '', '', '', '']);
    expect(toasts).toEqual([{ title: 'Thank you!', description: 'We will contact you shortly.' }]);
    expect(state.phase).toBe('editing');
  });

  test('an address longer than its limit is cut, so that the request is not refused for it', async () => {
    const { consultation, fill, sent } = setUpConsultation({
      visit: () => ({
        ...visit,
        userAgent: 'u'.repeat(1001),
        pathname: `/${'p'.repeat(500)}`,
        referrer: 'r'.repeat(2001),
      }),
    });
    consultation.begin(`/${'s'.repeat(200)}`);
    fill();
    await consultation.submit();
    expect(consultationPayloadSchema.safeParse(sent[0]).error).toBeUndefined();
    expect(sent[0]?.referrer).toBe('r'.repeat(2000));
  });

  test('a referrer is sent as it is, and how the visitor came', async () => {
    const referrer = 'https://example.org/';
    const { sent } = await submitted({
      visit: () => ({ ...visit, referrer, attribution }),
    });
    expect(sent[0]).toMatchObject({ referrer, attribution });
  });

  test('that the visitor had asked the assistant is sent along, and nothing where they had not', async () => {
    for (const askedAssistant of [true, false]) {
      const { sent } = await submitted({ visit: () => ({ ...visit, askedAssistant }) });
      expect(sent[0]?.used_assistant).toBe(askedAssistant || undefined);
    }
  });

  test('how the visitor came is left out before a request is refused for its size', async () => {
    const long = {
      ...attribution.first,
      utm_campaign: '中'.repeat(150),
      landing_path: `/${'中'.repeat(299)}`,
    };
    const { sent } = await submitted({
      visit: () => ({
        ...visit,
        userAgent: '中'.repeat(1000),
        referrer: '中'.repeat(1800),
        attribution: { first: long, last: long },
      }),
    });
    expect(sent).toHaveLength(1);
    expect(sent[0]).not.toHaveProperty('attribution');
    expect(sent[0]?.idempotency_key).toBeTruthy();
  });

  test('a destination that takes the documented payload alone gets no key and no attribution', async () => {
    const { sent } = await submitted({
      documentedPayloadOnly: true,
      visit: () => ({ ...visit, attribution, askedAssistant: true }),
    });
    const { idempotency_key: _, ...documented } = payload;
    expect(sent).toStrictEqual([documented]);
  });

  test('a double click sends once', async () => {
    const { consultation, fill, send } = setUpConsultation();
    fill();
    await Promise.all([consultation.submit(), consultation.submit()]);
    expect(send).toHaveBeenCalledOnce();
  });

  test('while it is sending the form is busy and Cancel does nothing', async () => {
    const { promise, resolve } = Promise.withResolvers<{ reference: string | null }>();
    const { consultation, state, fill, close } = setUpConsultation({ send: () => promise });
    fill();
    const submitting = consultation.submit();
    expect(state.phase).toBe('sending');
    consultation.cancel();
    expect(close).not.toHaveBeenCalled();
    resolve({ reference: null });
    await submitting;
    expect(state.phase).toBe('editing');
  });
});

describe('validation', () => {
  test('an empty form lists every message in field order and points at the first field', async () => {
    const { consultation, state, toasts, send } = setUpConsultation();
    expect(await consultation.submit()).toBe('name');
    expect(toasts).toEqual([
      {
        title: 'Please fix the following errors:',
        description: [
          'Full name is required',
          'Phone number is required',
          'Please select your fitness goal',
          'Please select your training preference',
          'Please select a training location',
        ],
        variant: 'destructive',
      },
    ]);
    expect(state.errors.trainingLocation).toBe('Please select a training location');
    expect(send).not.toHaveBeenCalled();
  });

  test('editing a field clears its error and leaves the others', async () => {
    const { consultation, state } = setUpConsultation();
    await consultation.submit();
    consultation.edit('fitnessGoal', 'other');
    expect(state.errors.fitnessGoal).toBeUndefined();
    expect(state.errors.name).toBe('Full name is required');
  });

  test('the list of messages goes when the corrected form is sent', async () => {
    const { consultation, fill, toasts } = setUpConsultation({ send: () => new Promise(() => {}) });
    await consultation.submit();
    expect(toasts).toHaveLength(1);
    fill();
    void consultation.submit();
    expect(toasts).toEqual([]);
  });

  test('the first wrong field is the one to correct', async () => {
    const { consultation, fill } = setUpConsultation();
    fill({ ...typed, phone: '12' });
    expect(await consultation.submit()).toBe('phone');
  });

  test('a payload over the limit is not sent', async () => {
    const { consultation, fill, send, toasts } = setUpConsultation({
      visit: () => ({
        ...visit,
        userAgent: '中'.repeat(1000),
        pathname: '中'.repeat(500),
        referrer: '中'.repeat(2000),
      }),
    });
    fill();
    expect(await consultation.submit()).toBeNull();
    expect(send).not.toHaveBeenCalled();
    expect(toasts).toEqual([
      {
        title: 'Submission Error',
        description: 'Please check your form data and try again.',
        variant: 'destructive',
      },
    ]);
  });
});

describe('the hidden field', () => {
  test('filled in, it looks like success and sends nothing', async () => {
    const { consultation, send, thank, toasts } = setUpConsultation();
    consultation.fillCompany('Acme');
    expect(await consultation.submit()).toBeNull();
    expect(send).not.toHaveBeenCalled();
    expect(thank).toHaveBeenCalledOnce();
    expect(toasts).toEqual([{ title: 'Thank you!', description: "We'll contact you shortly." }]);
  });
});

describe('attempts and identity', () => {
  test('every submission counts as an attempt, wrong ones too', async () => {
    const { consultation, fill, sent } = setUpConsultation();
    await consultation.submit();
    await consultation.submit();
    fill();
    await consultation.submit();
    expect(sent[0]?.submission_attempt).toBe(3);
  });

  test('a retry has the same idempotency key, a new opening another', async () => {
    let failures = 1;
    const keys: (string | undefined)[] = [];
    const { consultation, fill } = await submitted({
      send: async (_, payload) => {
        keys.push(payload.idempotency_key);
        if (failures-- > 0) throw new FlowError('network', 'no');
        return { reference: null };
      },
    });
    await consultation.submit();
    consultation.begin('/');
    fill();
    await consultation.submit();
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('corrected, a request that failed keeps its key; for another person it gets another', async () => {
    const keys: (string | undefined)[] = [];
    const { consultation, fill } = await submitted({
      send: async (_, payload) => {
        keys.push(payload.idempotency_key);
        throw new FlowError('network', 'no');
      },
    });
    fill({ phone: '+971 50 123 4568' });
    await consultation.submit();
    fill({ name: 'Leila Haddad' });
    await consultation.submit();
    fill({ name: 'Omar Haddad', phone: '+971 50 765 4321' });
    await consultation.submit();
    await consultation.submit();
    expect([keys[1], keys[2]]).toEqual([keys[0], keys[0]]);
    expect(keys[3]).not.toBe(keys[0]);
    expect(keys[4]).toBe(keys[3]);
  });

  test('the same person whose request still waits sends it again, not a second one', async () => {
    const { sent } = await submitted({
      idFor: (own, phone) => (phone === typed.phone ? '00000000-0000-4000-8000-0000000000aa' : own),
    });
    expect(sent[0]?.idempotency_key).toBe('00000000-0000-4000-8000-0000000000aa');
  });

  test('opening again resets attempts and errors and keeps what was typed', async () => {
    const { consultation, state } = setUpConsultation();
    consultation.edit('name', 'Layla');
    await consultation.submit();
    consultation.cancel();
    consultation.begin('/');
    expect(state.attempt).toBe(0);
    expect(state.errors).toEqual({});
    expect(state.values.name).toBe('Layla');
  });

  test('Cancel closes and clears the errors, the toast that lists them too', async () => {
    const { consultation, state, close, toasts } = setUpConsultation();
    await consultation.submit();
    expect(toasts).toHaveLength(1);
    consultation.cancel();
    expect(close).toHaveBeenCalledOnce();
    expect(state.errors).toEqual({});
    expect(toasts).toEqual([]);
  });

  test('Cancel leaves what is told meanwhile of an earlier request', async () => {
    const { consultation, toasts } = setUpConsultation();
    await consultation.submit();
    const arrival = { title: 'Your request has arrived', description: 'Your reference: FLOW-1' };
    toasts.splice(0, 1, arrival);
    consultation.cancel();
    expect(toasts).toEqual([arrival]);
  });
});

describe('a request that arrives later', () => {
  test('empties the form that still shows it', async () => {
    const { consultation, state, fill } = await submitted();
    fill();
    expect(consultation.arrived(payload)).toBe(true);
    expect(state.values.name).toBe('');
    expect(state.notice).toBeNull();
  });

  test('leaves a form alone in which something else was typed since', async () => {
    const { consultation, state, fill } = await submitted();
    fill({ ...typed, phone: '+971 50 765 4321' });
    expect(consultation.arrived(payload)).toBe(false);
    expect(state.values.phone).toBe('+971 50 765 4321');
    fill({ name: '' });
    expect(consultation.arrived(payload)).toBe(false);
  });
});
