import type { Log } from '../_shared/log.ts';
import type { ConsultationRequest } from './handler.ts';

export interface ForwardOptions {
  url: string;
  fetch: typeof fetch;
  /** Milliseconds before each further try. */
  delays: readonly number[];
  wait(milliseconds: number): Promise<void>;
  /** Notes the outcome on the stored lead. */
  record(reference: string, attempts: number, succeeded: boolean): Promise<void>;
  log: Log;
}

/** Sends a stored lead to the automation's webhook, several times if it must. Never rejects: the lead is stored. */
export async function forwardLead(
  request: ConsultationRequest,
  reference: string,
  options: ForwardOptions,
): Promise<void> {
  const { url, delays, wait, record, log } = options;
  const body = JSON.stringify({ ...request, reference });
  let problem = '';
  for (const [index, delay] of [0, ...delays].entries()) {
    if (delay > 0) await wait(delay);
    problem = await attempt();
    const attempts = index + 1;
    if (problem === '' || attempts > delays.length) {
      await record(reference, attempts, problem === '').catch((thrown: unknown) => {
        log('error', 'forward-not-recorded', { reference, detail: String(thrown) });
      });
      break;
    }
  }
  if (problem !== '') log('error', 'forward-failed', { reference, detail: problem });

  async function attempt(): Promise<string> {
    try {
      const response = await options.fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        signal: AbortSignal.timeout(10_000),
      });
      await response.body?.cancel();
      return response.ok ? '' : `HTTP ${response.status}`;
    } catch (thrown) {
      return String(thrown);
    }
  }
}
