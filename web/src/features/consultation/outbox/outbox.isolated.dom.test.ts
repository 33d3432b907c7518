import { FlowError } from '@flow/sdk';
import type { ConsultationPayload } from '@flow/sdk/contracts/consultation';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { outboxKey } from '../../../storage-keys.ts';
import { waitingRequest } from '../consultation.test-data.ts';

const id = '00000000-0000-4000-8000-000000000001';
const submit = vi.hoisted(() => vi.fn());
vi.mock('@flow/sdk/consultations', async (original) => ({
  ...(await original<object>()),
  createConsultations: () => ({ submit }),
}));

/** A page that was just opened, with a request that waits in its browser. */
async function openPage() {
  vi.resetModules();
  const { retry, onArrival } = await import('./outbox.ts');
  const { consultationOpening } = await import('../open.ts');
  const { toastState } = await import('../../toasts/toasts.store.ts');
  return { retry, onArrival, consultationOpening, toastState };
}

const sent = () => submit.mock.calls.map(([payload]) => (payload as ConsultationPayload).idempotency_key);

let listening = vi.spyOn(window, 'addEventListener');

/** Each test is a page of its own, and the ones before it are closed. */
afterEach(() => {
  for (const [name, listener] of listening.mock.calls) {
    if (name === 'online') window.removeEventListener(name, listener as EventListener);
  }
});

beforeEach(() => {
  listening = vi.spyOn(window, 'addEventListener');
  submit.mockReset().mockResolvedValue({ reference: 'FL-7' });
  localStorage.setItem(outboxKey, JSON.stringify([waitingRequest(id)]));
});

describe('a request that waits in this browser', () => {
  test('is sent on the next visit: the banner has its reference and a toast says so', async () => {
    const { retry, consultationOpening, toastState } = await openPage();
    void retry.sendNow();
    await vi.waitFor(() => expect(consultationOpening.thanks).toEqual({ reference: 'FL-7' }));
    expect(sent()).toEqual([id]);
    expect(localStorage.getItem(outboxKey)).toBeNull();
    expect(toastState.toasts[0]).toMatchObject({
      title: 'Your request has arrived',
      description: 'We will contact you shortly. Your reference: FL-7',
    });
  });

  test('is sent when the browser is online again, and however often it is asked for, once', async () => {
    submit.mockRejectedValueOnce(new FlowError('network', 'no'));
    const { retry, consultationOpening } = await openPage();
    void retry.sendNow();
    void retry.sendNow();
    await vi.waitFor(() => expect(localStorage.getItem(outboxKey)).toContain('"attempts":1'));
    await vi.waitFor(() => {
      window.dispatchEvent(new Event('online'));
      expect(consultationOpening.thanks).not.toBeNull();
    });
    expect(sent()).toEqual([id, id]);
  });

  test('leaves a form alone that is open for something else, and says it in a toast', async () => {
    const { retry, consultationOpening, toastState } = await openPage();
    consultationOpening.open = true;
    void retry.sendNow();
    await vi.waitFor(() => expect(toastState.toasts[0]?.title).toBe('Your request has arrived'));
    expect(consultationOpening).toMatchObject({ open: true, thanks: null });
  });

  test('closes the form that still shows it', async () => {
    const { retry, onArrival, consultationOpening } = await openPage();
    consultationOpening.open = true;
    onArrival(({ name }) => name === 'Layla Haddad');
    void retry.sendNow();
    await vi.waitFor(() =>
      expect(consultationOpening).toMatchObject({ open: false, thanks: { reference: 'FL-7' } }),
    );
  });

  test('that is refused for good is not sent again; its mail draft is offered', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    submit.mockRejectedValue(new FlowError('invalid_input', 'no', { status: 422, fields: { phone: 'no' } }));
    const { retry, toastState } = await openPage();
    void retry.sendNow();
    await vi.waitFor(() => expect(toastState.toasts[0]?.title).toBe('Your request was not sent'));
    expect(toastState.toasts[0]?.action).toMatchObject({
      label: 'Write a mail',
      altText: 'Write to hello@ridge.example',
    });
    expect(localStorage.getItem(outboxKey)).toBeNull();
    expect(warn).toHaveBeenCalledOnce();
  });
});
