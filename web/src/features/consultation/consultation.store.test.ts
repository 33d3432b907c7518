import { FlowError } from '@flow/sdk';
import type { ConsultationPayload } from '@flow/sdk/contracts/consultation';
import { describe, expect, test, vi } from 'vitest';
import type { ToastInput } from '../toasts/toasts.store.ts';
import { createConsultation } from './consultation.store.ts';

const visit = { userAgent: 'Browser/1', pathname: '/', referrer: '' };
const typed = {
  name: '  Layla Haddad ',
  phone: '+971 50 123 4567',
  fitnessGoal: 'lose-weight',
  trainingType: 'online',
  trainingLocation: 'not-sure',
} as const;

function setUp(overrides: Partial<Parameters<typeof createConsultation>[0]> = {}) {
  const toasts: ToastInput[] = [];
  const sent: ConsultationPayload[] = [];
  let ids = 0;
  const dependencies = {
    send: vi.fn(async (payload: ConsultationPayload) => {
      sent.push(payload);
      return { reference: 'FLOW-1' as string | null };
    }),
    thank: vi.fn(),
    close: vi.fn(),
    showToast: (toast: ToastInput) => void toasts.push(toast),
    dismissToasts: () => void toasts.splice(0),
    openMail: vi.fn(),
    now: () => new Date('2026-11-21T10:00:00Z'),
    newId: () => `00000000-0000-4000-8000-00000000000${++ids}`,
    visit: () => visit,
    email: 'info@flow.example',
    ...overrides,
  };
  const consultation = createConsultation(dependencies);
  consultation.begin('/final-cta');
  const fill = (values: Partial<Record<keyof typeof typed, string>> = typed) => {
    for (const [field, value] of Object.entries(values))
      consultation.edit(field as keyof typeof typed, value);
  };
  return { ...dependencies, consultation, state: consultation.state, toasts, sent, fill };
}

describe('a valid request', () => {
  test('sends the payload of the contract, trimmed, with where it was clicked', async () => {
    const { consultation, fill, sent } = setUp();
    fill();
    expect(await consultation.submit()).toBeNull();
    expect(sent).toEqual([
      {
        source_page: '/final-cta',
        name: 'Layla Haddad',
        phone: '+971 50 123 4567',
        fitness_goal: 'lose-weight',
        training_type: 'online',
        training_location: 'not-sure',
        submitted_at: '2026-11-21T10:00:00.000Z',
        user_agent: 'Browser/1',
        pathname: '/',
        referrer: 'direct',
        honeypot: '',
        submission_attempt: 1,
        form_validation_passed: true,
        idempotency_key: '00000000-0000-4000-8000-000000000001',
      },
    ]);
  });

  test('success clears the form, thanks with the reference and says so in a toast', async () => {
    const { consultation, state, fill, toasts, thank } = setUp();
    fill();
    await consultation.submit();
    expect(thank).toHaveBeenCalledExactlyOnceWith('FLOW-1');
    expect(Object.values(state.values)).toEqual(['', '', '', '', '']);
    expect(toasts).toEqual([{ title: 'Thank you!', description: 'We will contact you shortly.' }]);
    expect(state.phase).toBe('editing');
  });

  test('a referrer is sent as it is', async () => {
    const { consultation, fill, sent } = setUp({
      visit: () => ({ ...visit, referrer: 'https://example.org/' }),
    });
    fill();
    await consultation.submit();
    expect(sent[0]?.referrer).toBe('https://example.org/');
  });

  test('a destination that takes the documented payload alone gets no idempotency key', async () => {
    const { consultation, fill, sent } = setUp({ newId: () => null });
    fill();
    await consultation.submit();
    expect(sent[0]).not.toHaveProperty('idempotency_key');
  });

  test('a double click sends once', async () => {
    const { consultation, fill, send } = setUp();
    fill();
    await Promise.all([consultation.submit(), consultation.submit()]);
    expect(send).toHaveBeenCalledOnce();
  });

  test('while it is sending the form is busy and Cancel does nothing', async () => {
    let answer = (_: { reference: string | null }) => {};
    const { consultation, state, fill, close } = setUp({
      send: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    fill();
    const submitting = consultation.submit();
    expect(state.phase).toBe('sending');
    consultation.cancel();
    expect(close).not.toHaveBeenCalled();
    answer({ reference: null });
    await submitting;
    expect(state.phase).toBe('editing');
  });
});

describe('validation', () => {
  test('an empty form lists every message in field order and points at the first field', async () => {
    const { consultation, state, toasts, send } = setUp();
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
    const { consultation, state } = setUp();
    await consultation.submit();
    consultation.edit('fitnessGoal', 'other');
    expect(state.errors.fitnessGoal).toBeUndefined();
    expect(state.errors.name).toBe('Full name is required');
  });

  test('the list of messages goes when the corrected form is sent', async () => {
    const { consultation, fill, toasts } = setUp({ send: () => new Promise(() => {}) });
    await consultation.submit();
    expect(toasts).toHaveLength(1);
    fill();
    void consultation.submit();
    expect(toasts).toEqual([]);
  });

  test('the first wrong field is the one to correct', async () => {
    const { consultation, fill } = setUp();
    fill({ ...typed, phone: '12' });
    expect(await consultation.submit()).toBe('phone');
  });

  test('a payload over the limit is not sent', async () => {
    const { consultation, fill, send, toasts } = setUp({
      visit: () => ({ ...visit, referrer: 'é'.repeat(5000) }),
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
    const { consultation, send, thank, toasts } = setUp();
    consultation.fillCompany('Acme');
    expect(await consultation.submit()).toBeNull();
    expect(send).not.toHaveBeenCalled();
    expect(thank).toHaveBeenCalledOnce();
    expect(toasts).toEqual([{ title: 'Thank you!', description: "We'll contact you shortly." }]);
  });
});

describe('attempts and identity', () => {
  test('every submission counts as an attempt, wrong ones too', async () => {
    const { consultation, fill, sent } = setUp();
    await consultation.submit();
    await consultation.submit();
    fill();
    await consultation.submit();
    expect(sent[0]?.submission_attempt).toBe(3);
  });

  test('a retry has the same idempotency key, a new opening another', async () => {
    let failures = 1;
    const keys: (string | undefined)[] = [];
    const { consultation, fill } = setUp({
      send: async (payload) => {
        keys.push(payload.idempotency_key);
        if (failures-- > 0) throw new FlowError('network', 'no');
        return { reference: null };
      },
    });
    fill();
    await consultation.submit();
    await consultation.submit();
    consultation.begin('/');
    fill();
    await consultation.submit();
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('opening again resets attempts and errors and keeps what was typed', async () => {
    const { consultation, state } = setUp();
    consultation.edit('name', 'Layla');
    await consultation.submit();
    consultation.cancel();
    consultation.begin('/');
    expect(state.attempt).toBe(0);
    expect(state.errors).toEqual({});
    expect(state.values.name).toBe('Layla');
  });

  test('Cancel closes and clears the errors', async () => {
    const { consultation, state, close } = setUp();
    await consultation.submit();
    consultation.cancel();
    expect(close).toHaveBeenCalledOnce();
    expect(state.errors).toEqual({});
  });
});

describe('failures', () => {
  const failing = (error: unknown) => ({ send: () => Promise.reject(error) });

  test.each([
    ['a lost connection', new FlowError('network', 'no')],
    ['a server that failed', new FlowError('server', 'no', { status: 500 })],
  ])('%s opens a mail draft and keeps the form', async (_case, error) => {
    const { consultation, state, fill, toasts, thank, close, openMail } = setUp(failing(error));
    fill();
    await consultation.submit();
    expect(toasts).toEqual([
      { title: 'Opening Email Client', description: "We'll send your message via email instead." },
    ]);
    expect(openMail).toHaveBeenCalledOnce();
    expect(openMail).toHaveBeenCalledWith(
      expect.stringMatching(/^mailto:info@flow\.example\?subject=Consultation%20Request&body=/),
    );
    expect(state.values.name).toBe(typed.name);
    expect(thank).not.toHaveBeenCalled();
    expect(close).not.toHaveBeenCalled();
  });

  test('when no mail program opens either, it says where to write', async () => {
    const { consultation, fill, toasts } = setUp({
      ...failing(new FlowError('network', 'no')),
      openMail: () => {
        throw new Error('blocked');
      },
    });
    fill();
    await consultation.submit();
    expect(toasts.at(-1)).toEqual({
      title: 'Submission Failed',
      description: 'Please try again or contact us directly at info@flow.example',
      variant: 'destructive',
    });
  });

  test('fields that the server refuses show their reason and are not called a success', async () => {
    const { consultation, state, fill, toasts, thank, openMail } = setUp(
      failing(
        new FlowError('invalid_input', 'no', { status: 422, fields: { phone: 'Phone number is too short' } }),
      ),
    );
    fill();
    expect(await consultation.submit()).toBe('phone');
    expect(state.errors).toEqual({ phone: 'Phone number is too short' });
    expect(toasts[0]?.title).toBe('Please fix the following errors:');
    expect(thank).not.toHaveBeenCalled();
    expect(openMail).not.toHaveBeenCalled();
  });

  test('too many requests says to wait or write', async () => {
    const { consultation, fill, toasts, thank, openMail } = setUp(
      failing(new FlowError('rate_limited', 'no', { status: 429 })),
    );
    fill();
    await consultation.submit();
    expect(toasts).toEqual([
      {
        title: 'Too many requests',
        description: 'Please wait a few minutes and send it again, or write to info@flow.example.',
        variant: 'destructive',
      },
    ]);
    expect(thank).not.toHaveBeenCalled();
    expect(openMail).not.toHaveBeenCalled();
  });

  test('a payload that the server finds too large is a submission error', async () => {
    const { consultation, fill, toasts } = setUp(
      failing(new FlowError('payload_too_large', 'no', { status: 413 })),
    );
    fill();
    await consultation.submit();
    expect(toasts[0]?.title).toBe('Submission Error');
  });
});
