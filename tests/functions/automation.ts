import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ReceivedLead {
  lead: Record<string, unknown>;
  /** Tells a repeated delivery from a corrected lead. */
  deliveryKey: string;
}

export interface Automation {
  url: string;
  received: readonly ReceivedLead[];
  /** What arrived of one lead. */
  of(reference: string): ReceivedLead[];
  /** What it does with the leads of a name from now on; the others it takes. */
  does(name: string, answer: (response: ServerResponse) => void): void;
  close(): void;
}

/** Stands where the business's own automation would. */
export async function startAutomation(): Promise<Automation> {
  const received: ReceivedLead[] = [];
  const answers = new Map<unknown, (response: ServerResponse) => void>();
  const server = createServer(async (request, response) => {
    // A deliverer that dies while it sends has delivered nothing.
    const body = await text(request).catch(() => null);
    if (body === null) return;
    const lead = JSON.parse(body) as Record<string, unknown>;
    received.push({ lead, deliveryKey: String(request.headers['idempotency-key']) });
    const answer = answers.get(lead.name);
    if (answer) answer(response);
    else response.writeHead(200).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook?token=hunter2`,
    received,
    of: (reference) => received.filter(({ lead }) => lead.reference === reference),
    does: (name, answer) => void answers.set(name, answer),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
