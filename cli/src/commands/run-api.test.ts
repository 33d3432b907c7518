import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exitCodes } from '../exit-codes.ts';
import type { FakeIoSettings } from '../testing/fake-io.ts';
import { listen } from '../testing/listen.ts';
import { runProgram } from '../testing/run-program.ts';
import { saveSessionOf } from '../testing/saved-session.ts';
import { scratchDirectory } from '../testing/scratch-directory.ts';

let home: string;
let server: Server;
let url: string;
let answer: { status: number; text: string };
let received: { method: string; url: string; authorization: string; apikey: string; body: string }[];

beforeEach(async () => {
  home = scratchDirectory();
  received = [];
  answer = { status: 200, text: '{"a":1}' };
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { authorization = '', apikey } = request.headers;
    received.push({
      method: request.method ?? '',
      url: request.url ?? '',
      authorization,
      apikey: String(apikey),
      body,
    });
    response.writeHead(answer.status, { 'content-type': 'application/json', 'x-request-id': 'r1' });
    response.end(answer.text);
  });
  url = await listen(server);
});
afterEach(() => void server.close());

const signIn = () => saveSessionOf(home, url);

const api = (line: string, io: FakeIoSettings = {}) =>
  runProgram(`api ${line}`, { home, io, environment: { FLOW_URL: url, FLOW_KEY: 'key' } });

describe('a raw request', () => {
  it('is sent once in the name of who is signed in, and its answer is printed as it came', async () => {
    signIn();
    const { stdout, stderr, failure } = await api('/rest/v1/user_roles?select=role');
    expect({ stdout, stderr, failure }).toEqual({ stdout: '{"a":1}', stderr: '', failure: undefined });
    expect(received).toEqual([
      {
        method: 'GET',
        url: '/rest/v1/user_roles?select=role',
        authorization: expect.stringMatching(/^Bearer ey/),
        apikey: 'key',
        body: '',
      },
    ]);
  });

  it('is that of a visitor when asked, for which nobody has to be signed in', async () => {
    await api('auth/v1/settings --anonymous');
    expect(received).toMatchObject([{ url: '/auth/v1/settings', authorization: 'Bearer key' }]);
  });

  it('posts fields as JSON, and of a GET as its query', async () => {
    signIn();
    await api('functions/v1/x -f limit=5 -f status=active -f cursor=null -f note=a=b');
    await api('rest/v1/t?select=id -X get -f status=eq.new');
    expect(received).toMatchObject([
      { method: 'POST', body: '{"limit":5,"status":"active","cursor":null,"note":"a=b"}' },
      { method: 'GET', url: '/rest/v1/t?select=id&status=eq.new', body: '' },
    ]);
  });

  it('takes its body from a file or stdin', async () => {
    signIn();
    writeFileSync(join(home, 'body.json'), '{"b":2}');
    await api('functions/v1/x --input body.json');
    await api('functions/v1/x -X PATCH --input -', { input: '{"c":3}' });
    expect(received).toMatchObject([
      { method: 'POST', body: '{"b":2}' },
      { method: 'PATCH', body: '{"c":3}' },
    ]);
  });

  it('prints status and headers when asked, and notes the request with --verbose', async () => {
    signIn();
    const { stdout, stderr } = await api('rest/v1/t?name=secret -i --verbose');
    expect(stdout).toMatch(/^HTTP 200\n(?:[\w-]+: .*\n)*x-request-id: r1\n(?:[\w-]+: .*\n)*\n\{"a":1\}$/);
    expect(stderr).toMatch(/^GET http:\/\/127\.0\.0\.1:\d+\/rest\/v1\/t: 200 in \d+ ms \(request r1\)\n$/);
  });

  it('indents JSON in a terminal, which nothing in it can drive', async () => {
    signIn();
    answer.text = JSON.stringify({ name: 'A\u009b2J' });
    expect((await api('rest/v1/t', { terminal: true })).stdout).toBe('{\n  "name": "A\\u009b2J"\n}\n');
    answer.text = 'A\u001b[2J';
    expect((await api('rest/v1/t', { terminal: true })).stdout).toBe('A [2J\n');
  });

  it.each([
    [404, exitCodes.failure],
    [401, exitCodes.unauthorized],
    [403, exitCodes.unauthorized],
    [500, exitCodes.failure],
  ])('fails with HTTP %i as %i, and prints the answer nevertheless', async (status, exitCode) => {
    signIn();
    answer = { status, text: '{"message":"no"}' };
    const { stdout, failure } = await api('rest/v1/t');
    expect(stdout).toBe('{"message":"no"}');
    expect(failure).toMatchObject({ message: `${url} answered HTTP ${status}.`, exitCode });
  });

  it('is shown and not sent with --dry-run', async () => {
    signIn();
    const { stdout, stderr } = await api('rest/v1/t -f a=1 --dry-run');
    expect({ stdout, stderr }).toEqual({
      stdout: '',
      stderr: `Would send POST ${url}/rest/v1/t with {"a":1}\n`,
    });
    expect(received).toEqual([]);
  });

  it('fails as one of the SDK does when no answer comes', async () => {
    server.close();
    const { failure, stderr } = await api('auth/v1/settings --anonymous --verbose');
    expect(failure).toMatchObject({ code: 'network' });
    expect(stderr).toContain('no answer');
  });

  it.each([
    ['https://elsewhere.test/x --anonymous', 'is not a path below'],
    ['x -f a=1 --input -', '--input is the whole body'],
    ['x -X GET --input -', 'A GET has no body'],
    ['x --input nope.json', '--input nope.json cannot be read (ENOENT)'],
    ['x -X ge+t', 'is no method'],
  ])('is refused as wrong usage: %s', async (line, message) => {
    const { failure } = await api(line);
    expect(failure).toMatchObject({ message: expect.stringContaining(message), exitCode: exitCodes.usage });
    expect(received).toEqual([]);
  });

  it('needs a session', async () => {
    expect((await api('rest/v1/t')).failure).toMatchObject({ exitCode: exitCodes.unauthorized });
  });
});
