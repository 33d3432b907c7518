import { randomUUID } from 'node:crypto';
import { type Lead, leadSchema } from '@flow/sdk/contracts/lead';
import type { ActorName, Stage } from './actors.ts';
import { consultation } from './fixtures.ts';

export interface Submitted {
  reference: string | null;
  replayed: boolean;
  retry_after: number;
}

interface SubmitOptions {
  forward?: boolean;
  limit?: number;
  limitKey?: string | null;
}

/** Submits a request as the function does. Every number is counted by itself unless `limitKey` says otherwise. */
export async function submit(
  { actors }: Stage,
  changes: Record<string, unknown> = {},
  { forward = true, limit = 5, limitKey = randomUUID() }: SubmitOptions = {},
): Promise<Submitted> {
  const { status, body } = await actors.service.rest('POST', 'rpc/submit_consultation_request', {
    _request: { ...consultation, idempotency_key: randomUUID(), ...changes },
    _phone_limit_key: limitKey,
    _phone_limit: limit,
    _phone_window: '1 hour',
    _forward: forward,
  });
  if (status !== 200) throw new Error(`submit_consultation_request: ${status} ${JSON.stringify(body)}`);
  return (Array.isArray(body) ? body[0] : body) as Submitted;
}

interface Claimed {
  lead_id: string;
  lease_id: string;
  attempts: number;
  lead: Record<string, unknown>;
}

export async function claim({ actors }: Stage, limit = 10, lease = '1 minute'): Promise<Claimed[]> {
  const { status, body } = await actors.service.rest('POST', 'rpc/claim_lead_forwards', {
    _limit: limit,
    _lease: lease,
  });
  if (status !== 200) throw new Error(`claim_lead_forwards: ${status} ${JSON.stringify(body)}`);
  return body as Claimed[];
}

export async function settle(
  { actors }: Stage,
  { lead_id, lease_id }: Claimed,
  end: { _error?: string; _retry_in?: string } = {},
): Promise<boolean> {
  const { status, body } = await actors.service.rest('POST', 'rpc/settle_lead_forward', {
    _lead_id: lead_id,
    _lease_id: lease_id,
    ...end,
  });
  if (status !== 200) throw new Error(`settle_lead_forward: ${status} ${JSON.stringify(body)}`);
  return body as boolean;
}

export const newNumber = () => {
  const digits = String(Math.floor(Math.random() * 1e7)).padStart(7, '0');
  return { phone: `050 ${digits}`, phone_e164: `+97150${digits}` };
};

/** Calls a function of the database as one of the actors. */
export const call = ({ actors }: Stage, actor: ActorName, name: string, body: object) =>
  actors[actor].rest('POST', `rpc/${name}`, body);

/** The leads as an admin reads them. */
export async function list(stage: Stage, filter: object = {}): Promise<Lead[]> {
  const { status, body } = await call(stage, 'admin', 'list_leads', filter);
  if (status !== 200) throw new Error(`list_leads: ${status} ${JSON.stringify(body)}`);
  return (body as unknown[]).map((row) => leadSchema.parse(row));
}

/** Stores a lead, received when `received_at` says, and answers its id. */
export async function add(
  stage: Stage,
  changes: Record<string, unknown> = {},
  options: SubmitOptions = {},
): Promise<string> {
  const { received_at, ...request } = changes;
  const { reference } = await submit(stage, request, options);
  const [row] = await stage.database.sql<{ id: string }>(
    `update public.consultation_requests set received_at = coalesce($2, received_at)
     where reference = $1 returning id`,
    [reference, received_at ?? null],
  );
  if (!row) throw new Error('The lead was not stored.');
  return row.id;
}
