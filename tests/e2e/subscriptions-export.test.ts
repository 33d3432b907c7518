import { expect, it } from 'vitest';
import { businessDay } from '../../sdk/src/contracts/business-time.ts';
import { createFlow } from '../../sdk/src/index.ts';
import { demoAdmin, storeRow } from '../setup/backend.ts';
import { visit } from '../setup/browser.ts';
import { openAs } from '../setup/login.ts';
import { runningStack } from '../setup/running-stack.ts';
import { openFlowAdmin } from './flow-admin.ts';

const { urls, keys } = runningStack();

it('the admin exports every row that matches: the bytes of the function, the SDK and the command line', async () => {
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

  const flow = createFlow({ url: urls.api, key: keys.publishable });
  const { accessToken } = await flow.auth.signIn(demoAdmin);
  const filter = { from: day, to: day };
  const ofFunction = await fetch(`${urls.api}/functions/v1/admin-export-subscriptions`, {
    method: 'POST',
    headers: { apikey: keys.publishable, authorization: `Bearer ${accessToken}` },
    body: JSON.stringify(filter),
  });
  const ofSdk = await Array.fromAsync(flow.subscriptions.csv(filter));
  const cli = await openFlowAdmin({ isBuilt: true });
  await cli.login(demoAdmin);
  const days = ['--from', day, '--to', day];
  const exported = await cli.run(['subscriptions', 'export', ...days, '--output', '-']);
  const listed = await cli.run(['subscriptions', 'list', ...days, '--csv']);
  await cli.remove();

  expect(saved).toMatch(/^email,name,.*,user_deleted,cancel_at_period_end\r\n/);
  expect(saved).toContain('"two\r\nlines"');
  expect([await ofFunction.text(), Buffer.concat(ofSdk).toString(), exported.stdout, listed.stdout]).toEqual(
    Array.from({ length: 4 }, () => saved),
  );
});
