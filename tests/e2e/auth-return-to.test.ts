import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { mailedLink, newAccount } from '../setup/backend.ts';
import { type Visit, visit } from '../setup/browser.ts';
import { openAs } from '../setup/login.ts';
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

const site = new URL(urls.web);

/** One of each kind of value that has led browsers away from a site; all of them are the parser's own tests'. */
const nasty = [
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/a/..//evil.example',
  'javascript:alert(document.domain)',
  `${site.protocol}//${site.host}@evil.example`,
  '/auth?returnTo=//evil.example',
];

/** Values that look like those and stay here. */
const odd = [
  ['/%5Cevil.example', '/%5Cevil.example'],
  ['/pricing#//evil.example', '/pricing#//evil.example'],
] as const;

const address = (returnTo: string) => `${urls.web}/auth?returnTo=${encodeURIComponent(returnTo)}`;

async function destination(): Promise<string> {
  await page.waitForURL((url) => url.pathname !== '/auth', { waitUntil: 'commit' });
  return page.url();
}

/** Opens the sign-in page, which leads on at once, and answers where to. */
async function follow(returnTo: string): Promise<string> {
  await page.goto(address(returnTo), { waitUntil: 'domcontentloaded' });
  return destination();
}

/** The same from the dashboard, by a link of the site: no document is loaded. */
async function followWithin(returnTo: string): Promise<string> {
  await page.evaluate((to) => history.pushState(null, '', to), address(returnTo));
  return destination();
}

describe('a returnTo', () => {
  it.each(nasty)('%j leads to the dashboard', async (value) => {
    expect(await followWithin(value)).toBe(`${urls.web}/dashboard`);
  });

  it.each(odd)('%j stays on this site: %s', async (value, path) => {
    expect(await follow(value)).toBe(urls.web + path);
  });

  it('of any kind asks no other machine, and runs nothing', () => {
    const serious = visitor.problems.filter((problem) => !/404|There is no page at/.test(problem));
    expect(serious).toEqual([]);
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
  for (const path of ['/dashboard', '/forms/goal-setting', '/']) {
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
  expect(new URL(other.page.url()).host).toBe(site.host);
  expect(other.problems).toEqual([]);
});

describe('HTML', () => {
  const image = '<img src=x onerror="document.body.dataset.hit=1">';
  const markup = `${image}<script>document.body.dataset.hit=1</script><svg onload=alert(1)>"><iframe src=//x>`;

  it.each([
    [
      'the hash of a link',
      (text: string) => `?type=recovery#error=${text}&error_code=${text}&error_description=${text}`,
    ],
    ['the query', (text: string) => `?mode=${text}&type=${text}&returnTo=${text}&error_description=${text}`],
    [
      'a token',
      (text: string) =>
        `?type=signup#access_token=${text}&refresh_token=${text}&expires_in=60&token_type=${text}`,
    ],
  ])('in %s is never rendered', async (_, build) => {
    await using other = await visit();
    other.page.on('dialog', (dialog) => other.problems.push(`dialog: ${dialog.message()}`));
    await openAlive(other.page, `${urls.web}/auth${build(encodeURIComponent(markup))}`);
    await other.page.locator('h1').waitFor();
    const shown = await other.page.evaluate<number>(
      "document.querySelectorAll('main :is(script, iframe, img[src=x], [onload], [onerror])').length",
    );
    expect([shown, await other.page.evaluate('document.body.dataset.hit')]).toEqual([0, undefined]);
    expect(other.problems.filter((problem) => !/status of 40\d/.test(problem))).toEqual([]);
  });

  it('in an address and in a name is shown as it was typed', async () => {
    const account = await newAccount('html', { first_name: image, last_name: '<b>Haddad</b>' });
    await using other = await visit();
    const { page: tab } = other;
    await openAlive(tab, `${urls.web}/auth?mode=forgot`);
    await tab.getByLabel('Email').fill('<b>a</b>@flow.example');
    await tab.getByRole('button', { name: 'Send the link' }).click();
    await tab.locator('main strong').getByText('<b>a</b>@flow.example').waitFor();
    await openAs(account, tab, '/dashboard');
    await tab.getByText(account.email).first().waitFor();
    await tab.goto(`${urls.web}/auth?type=invite`);
    expect(await tab.getByLabel('First name').inputValue()).toBe(image);
    expect(await tab.evaluate('document.body.dataset.hit')).toBeUndefined();
  });
});
