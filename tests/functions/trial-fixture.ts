import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Flow } from '../../sdk/src/index.ts';
import type { CaughtMail } from '../setup/backend.ts';
import type { TestStack } from '../setup/stack.ts';
import { call } from './call.ts';
import { leadPayload, newPhone } from './lead-payload.ts';

let people = 0;
export function newAddress(): string {
  people += 1;
  return `begins-${people}@example.com`;
}

export async function newLead(test: TestStack, admin: Flow, changes: { phone?: string } = {}) {
  const response = await call(test, 'consultation-webhook', leadPayload(changes));
  const { reference } = (await response.json()) as { reference: string };
  return admin.leads.find(reference);
}

/** Pays on the stand-in's page as a browser would: with the form that it has. */
export async function pay(url: string | null): Promise<string | null> {
  const page = await fetch(String(url));
  const action = /<form[^>]*action="([^"]+)"/.exec(await page.text())?.[1] ?? '';
  const response = await fetch(new URL(action, String(url)), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: new URL(String(url)).origin },
    body: new URLSearchParams({ card: 'works' }),
    redirect: 'manual',
  });
  return response.headers.get('location');
}

export async function mailsTo({ stack }: TestStack, address: string): Promise<CaughtMail[]> {
  const response = await fetch(`${stack.urls.mail}/api/messages`);
  const { messages } = (await response.json()) as { messages: CaughtMail[] };
  return messages.filter((message) => message.to === address);
}

/** A list of the stand-in's API. */
export async function listAtStripe({ stack }: TestStack, path: string): Promise<{ id: string }[]> {
  const headers = { authorization: `Bearer ${stack.keys.stripeSecretKey}` };
  const response = await fetch(`${stack.urls.stripe}/v1/${path}`, { headers });
  return ((await response.json()) as { data: { id: string }[] }).data;
}

const act = ({ stack }: TestStack, action: string, form: Record<string, string>) =>
  fetch(`${stack.urls.stripe}/actions/${action}`, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  });

/** Makes the stand-in's next requests or events go wrong. */
export const addFault = (test: TestStack, form: Record<string, string>) => act(test, 'fault', form);

export const clearFaults = (test: TestStack) => act(test, 'clear-faults', {});

const sendEvent = (test: TestStack, event: string) => act(test, 'send-event', { event });

/** Until no event is under way any more. */
export const settleEvents = (test: TestStack) => act(test, 'settle', {});

/** Pages that were all open before one of them was paid, as two requests at the same time would leave them. */
export async function openPages(
  { stack }: TestStack,
  admin: Flow,
  column: 'email' | 'phone_e164',
  second: { withoutTrial?: true } = {},
) {
  const pages = [
    await admin.trials.start({ plan: 'weekly', email: newAddress() }),
    await admin.trials.start({ plan: 'monthly', email: newAddress(), ...second }),
  ] as const;
  const shared = column === 'email' ? newAddress() : newPhone().replaceAll(' ', '');
  await stack.database.sql(`update public.checkouts set ${column} = $1 where id = any ($2::uuid[])`, [
    shared,
    pages.map(({ id }) => id),
  ]);
  return pages;
}

/** An event whose delivery fails, since the process was killed, comes again. */
const redelivered = { timeout: 60_000 };

/** Both are paid before the product hears of either, and then it hears of the second one first. */
export async function payBoth(test: TestStack, pages: Awaited<ReturnType<typeof openPages>>): Promise<void> {
  const type = 'checkout.session.completed';
  await addFault(test, { kind: 'dropped', type, times: '2' });
  await pay(pages[0].url);
  // Stripe counts seconds.
  await sleep(1_100);
  await pay(pages[1].url);
  const events = (await listAtStripe(test, `events?type=${type}&limit=2`)).map(({ id }) => id);
  for (const event of events) {
    await sendEvent(test, event);
    await expect
      .poll(async () => {
        // A process that was killed for the notice may have been inviting: its hold would last a minute.
        await test.stack.database.sql('delete from public.rate_limits');
        const [row] = await test.stack.database.sql<{ processed_at: string | null }>(
          'select processed_at from public.stripe_events where id = $1',
          [event],
        );
        return row?.processed_at ?? null;
      }, redelivered)
      .not.toBeNull();
  }
}
