import { beforeAll, describe, expect, it } from 'vitest';
import { demoClient, storedRows } from '../setup/backend.ts';
import { visit } from '../setup/browser.ts';
import { openAs } from '../setup/login.ts';
import { runningStack } from '../setup/running-stack.ts';

const { urls } = runningStack();
let paths: string[] = [];

beforeAll(async () => {
  const [client] = await storedRows<{ id: string }>('profiles', `email=eq.${demoClient.email}`);
  paths = ['/admin/forms/goal-setting', `/admin/clients/${client?.id}`];
});

describe('the pages about people and what they sent', () => {
  it('are not to be found for a client, who is shown nothing and asks for nothing', async () => {
    await using visitor = await visit();
    const { page } = visitor;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    for (const path of paths) {
      await openAs(demoClient, page, path);
      await page.waitForURL(`${urls.web}/404`);
    }
    expect(asked.filter((name) => /form-submissions|get_client|list_forms/.test(name))).toEqual([]);
    expect(asked.filter((name) => name === '/rest/v1/user_roles')).toHaveLength(paths.length);
    // Those about nobody in particular say so: a toast, Forbidden for a moment, then the dashboard.
    await page.goto(`${urls.web}/admin`);
    await page.getByText('Access denied').first().waitFor();
    await page.getByText('Forbidden').waitFor();
    await page.waitForURL(`${urls.web}/dashboard`);
  });
});
