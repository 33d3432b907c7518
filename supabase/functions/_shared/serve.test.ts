import * as z from 'zod/mini';
import { jsonBody } from './body.ts';
import { HttpError } from './errors.ts';
import { type Access, type RequestContext, serve } from './serve.ts';
import { adminToken, assert, clientToken, failureOf, post, serviceKey, testSurroundings } from './testing.ts';

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

function endpoint<Who extends Access = 'public'>(options: Options<Who> = {}) {
  const {
    access = 'public' as Who,
    limit = 200,
    handle = async (input: Input) => ({ got: input }),
  } = options;
  const { dependencies, lines } = testSurroundings();
  const definition = { name: 'test', access, body: jsonBody(schema, limit), handle };
  return { answer: serve(definition, dependencies), dependencies, lines, definition };
}

Deno.test('a body that fits the contract reaches the endpoint and its result is sent as JSON', async () => {
  const { answer } = endpoint();
  const response = await answer(post({ body: { name: 'Noor', other: 1 } }));
  assert.equal(response.status, 200);
  assert.deepEqual(await response.json(), { got: { name: 'Noor' } });
  assert.equal(response.headers.get('x-request-id'), 'request-1');
  assert.equal(response.headers.get('cache-control'), 'no-store');
});

Deno.test('text/plain is read as JSON, and so is a body without a type', async () => {
  const { answer } = endpoint();
  const plain = post({ body: { name: 'Noor' }, headers: { 'content-type': 'text/plain;charset=UTF-8' } });
  assert.equal((await answer(plain)).status, 200);
  const bytes = new TextEncoder().encode('{"name":"Noor"}');
  const untyped = new Request('http://functions.test/', { method: 'POST', body: bytes });
  assert.equal(untyped.headers.get('content-type'), null);
  assert.equal((await answer(untyped)).status, 200);
});

Deno.test('another content type is refused with 415', async () => {
  const { answer } = endpoint();
  const form = post({ body: 'name=Noor', headers: { 'content-type': 'application/x-www-form-urlencoded' } });
  const failure = await failureOf(await answer(form));
  assert.equal(failure.status, 415);
  assert.equal(failure.code, 'unsupported_media_type');
});

for (const method of ['GET', 'PUT', 'DELETE', 'PATCH']) {
  Deno.test(`${method} is refused with 405 and the allowed methods`, async () => {
    const { answer } = endpoint();
    const response = await answer(new Request('http://functions.test/', { method }));
    assert.equal(response.headers.get('allow'), 'POST, OPTIONS');
    const failure = await failureOf(response);
    assert.deepEqual([failure.status, failure.code], [405, 'method_not_allowed']);
  });
}

for (const body of ['', '{', 'name=Noor', '{"name":"Noor"} trailing']) {
  Deno.test(`the body ${JSON.stringify(body)} is refused with 400 as not JSON`, async () => {
    const { answer } = endpoint();
    const failure = await failureOf(await answer(post({ body })));
    assert.equal(failure.status, 400);
    assert.equal(failure.code, 'invalid_json');
    assert.equal(failure.request_id, 'request-1');
  });
}

Deno.test('bytes that are not UTF-8 are refused with 400', async () => {
  const { answer } = endpoint();
  const body = new Uint8Array([0x22, 0xff, 0xfe, 0x22]);
  const failure = await failureOf(
    await answer(new Request('http://functions.test/', { method: 'POST', body })),
  );
  assert.deepEqual([failure.status, failure.code], [400, 'invalid_json']);
});

Deno.test('a body that breaks off is its sender’s failure, not ours: 400', async () => {
  const { answer, lines } = endpoint();
  const body = ReadableStream.from(
    (async function* () {
      yield new TextEncoder().encode('{"name":');
      throw new TypeError('connection reset');
    })(),
  );
  const failure = await failureOf(
    await answer(new Request('http://functions.test/', { method: 'POST', body })),
  );
  assert.deepEqual([failure.status, failure.code], [400, 'incomplete_body']);
  assert.deepEqual(
    lines.map((line) => line.level),
    ['info'],
  );
});

Deno.test('a character cut between two chunks is read whole', async () => {
  const { answer } = endpoint();
  const bytes = new TextEncoder().encode('{"name":"نور"}');
  const body = ReadableStream.from([bytes.slice(0, 10), bytes.slice(10)]);
  const response = await answer(new Request('http://functions.test/', { method: 'POST', body }));
  assert.deepEqual(await response.json(), { got: { name: 'نور' } });
});

Deno.test('each wrong field is named by its path with the first rule it fails', async () => {
  const { answer } = endpoint();
  const failure = await failureOf(
    await answer(post({ body: { name: 'N', tags: [{ id: 1 }, { id: 'x' }] } })),
  );
  assert.equal(failure.status, 422);
  assert.equal(failure.code, 'invalid_input');
  assert.deepEqual(Object.keys(failure.fields), ['name', 'tags.1.id']);
  assert.match(failure.fields.name, /2/);
  assert.match(failure.message, /^name: .+; tags\.1\.id: /);
});

Deno.test('a body that is no object at all is named as the body', async () => {
  const { answer } = endpoint();
  const failure = await failureOf(await answer(post({ body: [] })));
  assert.equal(failure.status, 422);
  assert.deepEqual(Object.keys(failure.fields), ['body']);
});

Deno.test('a body of exactly the limit passes and one byte more is refused with 413', async () => {
  const { answer } = endpoint({ limit: 50 });
  const exactly = JSON.stringify({ name: 'é'.repeat(18) });
  assert.equal(new TextEncoder().encode(exactly).byteLength, 47);
  assert.equal((await answer(post({ body: `${exactly}   ` }))).status, 200);
  const failure = await failureOf(await answer(post({ body: `${exactly}    ` })));
  assert.deepEqual([failure.status, failure.code], [413, 'payload_too_large']);
});

Deno.test('bytes are counted as they arrive, whatever length is declared', async () => {
  const { answer } = endpoint({ limit: 50 });
  const body = ReadableStream.from([new Uint8Array(40), new Uint8Array(40)]);
  const request = new Request('http://functions.test/', {
    method: 'POST',
    headers: { 'content-length': '10' },
    body,
  });
  assert.equal((await answer(request)).status, 413);
});

Deno.test('a body without end is given up instead of being read forever', async () => {
  const { answer } = endpoint({ limit: 50 });
  let chunks = 0;
  const body = new ReadableStream({
    pull(controller) {
      chunks += 1;
      controller.enqueue(new Uint8Array(100_000));
    },
  });
  assert.equal((await answer(new Request('http://functions.test/', { method: 'POST', body }))).status, 413);
  assert.ok(chunks < 20, `${chunks} chunks were read`);
});

const admins = () => endpoint<'admin'>({ access: 'admin', handle: async (_, { caller }) => caller });

for (const [name, token] of [
  ['no token', undefined],
  ['an unknown token', 'some.other.token'],
  ['an API key', 'sb_publishable_key'],
  ['garbage', '%%%'],
] as const) {
  Deno.test(`${name} is nobody: 401, also when the body is wrong`, async () => {
    const response = await admins().answer(
      post({ body: 'not json', ...(token === undefined ? {} : { token }) }),
    );
    assert.equal(response.headers.get('www-authenticate'), 'Bearer');
    const failure = await failureOf(response);
    assert.deepEqual([failure.status, failure.code], [401, 'unauthenticated']);
  });
}

Deno.test('a scheme other than Bearer is nobody', async () => {
  const request = post({ body: { name: 'Noor' }, headers: { authorization: `Basic ${adminToken}` } });
  assert.equal((await admins().answer(request)).status, 401);
});

Deno.test('somebody without the role is refused with 403, before the body is looked at', async () => {
  const failure = await failureOf(await admins().answer(post({ body: 'not json', token: clientToken })));
  assert.deepEqual([failure.status, failure.code], [403, 'forbidden']);
});

Deno.test('an admin is let through and the endpoint knows who it is', async () => {
  const response = await admins().answer(post({ body: { name: 'Noor' }, token: adminToken }));
  assert.equal((await response.json()).email, 'admin@flow.example');
});

Deno.test('an endpoint for users asks for no role', async () => {
  const { answer } = endpoint<'user'>({ access: 'user', handle: async (_, { caller }) => caller });
  assert.equal((await answer(post({ body: { name: 'Noor' }, token: clientToken }))).status, 200);
  assert.equal((await answer(post({ body: { name: 'Noor' } }))).status, 401);
});

Deno.test('an endpoint of the service takes its key and nobody’s token', async () => {
  const { answer } = endpoint<'service'>({
    access: 'service',
    handle: async (_, { caller }) => ({ caller }),
  });
  const body = { name: 'Noor' };
  const admitted = await answer(post({ body, token: serviceKey }));
  assert.deepEqual(await admitted.json(), { caller: null });
  for (const parts of [
    {},
    { token: adminToken },
    { token: `${serviceKey}x` },
    { headers: { apikey: serviceKey } },
  ]) {
    const response = await answer(post({ body: 'not json', ...parts }));
    assert.equal(response.headers.get('www-authenticate'), 'Bearer');
    const failure = await failureOf(response);
    assert.deepEqual([failure.status, failure.code], [401, 'unauthenticated']);
  }
});

Deno.test('an endpoint for admins and the service takes an admin, who is named, and the key', async () => {
  const { answer } = endpoint<'admin-or-service'>({
    access: 'admin-or-service',
    handle: async (_, { caller }) => ({ caller: caller?.email ?? null }),
  });
  const body = { name: 'Noor' };
  const callerOf = async (token: string) => (await answer(post({ body, token }))).json();
  assert.deepEqual(await callerOf(serviceKey), { caller: null });
  assert.deepEqual(await callerOf(adminToken), { caller: 'admin@flow.example' });
  assert.equal((await answer(post({ body, token: clientToken }))).status, 403);
  assert.equal((await answer(post({ body, token: `${serviceKey}x` }))).status, 401);
  assert.equal((await answer(post({ body }))).status, 401);
});

Deno.test('an expected failure keeps its status, code, message and headers', async () => {
  const { answer } = endpoint({
    handle: async () => {
      throw new HttpError(429, 'rate_limited', 'Slow down.', { headers: { 'retry-after': '7' } });
    },
  });
  const response = await answer(post({ body: { name: 'Noor' } }));
  assert.equal(response.headers.get('retry-after'), '7');
  assert.deepEqual(await failureOf(response), {
    status: 429,
    code: 'rate_limited',
    message: 'Slow down.',
    request_id: 'request-1',
  });
});

Deno.test('an unexpected failure says nothing of our insides, and the log has them under the request id', async () => {
  const { answer, lines } = endpoint({
    handle: async () => {
      throw new Error('password is hunter2', { cause: new Error('connection refused') });
    },
  });
  const response = await answer(post({ body: { name: 'Noor' } }));
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
  await answer(post({ body: { name: 'Noor' } }));
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
    new Request('http://functions.test/', { method: 'OPTIONS', headers: { origin: 'https://flow.example' } }),
  );
  assert.equal(response.status, 204);
  assert.equal(response.headers.get('access-control-allow-origin'), 'https://flow.example');
  assert.equal(response.headers.get('access-control-allow-methods'), 'POST, OPTIONS');
  const allowed = response.headers.get('access-control-allow-headers') ?? '';
  for (const name of ['authorization', 'apikey', 'content-type', 'x-client-info'])
    assert.ok(allowed.includes(name));
  assert.equal(response.headers.get('vary'), 'Origin');
  assert.equal(lines.length, 0);
});

for (const origin of ['https://evil.example', 'https://flow.example.evil.example', 'null']) {
  Deno.test(`the origin ${origin} is refused with 403 and no permission, before anything happens`, async () => {
    let handled = 0;
    const { answer } = endpoint({
      handle: async () => {
        handled += 1;
        return {};
      },
    });
    const headers = { origin };
    const asked = await answer(new Request('http://functions.test/', { method: 'OPTIONS', headers }));
    assert.equal(asked.headers.get('access-control-allow-origin'), null);
    for (const body of [{ name: 'Noor' }, 'not json']) {
      const sent = await answer(post({ body, headers }));
      assert.equal(sent.headers.get('access-control-allow-origin'), null);
      const failure = await failureOf(sent);
      assert.deepEqual([failure.status, failure.code], [403, 'forbidden_origin']);
    }
    assert.equal(handled, 0);
  });
}

Deno.test('the site’s own origin is let through, and so is a caller that is no browser', async () => {
  const { answer } = endpoint();
  const body = { name: 'Noor' };
  const headers = { origin: 'https://flow.example' };
  assert.equal((await answer(post({ body, headers }))).status, 200);
  assert.equal((await answer(post({ body }))).status, 200);
});

Deno.test('failures carry the permission too, so that the site can read why', async () => {
  const { answer } = endpoint();
  const response = await answer(post({ body: '{', headers: { origin: 'https://flow.example' } }));
  assert.equal(response.headers.get('access-control-allow-origin'), 'https://flow.example');
  assert.match(response.headers.get('access-control-expose-headers') ?? '', /x-request-id/);
});

Deno.test('a response of the endpoint’s own keeps its headers', async () => {
  const { answer } = endpoint({
    handle: async () =>
      new Response('data: x\n\n', { headers: { 'cache-control': 'no-cache', vary: 'Accept' } }),
  });
  const response = await answer(post({ body: { name: 'Noor' } }));
  assert.equal(response.headers.get('cache-control'), 'no-cache');
  assert.equal(response.headers.get('vary'), 'Accept, Origin');
  assert.equal(response.headers.get('x-request-id'), 'request-1');
});
