import type { Flow } from '@flow/sdk';
import { env } from './env.ts';

let flow: Promise<Flow> | undefined;

async function openFlow(): Promise<Flow> {
  const { createFlow } = await import('@flow/sdk');
  return createFlow({
    url: env.supabaseUrl,
    key: env.supabaseKey,
    consultationWebhookUrl: env.consultationWebhookUrl,
  });
}

/** The door to the backend, loaded when something first needs it. A failed download is tried again next time. */
export function loadFlow(): Promise<Flow> {
  flow ??= openFlow().catch((error: unknown) => {
    flow = undefined;
    throw error;
  });
  return flow;
}
