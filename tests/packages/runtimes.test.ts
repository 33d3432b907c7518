import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sirv from 'sirv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visit } from '../setup/browser.ts';
import { type Consumer, createConsumer, run } from './consumer.ts';

let consumer: Consumer;

beforeAll(async () => {
  consumer = await createConsumer();
  await consumer.install('@flow/sdk');
});

afterAll(() => consumer?.remove());

/** Signs in, lists, changes and exports, with an import of each entry point; `outcome` is what came of it. */
const program = `
  import { createFlow } from '@flow/sdk';
  import { createChat } from '@flow/sdk/chat';
  import { createConsultations } from '@flow/sdk/consultations';
  import { canCancel } from '@flow/sdk/contracts/subscription-rules';
  import { subscriptionsCsv } from '@flow/sdk/csv';
  import { isFlowError } from '@flow/sdk/errors';
  import { adminAccount, answeredBy, flowHandlers, makeSubscriptions } from '@flow/sdk/testing';

  const url = 'http://flow.test';
  const fetch = answeredBy(flowHandlers({ url, subscriptions: makeSubscriptions(3) }));
  const flow = createFlow({ url, key: 'key', fetch });
  await flow.auth.signIn(adminAccount);
  const rows = await flow.subscriptions.all().toArray();
  const running = rows.find(canCancel);
  const cancelled = await flow.subscriptions.cancel(running?.stripe_subscription_id ?? '');
  const unknown: unknown = await flow.leads.find('FL-ZZZZZZ').catch((error: unknown) => error);
  const outcome = JSON.stringify([
    rows.length,
    cancelled.cancel_at_period_end,
    isFlowError(unknown) && unknown.code,
    subscriptionsCsv(rows).split('\\r\\n').length,
    [createChat, createConsultations].map((create) => typeof create),
  ]);
`;

/** Three rows are a header, three lines and the end of the last. */
const outcome = [3, true, 'not_found', 5, ['function', 'function']];

describe('the published SDK', () => {
  it('is checked by Deno and runs there, and lets its process end', async () => {
    await consumer.write({ 'deno.ts': `${program}\nconsole.log(outcome);\n` });
    const deno = path.resolve(import.meta.dirname, '../../node_modules/.bin/deno');
    const args = ['run', '--check', '--quiet', '--no-prompt', '--node-modules-dir=manual', '--allow-env'];
    // A timer or a channel that is left open would keep it for ever.
    const { stdout, stderr } = await run(deno, [...args, 'deno.ts'], {
      cwd: consumer.directory,
      timeout: 50_000,
      env: { ...process.env, DENO_NO_UPDATE_CHECK: '1' },
    });
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual(outcome);
  });

  it('is built by Vite into an application that runs in a browser', async () => {
    await consumer.write({
      'main.ts': `${program}\ndocument.querySelector('output')!.textContent = outcome;\n`,
      'index.html': `<!doctype html><link rel="icon" href="data:,"><output></output><script type="module" src="/main.ts"></script>`,
    });
    const built = await run('vite', ['build', '--logLevel', 'warn'], { cwd: consumer.directory });
    expect([built.stdout, built.stderr]).toEqual(['', '']);
    const server = createServer(sirv(path.join(consumer.directory, 'dist')));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      await using visitor = await visit();
      await visitor.page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
      const shown = visitor.page.locator('output:not(:empty)');
      expect(JSON.parse(await shown.innerText())).toEqual(outcome);
      expect(visitor.problems).toEqual([]);
    } finally {
      server.close();
    }
  });
});
