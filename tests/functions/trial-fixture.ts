import type { Flow } from '../../sdk/src/index.ts';
import type { CaughtMail } from '../setup/backend.ts';
import type { TestStack } from '../setup/stack.ts';
import { call } from './call.ts';
import { leadPayload } from './lead-payload.ts';

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

export const sendEvent = (test: TestStack, event: string) => act(test, 'send-event', { event });

/** Until no event is under way any more. */
export const settleEvents = (test: TestStack) => act(test, 'settle', {});
