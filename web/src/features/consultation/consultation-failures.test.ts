import { FlowError } from '@flow/sdk';
import { expect, test } from 'vitest';
import { setUpConsultation, submitted, typed } from './consultation.test-data.ts';

const failing = (error: unknown) => ({ send: () => Promise.reject(error) });

test.each([
  ['a lost connection', new FlowError('network', 'no')],
  ['a server that failed', new FlowError('server', 'no', { status: 500 })],
])('%s opens a mail draft and keeps the form', async (_case, error) => {
  const { state, toasts, thank, close, openMail } = await submitted(failing(error));
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
  const { toasts } = await submitted({
    ...failing(new FlowError('network', 'no')),
    openMail: () => {
      throw new Error('blocked');
    },
  });
  expect(toasts.at(-1)).toEqual({
    title: 'Submission Failed',
    description: 'Please try again or contact us directly at info@flow.example',
    variant: 'destructive',
  });
});

test('fields that the server refuses show their reason and are not called a success', async () => {
  const { consultation, state, fill, toasts, thank, openMail } = setUpConsultation(
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

test('too many requests says how long to wait and offers other ways; what was typed stays', async () => {
  const { state, toasts, thank, openMail, openWhatsApp } = await submitted(
    failing(new FlowError('rate_limited', 'no', { status: 429, retryAfter: 541 })),
  );
  expect(toasts).toEqual([
    {
      title: 'Too many requests',
      description:
        'You can send it again in about 10 minutes. If you do not want to wait, write to info@flow.example.',
      variant: 'destructive',
      action: {
        label: 'WhatsApp',
        altText: 'Message us on WhatsApp at +971 50 000 0000',
        onAction: openWhatsApp,
      },
    },
  ]);
  expect(state.notice).toMatchObject({ kind: 'wait', when: 'in about 10 minutes' });
  expect(state.values.name).toBe(typed.name);
  expect(thank).not.toHaveBeenCalled();
  expect(openMail).not.toHaveBeenCalled();
});

test.each([true, false])(
  'the form says that the request is kept, and whether for long: %s',
  async (lasting) => {
    const { consultation, state } = await submitted({
      ...failing(new FlowError('network', 'no')),
      keepsForLong: () => lasting,
    });
    expect(state.notice).toEqual({ kind: 'kept', lasting });
    consultation.cancel();
    expect(state.notice).toBeNull();
  },
);

test('a request that is refused for what nobody typed goes by mail, and is not called kept', async () => {
  const { state, openMail } = await submitted(
    failing(new FlowError('invalid_input', 'no', { status: 422, fields: { submitted_at: 'no' } })),
  );
  expect(openMail).toHaveBeenCalledOnce();
  expect(state.notice).toBeNull();
});

test('a payload that the server finds too large is a submission error', async () => {
  const { toasts } = await submitted(failing(new FlowError('payload_too_large', 'no', { status: 413 })));
  expect(toasts[0]?.title).toBe('Submission Error');
});
