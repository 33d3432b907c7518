import * as z from 'zod/mini';
import { jsonBody } from './body.ts';
import { HttpError } from './errors.ts';
import { type Access, type RequestContext, serve } from './serve.ts';
import { admin, assert, client, failureOf, post, serviceKey, testSurroundings } from './testing.ts';

const schema = z.object({
  name: z.string().check(z.minLength(2)),
  tags: z.optional(z.array(z.object({ id: z.int() }))),
});
type Input = z.infer<typeof schema>;

interface Options<Who extends Access> {
  access?: Who;
  limit?: number;
  handle?: (input: Input, context: RequestContext<Who>) => Promise<Response | object>;
}

function endpoint<Who extends Access = 'public'>({
  access = 'public' as Who,
  limit = 200,
  handle = async (input) => ({ got: input }),
}: Options<Who> = {}) {
  const { dependencies, lines } = testSurroundings();
  const definition = { name: 'test', access, body: jsonBody(schema, limit), handle };
  return { answer: serve(definition, dependencies), lines };
}

const body = { name: 'Noor' };
const origin = 'https://flow.example';

/** A POST of bytes as they are, with no type of their own. */
const raw = (bytes: BodyInit, headers: Record<string, string> = {}) =>
  new Request('http://functions.test/', { method: 'POST', headers, body: bytes });

/** What answers with what it was sent. */
const { answer } = endpoint();

/** Status and code of a failed answer. */
async function refusalOf(response: Response) {
  const { status, code } = await failureOf(response);
  return [status, code];
}

Deno.test('a body that fits the contract reaches the endpoint and its result is sent as JSON', async () => {
  const response = await answer(post({ body: { name: 'Noor', other: 1 } }));
  assert.equal(response.status, 200);
  assert.deepEqual(await response.json(), { got: { name: 'Noor' } });
  assert.equal(response.headers.get('x-request-id'), 'request-1');
  assert.equal(response.headers.get('cache-control'), 'no-store');
});

Deno.test('text/plain is read as JSON, and so is a body without a type', async () => {
  const plain = post({ body, headers: { 'content-type': 'text/plain;charset=UTF-8' } });
  assert.equal((await answer(plain)).status, 200);
  const untyped = raw(new TextEncoder().encode('{"name":"Noor"}'));
  assert.equal(untyped.headers.get('content-type'), null);
  assert.equal((await answer(untyped)).status, 200);
});

Deno.test('another content type is refused with 415', async () => {
  const form = post({ body: 'name=Noor', headers: { 'content-type': 'application/x-www-form-urlencoded' } });
  assert.deepEqual(await refusalOf(await answer(form)), [415, 'unsupported_media_type']);
});

for (const method of ['GET', 'PUT', 'DELETE', 'PATCH']) {
  Deno.test(`${method} is refused with 405 and the allowed methods`, async () => {
    const response = await answer(new Request('http://functions.test/', { method }));
    assert.equal(response.headers.get('allow'), 'POST, OPTIONS');
    assert.deepEqual(await refusalOf(response), [405, 'method_not_allowed']);
  });
}

for (const text of ['', '{', 'name=Noor', '{"name":"Noor"} trailing']) {
  Deno.test(`the body ${JSON.stringify(text)} is refused with 400 as not JSON`, async () => {
    const failure = await failureOf(await answer(post({ body: text })));
    assert.deepEqual([failure.status, failure.code, failure.request_id], [400, 'invalid_json', 'request-1']);
  });
}

Deno.test('bytes that are not UTF-8 are refused with 400', async () => {
  const request = raw(new Uint8Array([0x22, 0xff, 0xfe, 0x22]));
  assert.deepEqual(await refusalOf(await answer(request)), [400, 'invalid_json']);
});

Deno.test('a body that breaks off is its sender’s failure, not ours: 400', async () => {
  const { answer, lines } = endpoint();
  const broken = ReadableStream.from(
    (async function* () {
      yield new TextEncoder().encode('{"name":');
      throw new TypeError('connection reset');
    })(),
  );
  assert.deepEqual(await refusalOf(await answer(raw(broken))), [400, 'incomplete_body']);
  const levels = lines.map((line) => line.level);
  assert.deepEqual(levels, ['info']);
});

Deno.test('a character cut between two chunks is read whole', async () => {
  const bytes = new TextEncoder().encode('{"name":"نور"}');
  const response = await answer(raw(ReadableStream.from([bytes.slice(0, 10), bytes.slice(10)])));
  assert.deepEqual(await response.json(), { got: { name: 'نور' } });
});

Deno.test('each wrong field is named by its path with the first rule it fails', async () => {
  const failure = await failureOf(
    await answer(post({ body: { name: 'N', tags: [{ id: 1 }, { id: 'x' }] } })),
  );
  assert.deepEqual([failure.status, failure.code], [422, 'invalid_input']);
  assert.deepEqual(Object.keys(failure.fields), ['name', 'tags.1.id']);
  assert.match(failure.fields.name, /2/);
  assert.match(failure.message, /^name: .+; tags\.1\.id: /);
});

Deno.test('a body that is no object at all is named as the body', async () => {
  const failure = await failureOf(await answer(post({ body: [] })));
  assert.equal(failure.status, 422);
  assert.deepEqual(Object.keys(failure.fields), ['body']);
});

Deno.test('a body of exactly the limit passes and one byte more is refused with 413', async () => {
  const { answer } = endpoint({ limit: 50 });
  const exactly = JSON.stringify({ name: 'é'.repeat(18) });
  assert.equal(new TextEncoder().encode(exactly).byteLength, 47);
  assert.equal((await answer(post({ body: `${exactly}   ` }))).status, 200);
  const refused = await answer(post({ body: `${exactly}    ` }));
  assert.deepEqual(await refusalOf(refused), [413, 'payload_too_large']);
});

Deno.test('bytes are counted as they arrive, whatever length is declared', async () => {
  const { answer } = endpoint({ limit: 50 });
  const pieces = ReadableStream.from([new Uint8Array(40), new Uint8Array(40)]);
  assert.equal((await answer(raw(pieces, { 'content-length': '10' }))).status, 413);
});

Deno.test('a body without end is given up instead of being read forever', async () => {
  const { answer } = endpoint({ limit: 50 });
  let chunks = 0;
  const endless = new ReadableStream({
    pull(controller) {
      chunks += 1;
      controller.enqueue(new Uint8Array(100_000));
    },
  });
  assert.equal((await answer(raw(endless))).status, 413);
  assert.ok(chunks < 20, `${chunks} chunks were read`);
});

/** An endpoint for some, which answers who asks. */
const only = <Who extends Access>(access: Who) =>
  endpoint<Who>({ access, handle: async (_, { caller }) => ({ caller }) });

for (const [name, caller] of [
  ['no token', {}],
  ['an unknown token', { token: 'some.other.token' }],
  ['an API key', { token: 'sb_publishable_key' }],
  ['garbage', { token: '%%%' }],
  ['a scheme other than Bearer', { headers: { authorization: `Basic ${admin.token}` } }],
] as const) {
  Deno.test(`${name} is nobody: 401, also when the body is wrong`, async () => {
    const response = await only('admin').answer(post({ body: 'not json', ...caller }));
    assert.equal(response.headers.get('www-authenticate'), 'Bearer');
    assert.deepEqual(await refusalOf(response), [401, 'unauthenticated']);
  });
}

Deno.test('somebody without the role is refused with 403, before the body is looked at', async () => {
  const response = await only('admin').answer(post({ body: 'not json', token: client.token }));
  assert.deepEqual(await refusalOf(response), [403, 'forbidden']);
});

Deno.test('an admin is let through and the endpoint knows who it is', async () => {
  const response = await only('admin').answer(post({ body, token: admin.token }));
  assert.deepEqual(await response.json(), { caller: admin });
});

Deno.test('an endpoint for users asks for no role', async () => {
  const { answer } = only('user');
  assert.equal((await answer(post({ body, token: client.token }))).status, 200);
  assert.equal((await answer(post({ body }))).status, 401);
});

Deno.test('an endpoint of the service takes its key and nobody’s token', async () => {
  const { answer } = only('service');
  const admitted = await answer(post({ body, token: serviceKey }));
  assert.deepEqual(await admitted.json(), { caller: null });
  for (const parts of [
    {},
    { token: admin.token },
    { token: `${serviceKey}x` },
    { headers: { apikey: serviceKey } },
  ]) {
    const response = await answer(post({ body: 'not json', ...parts }));
    assert.equal(response.headers.get('www-authenticate'), 'Bearer');
    assert.deepEqual(await refusalOf(response), [401, 'unauthenticated']);
  }
});

Deno.test('an endpoint for admins and the service takes an admin, who is named, and the key', async () => {
  const { answer } = only('admin-or-service');
  const callerOf = async (token: string) => (await answer(post({ body, token }))).json();
  assert.deepEqual(await callerOf(serviceKey), { caller: null });
  assert.deepEqual(await callerOf(admin.token), { caller: admin });
  assert.equal((await answer(post({ body, token: client.token }))).status, 403);
  assert.equal((await answer(post({ body, token: `${serviceKey}x` }))).status, 401);
  assert.equal((await answer(post({ body }))).status, 401);
});

Deno.test('an expected failure keeps its status, code, message and headers', async () => {
  const limited = new HttpError(429, 'rate_limited', 'Slow down.', { headers: { 'retry-after': '7' } });
  const { answer } = endpoint({ handle: () => Promise.reject(limited) });
  const response = await answer(post({ body }));
  assert.equal(response.headers.get('retry-after'), '7');
  assert.deepEqual(await failureOf(response), {
    status: 429,
    code: 'rate_limited',
    message: 'Slow down.',
    request_id: 'request-1',
  });
});

Deno.test('an unexpected failure says nothing of our insides, and the log has them under the request id', async () => {
  const broken = new Error('password is hunter2', { cause: new Error('connection refused') });
  const { answer, lines } = endpoint({ handle: () => Promise.reject(broken) });
  const response = await answer(post({ body }));
  assert.equal(response.status, 500);
  const text = await response.text();
  assert.doesNotMatch(text, /hunter2|refused/);
  assert.equal(JSON.parse(text).error.code, 'server');
  const [line] = lines;
  assert.equal(line?.level, 'error');
  assert.equal(line?.fields.request_id, 'request-1');
  assert.match(String(line?.fields.detail), /hunter2[\s\S]*connection refused/);
});

Deno.test('a request leaves one line in the log with its outcome and without its content', async () => {
  const { answer, lines } = endpoint();
  await answer(post({ body }));
  assert.deepEqual(lines, [
    {
      level: 'info',
      event: 'request',
      fields: { function: 'test', request_id: 'request-1', method: 'POST', status: 200, milliseconds: 0 },
    },
  ]);
});

Deno.test('the site may ask from the browser, and learns what it may send', async () => {
  const { answer, lines } = endpoint();
  const response = await answer(
    new Request('http://functions.test/', { method: 'OPTIONS', headers: { origin } }),
  );
  assert.equal(response.status, 204);
  assert.equal(response.headers.get('access-control-allow-origin'), origin);
  assert.equal(response.headers.get('access-control-allow-methods'), 'POST, OPTIONS');
  const allowed = response.headers.get('access-control-allow-headers') ?? '';
  for (const name of ['authorization', 'apikey', 'content-type', 'x-client-info'])
    assert.ok(allowed.includes(name));
  assert.equal(response.headers.get('vary'), 'Origin');
  assert.equal(lines.length, 0);
});

for (const foreign of ['https://evil.example', 'https://flow.example.evil.example', 'null']) {
  Deno.test(`the origin ${foreign} is refused with 403 and no permission, before anything happens`, async () => {
    let handled = 0;
    const { answer } = endpoint({ handle: async () => ({ handled: ++handled }) });
    const headers = { origin: foreign };
    const asked = await answer(new Request('http://functions.test/', { method: 'OPTIONS', headers }));
    assert.equal(asked.headers.get('access-control-allow-origin'), null);
    for (const given of [body, 'not json']) {
      const sent = await answer(post({ body: given, headers }));
      assert.equal(sent.headers.get('access-control-allow-origin'), null);
      assert.deepEqual(await refusalOf(sent), [403, 'forbidden_origin']);
    }
    assert.equal(handled, 0);
  });
}

Deno.test('the site’s own origin is let through, and so is a caller that is no browser', async () => {
  assert.equal((await answer(post({ body, headers: { origin } }))).status, 200);
  assert.equal((await answer(post({ body }))).status, 200);
});

Deno.test('failures carry the permission too, so that the site can read why', async () => {
  const { headers } = await answer(post({ body: '{', headers: { origin } }));
  assert.equal(headers.get('access-control-allow-origin'), origin);
  assert.match(headers.get('access-control-expose-headers') ?? '', /x-request-id/);
});

Deno.test('a response of the endpoint’s own keeps its headers', async () => {
  const { answer } = endpoint({
    handle: async () =>
      new Response('data: x\n\n', { headers: { 'cache-control': 'no-cache', vary: 'Accept' } }),
  });
  const response = await answer(post({ body }));
  assert.equal(response.headers.get('cache-control'), 'no-cache');
  assert.equal(response.headers.get('vary'), 'Accept, Origin');
  assert.equal(response.headers.get('x-request-id'), 'request-1');
});
