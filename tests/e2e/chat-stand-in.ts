import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext } from 'playwright';

/** Writes one answer as it likes. Aborted when the browser has gone away. */
export type Script = (
  write: (bytes: string | Uint8Array) => Promise<void>,
  gone: AbortSignal,
) => Promise<void>;

export interface Asked {
  messages: { role: string; content: string }[];
  visitorId: string;
}

export interface ChatStandIn {
  /** What the browser has sent, oldest first. */
  asked: Asked[];
  /** How many answers the browser has broken off. */
  broken: () => number;
  /** The answer to every question from now on. */
  answerWith: (script: Script) => void;
  /** Sends a visitor's questions here instead of to the function. */
  standIn: (context: BrowserContext) => Promise<void>;
  [Symbol.asyncDispose]: () => Promise<void>;
}

/** A piece of an answer, as the stream has it. */
export const piece = (content: string) =>
  `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
export const end = 'data: [DONE]\n\n';

/** A whole answer, in one go. */
export const whole =
  (...contents: string[]): Script =>
  (write) =>
    write([...contents.map(piece), end].join(''));

async function bodyOf(request: IncomingMessage): Promise<Asked> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString());
}

/** A server in the place of the chat's function, which answers byte by byte what a test wants. */
export async function startChatStandIn(): Promise<ChatStandIn> {
  const asked: Asked[] = [];
  let broken = 0;
  let script = whole('Hello');

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    asked.push(await bodyOf(request));
    const headers = { 'access-control-allow-origin': '*', 'content-type': 'text/event-stream' };
    const gone = new AbortController();
    response.on('close', () => {
      if (response.writableFinished) return;
      broken += 1;
      gone.abort();
    });
    response.writeHead(200, headers);
    response.flushHeaders();
    const write = async (bytes: string | Uint8Array) => {
      response.write(bytes);
      // Long enough for the bytes to leave as a packet of their own.
      await pause(2);
    };
    await script(write, gone.signal).catch(() => response.destroy());
    response.end();
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

  return {
    asked,
    broken: () => broken,
    answerWith(next) {
      script = next;
    },
    standIn: async (context) => {
      await context.route('**/functions/v1/ai-chat', (route) => route.continue({ url }));
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
