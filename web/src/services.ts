import type { Flow } from '@flow/sdk';
import type { Chat } from '@flow/sdk/chat';
import { env } from './env.ts';
import { visitorTransport } from './visitor-transport.ts';

/** A part that is loaded when something first needs it. A failed download is tried again next time. */
function onFirstUse<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let part: Promise<Part> | undefined;
  return () => {
    part ??= load().catch((error: unknown) => {
      part = undefined;
      throw error;
    });
    return part;
  };
}

/** The door to the backend. */
export const loadFlow = onFirstUse<Flow>(async () => {
  const { createFlow } = await import('@flow/sdk');
  return createFlow({
    url: env.supabaseUrl,
    key: env.supabaseKey,
    consultationWebhookUrl: env.consultationWebhookUrl,
    acceptsMailedLink: ({ pathname }) => /^\/auth\/?$/.test(pathname),
  });
});

/** Its one service that a visitor's chat needs. */
export const loadChat = onFirstUse<Chat>(async () => {
  const { createChat } = await import('@flow/sdk/chat');
  return createChat(visitorTransport);
});
