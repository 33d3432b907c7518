import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { visit } from '../setup/browser.ts';
import {
  fillIn,
  mailDrafts,
  openForm,
  sayOnline,
  sendButton,
  storedFor,
  waitingIn,
} from './consultation-form.ts';
import { type OwnSite, startOwnSite } from './own-site.ts';

interface Received {
  method: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

let automation: Server;
let site: OwnSite;
let received: Received[] = [];
/** What the automation answers: no page of ours can read it. */
let status = 200;
const hook = '**/hooks/consultation';

beforeAll(async () => {
  automation = createServer(async (request, response) => {
    received.push({ method: request.method, headers: request.headers, body: await text(request) });
    response.writeHead(status).end('Accepted');
  });
  await new Promise<void>((resolve) => automation.listen(0, '127.0.0.1', resolve));
  const { port } = automation.address() as AddressInfo;
  site = await startOwnSite({
    VITE_CONSULTATION_WEBHOOK_URL: `http://127.0.0.1:${port}/hooks/consultation`,
  });
});
afterAll(async () => {
  await site?.close();
  automation.closeAllConnections();
  await new Promise((resolve) => automation.close(resolve));
});
beforeEach(() => {
  received = [];
  status = 200;
});

const thanks = "Thanks — we'll contact you shortly.";

describe("a third party's webhook", () => {
  it('gets the documented fields in one request, and whatever it answers counts: HTTP 500', async () => {
    status = 500;
    await using visitor = await visit();
    const { page } = visitor;
    await openForm(page, `${site.url}/?utm_source=google`);
    await fillIn(page, 'Third Party');
    await sendButton(page).click();
    await page.getByText(thanks).waitFor();
    await page.getByText('We will contact you shortly.', { exact: true }).first().waitFor();
    expect(await page.getByText('Your reference').count()).toBe(0);

    expect(received).toHaveLength(1);
    const [request] = received;
    expect(request?.method).toBe('POST');
    expect(request?.headers['content-type']).toMatch(/^text\/plain/);
    expect(request?.headers['sec-fetch-mode']).toBe('no-cors');
    expect(Object.keys(JSON.parse(request?.body ?? '{}'))).toEqual([
      'source_page',
      'name',
      'phone',
      'fitness_goal',
      'training_type',
      'training_location',
      'submitted_at',
      'user_agent',
      'pathname',
      'referrer',
      'honeypot',
      'submission_attempt',
      'form_validation_passed',
    ]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    expect(await storedFor('Third Party')).toEqual([]);
    // The browser says what the page may not know.
    expect(visitor.problems.filter((problem) => !problem.includes('status of 500'))).toEqual([]);
  });

  it('that is out of reach leaves a mail draft and the request kept; once it has arrived it is not sent again', async () => {
    await using visitor = await visit();
    const { page } = visitor;
    const drafts = await mailDrafts(page);
    await page.route(hook, (route) => route.abort('connectionrefused'));
    await openForm(page, `${site.url}/flow-in-person`);
    await fillIn(page, 'Third Party Down');
    expect(await waitingIn(page)).toBe('');
    await sendButton(page).click();
    await page.getByText('Opening Email Client', { exact: true }).waitFor();
    await expect.poll(() => drafts).toHaveLength(1);
    expect(new URL(drafts[0] ?? '').searchParams.get('subject')).toBe('Consultation — Porto 1:1');
    expect(await waitingIn(page)).toContain('Third Party Down');

    await page.unroute(hook);
    await sayOnline(page);
    await page.getByText(thanks).waitFor();
    expect(await waitingIn(page)).toBe('');
    await page.reload();
    await page.locator('html[data-hydrated]').waitFor();
    expect(received.map(({ body }) => JSON.parse(body).name)).toEqual(['Third Party Down']);
  });
});
