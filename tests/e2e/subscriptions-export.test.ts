import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runProgram } from '../../cli/src/testing/run-program.ts';
import { businessDay } from '../../sdk/src/contracts/business-time.ts';
import { demoAdmin, storeRow } from '../setup/backend.ts';
import { visit } from '../setup/browser.ts';
import { flowOf, openAs } from '../setup/login.ts';
import { runningStack } from '../setup/running-stack.ts';

const { urls, keys } = runningStack();

it('the admin exports every row that matches: the bytes of the SDK and of the command line', async () => {
  await using visitor = await visit();
  const { page } = visitor;
  const day = '2003-03-02';
  const names = ['=1+1', 'ليلى 👋', 'Haddad, "Lulu"', 'two\r\nlines', null];
  for (const name of names)
    await storeRow('subscriptions', {
      email: 'bytes@flow.example',
      name,
      status: 'none',
      trial_start: `${day}T08:00:00Z`,
    });

  await openAs(demoAdmin, page, `/admin?from=${day}&to=${day}`);
  await page.getByText(`${names.length} subscriptions`, { exact: true }).waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`subscriptions-${businessDay(new Date())}.csv`);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  const saved = Buffer.concat(chunks).toString();

  const filter = { from: day, to: day };
  const flow = await flowOf(demoAdmin);
  const ofSdk = Buffer.concat(await Array.fromAsync(flow.subscriptions.csv(filter))).toString();
  const home = await mkdtemp(path.join(tmpdir(), 'flow-cli-'));
  onTestFinished(() => rm(home, { recursive: true, force: true }));
  const environment = { FLOW_URL: urls.api, FLOW_KEY: keys.publishable };
  const run = (line: string, input = '') => runProgram(line, { home, environment, io: { input } });
  await run(`login --email ${demoAdmin.email} --password-stdin`, `${demoAdmin.password}\n`);
  const ofCli = await run(`subscriptions export --from ${day} --to ${day} --output -`);

  expect(saved).toMatch(/^email,name,.*,user_deleted,cancel_at_period_end\r\n/);
  expect(saved).toContain('"two\r\nlines"');
  expect([ofSdk, ofCli.stdout]).toEqual([saved, saved]);
});
