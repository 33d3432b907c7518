import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ModelRequest {
  model: string;
  stream: boolean;
  max_tokens: number;
  temperature: number;
  messages: { role: string; content: string }[];
}

export interface ModelServer {
  /** The base URL, as `AI_BASE_URL` has it. */
  url: string;
  requests: readonly { body: ModelRequest; headers: IncomingHttpHeaders }[];
  /** How many answers were given up by whoever asked. */
  abandoned(): number;
  /** What it answers from now on; whether a sentence is borne out it always says. */
  does(script: (response: ServerResponse, body: ModelRequest) => void): void;
  close(): void;
}

const piece = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;

/** Begins an answer, with what it says first. */
export function begin(response: ServerResponse, ...texts: string[]): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.flushHeaders();
  for (const content of texts) response.write(piece(content));
}

/** Says a whole text, letter by letter when it is short. */
export function say(response: ServerResponse, content: string): void {
  begin(response, ...(content.length < 200 ? content : [content]));
  response.end('data: [DONE]\n\n');
}

/** Stands where an OpenAI-compatible server would, and does as the test says. */
export async function startModelServer(): Promise<ModelServer> {
  const requests: { body: ModelRequest; headers: IncomingHttpHeaders }[] = [];
  let abandoned = 0;
  let script: Parameters<ModelServer['does']>[0] = (response) => say(response, 'Hello from the model.');
  const server = createServer(async (request, response) => {
    response.on('close', () => {
      if (!response.writableEnded) abandoned += 1;
    });
    const body = JSON.parse(await text(request)) as ModelRequest;
    // Whether a card bears a sentence out is asked beside the answer itself: yes, whatever the test says.
    if (body.messages[0]?.content.startsWith('You check one sentence')) return say(response, 'YES');
    requests.push({ body, headers: request.headers });
    if (request.url === '/v1/chat/completions') script(response, body);
    else response.writeHead(404).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    abandoned: () => abandoned,
    does(next) {
      script = next;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
