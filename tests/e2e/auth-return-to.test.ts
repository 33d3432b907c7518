import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { mailedLink, newAccount } from '../setup/backend.ts';
import { type Visit, visit } from '../setup/browser.ts';
import { runningStack } from '../setup/running-stack.ts';
import { onDashboard } from './auth-page.ts';
import { openAlive } from './page-life.ts';

const { urls } = runningStack();
let visitor: Visit;
let page: Page;

beforeAll(async () => {
  const account = await newAccount('returns');
  visitor = await visit();
  page = visitor.page;
  await onDashboard(page, account);
});

const address = (returnTo: string) => `${urls.web}/auth?returnTo=${encodeURIComponent(returnTo)}`;

async function destination(): Promise<string> {
  await page.waitForURL((url) => url.pathname !== '/auth', { waitUntil: 'commit' });
  return page.url();
}

describe('a returnTo', () => {
  // One of those that have led browsers away from a site; return-to.test.ts has them all.
  it('of another site leads to the dashboard', async () => {
    // By a link of the site: no document is loaded.
    await page.evaluate((to) => history.pushState(null, '', to), address('/\t/evil.example'));
    expect(await destination()).toBe(`${urls.web}/dashboard`);
  });

  it('that only looks like those stays on this site, asks no other machine, and runs nothing', async () => {
    await page.goto(address('/pricing#//evil.example'), { waitUntil: 'domcontentloaded' });
    expect(await destination()).toBe(`${urls.web}/pricing#//evil.example`);
    expect(visitor.problems).toEqual([]);
  });
});

it('a session in an address changes nothing', async () => {
  const [account, other] = await Promise.all([newAccount('stays'), newAccount('intrudes')]);
  const { keys } = runningStack();
  const answer = await fetch(`${urls.api}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: keys.publishable, 'content-type': 'application/json' },
    body: JSON.stringify(other),
  });
  const { access_token, refresh_token } = (await answer.json()) as Record<string, string>;
  const hash = `#access_token=${access_token}&refresh_token=${refresh_token}&expires_in=3600&token_type=bearer&type=magiclink`;
  const accountOf = (tab: Page) =>
    tab.evaluate("JSON.parse(localStorage.getItem('flow.session') ?? 'null')?.user.email ?? null");

  await using signedInVisitor = await visit();
  await onDashboard(signedInVisitor.page, account);
  await using stranger = await visit();
  for (const path of ['/dashboard', '/']) {
    await signedInVisitor.page.goto('about:blank');
    await signedInVisitor.page.goto(urls.web + path + hash);
    await signedInVisitor.page.waitForLoadState('networkidle');
    expect([path, await accountOf(signedInVisitor.page)]).toEqual([path, account.email]);

    await stranger.page.goto('about:blank');
    await stranger.page.goto(urls.web + path + hash);
    if (path !== '/') await stranger.page.waitForURL((url) => url.pathname === '/auth');
    await stranger.page.waitForLoadState('networkidle');
    expect([path, await accountOf(stranger.page)]).toEqual([path, null]);
  }
});

it('a nasty returnTo does not come through a mail either', async () => {
  const account = await newAccount('mailed');
  await using other = await visit();
  await openAlive(other.page, `${urls.web}/auth?mode=forgot&returnTo=//evil.example`);
  await other.page.getByLabel('Email').fill(account.email);
  await other.page.getByRole('button', { name: 'Send the link' }).click();
  const link = await mailedLink(account.email, 'recovery');
  expect(decodeURIComponent(link)).not.toContain('evil.example');
  // Nor where somebody has written it into the link.
  const forged = link.replace(
    /redirect_to=[^&]*/,
    `redirect_to=${encodeURIComponent('https://evil.example/')}`,
  );
  await other.page.goto(forged);
  await other.page.waitForLoadState('networkidle');
  expect(new URL(other.page.url()).host).toBe(new URL(urls.web).host);
  expect(other.problems).toEqual([]);
});
