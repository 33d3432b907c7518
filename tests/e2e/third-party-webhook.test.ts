import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { visit } from '../setup/browser.ts';
import { documentedFields, fillIn, openForm, sendButton, storedFor } from './consultation-form.ts';
import { type OwnSite, startOwnSite } from './own-site.ts';

interface Received {
  method: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

let automation: Server;
let site: OwnSite;
const received: Received[] = [];

beforeAll(async () => {
  automation = createServer(async (request, response) => {
    received.push({ method: request.method, headers: request.headers, body: await text(request) });
    response.writeHead(500).end('No page of ours can read this');
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

it("a third party's webhook gets the documented fields in one request, and whatever it answers counts: HTTP 500", async () => {
  await using visitor = await visit();
  const { page } = visitor;
  await openForm(page, `${site.url}/?utm_source=google`);
  await fillIn(page, 'Third Party');
  await sendButton(page).click();
  await page.getByText("Thanks — we'll contact you shortly.").waitFor();
  await page.getByText('We will contact you shortly.', { exact: true }).first().waitFor();
  expect(await page.getByText('Your reference').count()).toBe(0);

  expect(received).toHaveLength(1);
  const [request] = received;
  expect(request?.method).toBe('POST');
  expect(request?.headers['content-type']).toMatch(/^text\/plain/);
  expect(request?.headers['sec-fetch-mode']).toBe('no-cors');
  expect(Object.keys(JSON.parse(request?.body ?? '{}'))).toEqual(documentedFields);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(await storedFor('Third Party')).toEqual([]);
  // The browser says what the page may not know.
  expect(visitor.problems.filter((problem) => !problem.includes('status of 500'))).toEqual([]);
});
