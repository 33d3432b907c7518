import { FlowError } from '@flow/sdk';
import type { ConsultationPayload } from '@flow/sdk/contracts/consultation';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { outboxKey } from '../../storage-keys.ts';
import { typed } from './consultation.test-data.ts';

const submit = vi.hoisted(() =>
  vi.fn<(payload: ConsultationPayload) => Promise<{ reference: string | null }>>(),
);
vi.mock('@flow/sdk/consultations', async (original) => ({
  ...(await original<object>()),
  createConsultations: () => ({ submit }),
}));

async function openForm(consultationWebhookUrl?: string) {
  vi.resetModules();
  vi.doMock('../../env.ts', () => ({
    env: { supabaseUrl: 'http://localhost:1', supabaseKey: 'key', consultationWebhookUrl },
  }));
  const { consultation } = await import('./consultation.ts');
  consultation.begin('/final-cta');
  for (const [field, value] of Object.entries(typed)) consultation.edit(field as keyof typeof typed, value);
  return consultation;
}

/** What is stored while the request is on its way. */
function storedWhileSending(): string[] {
  const stored: string[] = [];
  submit.mockImplementation(async () => {
    stored.push(...Object.keys(localStorage));
    return { reference: 'FL-1' };
  });
  return stored;
}

const sentFields = () => Object.keys(submit.mock.calls[0]?.[0] ?? {});

beforeEach(() => {
  submit.mockReset();
});

describe('the form of this browser', () => {
  test('stores nothing while it is filled in, and the request while it is on its way', async () => {
    const stored = storedWhileSending();
    const consultation = await openForm();
    expect(localStorage).toHaveLength(0);
    await consultation.submit();
    expect(stored).toEqual([outboxKey]);
    expect(Object.keys(localStorage)).toEqual(['flow.attribution']);
    expect(sentFields()).toContain('idempotency_key');
    expect(submit.mock.calls[0]?.[0].attribution?.last.landing_path).toBe(window.location.pathname);
  });

  test('sends a third party the documented fields alone, and stores it only when that has failed', async () => {
    const stored = storedWhileSending();
    const consultation = await openForm('https://automation.example/hook');
    await consultation.submit();
    expect(stored).toEqual([]);
    expect(sentFields()).not.toContain('idempotency_key');
    expect(sentFields()).not.toContain('attribution');
    expect(localStorage).toHaveLength(0);

    vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    submit.mockRejectedValue(new FlowError('network', 'no'));
    for (const [field, value] of Object.entries(typed)) consultation.edit(field as keyof typeof typed, value);
    await consultation.submit();
    expect(Object.keys(localStorage)).toEqual([outboxKey]);
    expect(consultation.state.notice).toEqual({ kind: 'kept', lasting: true });
  });

  test('opens the mail draft of what could not be sent', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    submit.mockRejectedValue(new FlowError('network', 'no'));
    await (await openForm()).submit();
    expect(assign).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^mailto:hello@ridge\.example\?subject=/),
    );
  });
});
