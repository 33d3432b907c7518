import { beforeAll, describe, expect, it } from 'vitest';
import { demoAdmin, demoClient, storedRows } from '../setup/backend.ts';
import { visit } from '../setup/browser.ts';
import { openAs, submitSignIn } from '../setup/login.ts';
import { runningStack } from '../setup/running-stack.ts';

const { urls } = runningStack();
let paths: string[] = [];

beforeAll(async () => {
  const [client] = await storedRows<{ id: string }>('profiles', `email=eq.${demoClient.email}`);
  paths = ['/admin/forms/goal-setting', '/admin/forms/parq-assessment', `/admin/clients/${client?.id}`];
});

describe('the pages about people and what they sent', () => {
  it('ask who is nobody to sign in, and bring them back', async () => {
    for (const path of paths) {
      await using visitor = await visit();
      const { page } = visitor;
      await page.goto(urls.web + path);
      await page.waitForURL(`${urls.web}/auth?returnTo=${path}`);
      await submitSignIn(page, demoAdmin);
      await page.waitForURL(urls.web + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(visitor.problems).toEqual([]);
    }
  });

  it('are not to be found for a client, who is shown nothing and asks for nothing', async () => {
    for (const path of paths) {
      await using visitor = await visit();
      const { page } = visitor;
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await openAs(demoClient, page, path);
      await page.waitForURL(`${urls.web}/404`);
      expect(asked.filter((name) => /form-submissions|get_client|list_forms/.test(name))).toEqual([]);
      expect(asked).toContain('/rest/v1/user_roles');
    }
  });

  it('without a client there is none: the subscriptions', async () => {
    await using visitor = await visit();
    const { page } = visitor;
    await page.goto(`${urls.web}/admin/clients`);
    await page.waitForURL('**/auth?returnTo=/admin');
    await submitSignIn(page, demoAdmin);
    await page.waitForURL(`${urls.web}/admin`);
    expect(visitor.problems).toEqual([]);
  });

  it.each([
    ['fails', 500],
    ['cannot be reached', undefined],
  ])('the admin is for nobody whose role cannot be told, because the check %s', async (_, status) => {
    await using visitor = await visit();
    const { page } = visitor;
    await page.route('**/rest/v1/rpc/has_role', (route) =>
      status ? route.fulfill({ status, json: { code: 'XX000', message: 'broken' } }) : route.abort(),
    );
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${urls.web}/admin`);
    await page.waitForURL('**/auth?returnTo=/admin');
    await submitSignIn(page, demoAdmin);
    await page.getByRole('heading', { name: 'Forbidden' }).waitFor();
    await page.getByText('Access denied', { exact: true }).first().waitFor();
    const why = 'Unable to verify admin access. Contact an administrator if you need access.';
    await page.getByText(why).first().waitFor();
    await page.waitForURL(`${urls.web}/dashboard`);
    expect(asked.filter((name) => name.includes('admin-list-subscriptions'))).toEqual([]);
  });
});
