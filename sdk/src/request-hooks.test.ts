import { describe, expect, it, vi } from 'vitest';
import { createFlow } from './create-flow.ts';
import { publicUrl, type ReceivedAnswer, type SentRequest } from './request-hooks.ts';
import { makeConsultationPayload } from './testing/index.ts';

const backendUrl = 'https://abc.supabase.co';

describe('an address in a log', () => {
  it.each([
    ['/rest/v1/leads', '/rest/v1/leads'],
    ['/rest/v1/leads?select=id&order=id.asc&limit=5', '/rest/v1/leads?select=id&order=id.asc&limit=5'],
    ['/rest/v1/leads?email=eq.a%40b.c&select=id', '/rest/v1/leads?email=***&select=id'],
    ['/auth/v1/token?grant_type=password', '/auth/v1/token?grant_type=password'],
    ['/auth/v1/recover?redirect_to=https%3A%2F%2Fx.y%2F%3Ftoken%3D1', '/auth/v1/recover?redirect_to=***'],
    ['/rest/v1/leads?apikey=secret#token', '/rest/v1/leads?apikey=***'],
  ])('%s is %s', (path, shown) => {
    expect(publicUrl(backendUrl + path, backendUrl)).toBe(backendUrl + shown);
  });

  it('that is relative is its path', () => {
    expect(publicUrl('/api/lead?token=secret', backendUrl)).toBe('/api/lead');
  });

  it('of another host is its origin: a webhook has its secret in the path', () => {
    expect(publicUrl('https://hooks.example.com/catch/1/secret?a=b', backendUrl)).toBe(
      'https://hooks.example.com',
    );
    expect(publicUrl('https://name:word@abc.supabase.co/x', backendUrl)).toBe(`${backendUrl}/x`);
  });
});

describe('the hooks of a flow', () => {
  function watched(fetch: typeof globalThis.fetch, throws = false) {
    const sent: SentRequest[] = [];
    const received: ReceivedAnswer[] = [];
    const hook =
      <Info>(list: Info[]) =>
      (info: Info) => {
        list.push(info);
        if (throws) throw new Error('The log is full');
      };
    const onRequest = hook(sent);
    const onResponse = hook(received);
    const flow = createFlow({ url: backendUrl, key: 'publishable', fetch, onRequest, onResponse });
    return { flow, sent, received };
  }
  const webhook = `${backendUrl}/functions/v1/consultation-webhook`;
  const stored = () => Response.json({ reference: 'FL-1' }, { headers: { 'x-request-id': 'req-1' } });

  it('are told of each request and its answer', async () => {
    const { flow, sent, received } = watched(async () => stored());
    await flow.consultations.submit(makeConsultationPayload());
    const request = { method: 'POST', url: webhook, attempt: 1 };
    expect(sent).toEqual([request]);
    const answer = { ...request, status: 200, milliseconds: expect.any(Number), requestId: 'req-1' };
    expect(received).toEqual([answer]);
  });

  it('are told of every attempt, and of one without an answer', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { flow, received } = watched(async () => {
      throw new TypeError('fetch failed');
    });
    await flow.subscriptions.page().catch(() => {});
    vi.restoreAllMocks();
    const answers = received.map(({ attempt, status, requestId }) => [attempt, status, requestId]);
    expect(answers).toEqual([1, 2, 3].map((attempt) => [attempt, null, null]));
  });

  it('make no failure of a request when they fail', async () => {
    const { flow, received } = watched(async () => stored(), true);
    expect(await flow.consultations.submit(makeConsultationPayload())).toEqual({ reference: 'FL-1' });
    expect(received).toHaveLength(1);
  });

  it('see no secret of a sign-in', async () => {
    const { flow, sent, received } = watched(async () => Response.json({}, { status: 400 }));
    await flow.auth.signIn({ email: 'layla@flow.example', password: 'my-secret' }).catch(() => {});
    expect(sent).toMatchObject([{ url: `${backendUrl}/auth/v1/token?grant_type=password` }]);
    expect(JSON.stringify([sent, received])).not.toMatch(/my-secret|layla|publishable/);
  });
});
