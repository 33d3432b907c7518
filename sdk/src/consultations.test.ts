import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { createFlow } from './create-flow.ts';
import { FlowError } from './errors.ts';
import { openFakeBackend, url } from './fake-backend.fixture.ts';
import { breakingBody } from './testing/chat-stream.ts';
import { makeConsultationPayload } from './testing/index.ts';

const { server, visitor, serve, serveAndRecord } = openFakeBackend();
const endpoint = `${url}/functions/v1/consultation-webhook`;
const flow = visitor();
const payload = makeConsultationPayload();
const keyed = { ...payload, idempotency_key: '00000000-0000-4000-8000-000000000009' };

describe('a consultation request', () => {
  it('answers the reference under which it is stored', async () => {
    const submitConsultation = () => ({ reference: 'FL-7Q2K' });
    const stored = serveAndRecord({ submitConsultation }, 'submitConsultation');
    expect(await flow.consultations.submit(payload)).toEqual({ reference: 'FL-7Q2K' });
    expect(stored).toEqual([payload]);
  });

  it('is one simple request: JSON as text/plain, and no header that asks for a preflight', async () => {
    let seen: { names: string[]; type: string | null; body: string } | undefined;
    server.use(
      http.post(endpoint, async ({ request }) => {
        const { headers } = request;
        seen = { names: [...headers.keys()], type: headers.get('content-type'), body: await request.text() };
        return HttpResponse.json({ reference: 'FL-1' });
      }),
    );
    await flow.consultations.submit(payload);
    expect(seen?.type).toMatch(/^text\/plain;charset=utf-8$/i);
    expect(JSON.parse(seen?.body ?? '')).toEqual(payload);
    expect(seen?.names).not.toContain('apikey');
    expect(seen?.names).not.toContain('authorization');
  });

  it('keeps the field names and reasons of a refusal', async () => {
    const refusal = { status: 422, fields: { phone: 'This number is not taken' } };
    const submitConsultation = () => {
      throw new FlowError('invalid_input', 'Not this one', refusal);
    };
    serve({ submitConsultation });
    const failure = { code: 'invalid_input', ...refusal };
    await expect(flow.consultations.submit(payload)).rejects.toMatchObject(failure);
  });

  it('that breaks the contract is not sent', async () => {
    const stored = serveAndRecord(
      { submitConsultation: () => ({ reference: 'FL-1' }) },
      'submitConsultation',
    );
    const refused = flow.consultations.submit(makeConsultationPayload({ phone: '12' }));
    const fields = { phone: 'Phone number is too short' };
    await expect(refused).rejects.toMatchObject({ code: 'invalid_input', status: undefined, fields });
    expect(stored).toEqual([]);
  });

  it('says how long to wait when there were too many', async () => {
    const limits = { status: 429, retryAfter: 60, requestId: 'req-1' };
    const submitConsultation = () => {
      throw new FlowError('rate_limited', 'Too many requests', limits);
    };
    serve({ submitConsultation });
    const failure = { code: 'rate_limited', ...limits };
    await expect(flow.consultations.submit(payload)).rejects.toMatchObject(failure);
  });

  it('fails as network when nothing answers', async () => {
    server.use(http.post(endpoint, () => HttpResponse.error()));
    const failure = { name: 'FlowError', code: 'network' };
    await expect(flow.consultations.submit(payload)).rejects.toMatchObject(failure);
  });

  it.each([
    ['is not JSON', () => HttpResponse.text('stored')],
    ['has no reference', () => HttpResponse.json({ ok: true })],
    ['has an empty reference', () => HttpResponse.json({ reference: '' })],
    ['is empty', () => new HttpResponse(null, { status: 204 })],
  ])('fails as invalid_response when the answer %s', async (_name, answer) => {
    server.use(http.post(endpoint, answer));
    await expect(flow.consultations.submit(payload)).rejects.toMatchObject({ code: 'invalid_response' });
  });

  it('fails as interrupted when the connection breaks halfway through the answer', async () => {
    const body = breakingBody('{"refer');
    const broken = createFlow({ url, key: 'publishable', fetch: async () => new Response(body) });
    await expect(broken.consultations.submit(payload)).rejects.toMatchObject({ code: 'interrupted' });
  });

  it.each([undefined, 'left the page'])('can be stopped, for the reason %s', async (reason) => {
    const controller = new AbortController();
    server.use(
      http.post(endpoint, async () => {
        controller.abort(reason);
        return HttpResponse.json({ reference: 'FL-1' });
      }),
    );
    const submitted = flow.consultations.submit(payload, { signal: controller.signal });
    await expect(submitted).rejects.toMatchObject({ name: 'FlowError', code: 'aborted' });
  });

  it('can be stopped while the answer arrives', async () => {
    const controller = new AbortController();
    const body = new ReadableStream({
      start(stream) {
        controller.signal.addEventListener('abort', () => stream.error(controller.signal.reason));
      },
    });
    const slow = createFlow({ url, key: 'publishable', fetch: async () => new Response(body) });
    const submitted = slow.consultations.submit(payload, { signal: controller.signal });
    setTimeout(() => controller.abort('left the page'), 10);
    await expect(submitted).rejects.toMatchObject({ code: 'aborted', cause: 'left the page' });
  });

  it.each([408, 429, 502, 503, 504, 546])(
    'with a key is sent three times where %i is answered',
    async (status) => {
      vi.spyOn(Math, 'random').mockReturnValue(0);
      const bodies: unknown[] = [];
      const counted = createFlow({
        url,
        key: 'publishable',
        fetch: async (_input, init) => {
          bodies.push(JSON.parse(String(init?.body)));
          return new Response('', { status });
        },
      });
      await expect(counted.consultations.submit(keyed)).rejects.toMatchObject({ status });
      expect(bodies).toEqual([keyed, keyed, keyed]);
      vi.restoreAllMocks();
    },
  );

  it.each([503, 429])('without a key is sent once, also where %i is answered', async (status) => {
    const sent = vi.fn<typeof fetch>(async () => new Response('', { status }));
    const counted = createFlow({ url, key: 'publishable', fetch: sent });
    await expect(counted.consultations.submit(payload)).rejects.toMatchObject({ status });
    expect(sent).toHaveBeenCalledOnce();
  });

  it('fails as timeout where nothing answers in time', async () => {
    const silent = createFlow({ url, key: 'publishable', fetch: () => new Promise(() => {}) });
    const failure = { name: 'FlowError', code: 'timeout' };
    await expect(silent.consultations.submit(payload, { timeoutMs: 5 })).rejects.toMatchObject(failure);
  });

  it('outlives the page that sent it', async () => {
    let keepalive: boolean | undefined;
    const watched = createFlow({
      url,
      key: 'publishable',
      fetch: async (_input, init) => {
        keepalive = init?.keepalive;
        return Response.json({ reference: 'FL-1' });
      },
    });
    await watched.consultations.submit(payload);
    expect(keepalive).toBe(true);
  });
});

describe('a consultation request to a third-party webhook', () => {
  const consultationWebhookUrl = 'http://automation.test/hooks/1';
  /** A fetch that answers as a browser does in no-cors mode: opaque, whatever happened. */
  function thirdParty() {
    const sent: { url: string; init: RequestInit | undefined }[] = [];
    const opaque = createFlow({
      url,
      key: 'publishable',
      consultationWebhookUrl,
      fetch: async (input, init) => {
        sent.push({ url: String(input), init });
        return Response.error();
      },
    });
    return { sent, flow: opaque };
  }

  it('counts any completed request, without a reference', async () => {
    const { flow: opaque, sent } = thirdParty();
    expect(await opaque.consultations.submit(payload)).toEqual({ reference: null });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.url).toBe(consultationWebhookUrl);
    expect(sent[0]?.init).toMatchObject({ method: 'POST', mode: 'no-cors' });
    expect(new Headers(sent[0]?.init?.headers).get('content-type')).toMatch(/^text\/plain/);
    expect(JSON.parse(String(sent[0]?.init?.body))).toEqual(payload);
  });

  it('is sent once, with a key too: a third party knows none', async () => {
    const sent = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('fetch failed')));
    const counted = createFlow({ url, key: 'publishable', consultationWebhookUrl, fetch: sent });
    await expect(counted.consultations.submit(keyed)).rejects.toMatchObject({ code: 'network' });
    expect(sent).toHaveBeenCalledOnce();
  });

  it('fails as network when the request cannot be completed', async () => {
    server.use(http.post(consultationWebhookUrl, () => HttpResponse.error()));
    const direct = createFlow({ url, key: 'publishable', consultationWebhookUrl });
    await expect(direct.consultations.submit(payload)).rejects.toMatchObject({ code: 'network' });
  });
});
