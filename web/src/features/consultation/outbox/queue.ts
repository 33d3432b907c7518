import { type ConsultationPayload, consultationPayloadSchema } from '@flow/sdk/contracts/consultation';
import { outboxKey } from '../../../storage-keys.ts';

/** Most requests that wait in one browser: a reception's may be offline for a day. */
export const queueMaximum = 50;

/** A request that was sent and of which it is not known that it arrived. */
export interface WaitingRequest {
  /** Its idempotency key, where the destination knows one. */
  id: string;
  payload: ConsultationPayload;
  /** How often it was tried in vain. */
  attempts: number;
  /** Not to be tried before: milliseconds since 1970, by this browser's clock. */
  notBefore: number;
}

export interface QueueDependencies {
  /** Called each time, because reading `window.localStorage` itself can throw. */
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Runs a change while no other tab of this browser makes one. */
  alone: (change: () => void) => Promise<void>;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function readRequest(value: unknown): WaitingRequest[] {
  if (!isRecord(value)) return [];
  const { id, attempts, notBefore } = value;
  const payload = consultationPayloadSchema.safeParse(value.payload);
  if (!payload.success || typeof id !== 'string' || id === '') return [];
  if (!Number.isInteger(attempts) || !Number.isFinite(notBefore)) return [];
  return [{ id, payload: payload.data, attempts: Number(attempts), notBefore: Number(notBefore) }];
}

function readList(text: string): unknown[] | null {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

/** The requests that wait to be sent: in localStorage, and where that takes none, for as long as the page is open. */
export function createQueue({ storage, alone }: QueueDependencies) {
  const unsaved = new Map<string, WaitingRequest>();
  /** What this tab last wanted of each request: null, that it is gone. */
  const wanted = new Map<string, WaitingRequest | null>();

  function write(requests: readonly WaitingRequest[]): boolean {
    try {
      if (requests.length === 0) storage().removeItem(outboxKey);
      else storage().setItem(outboxKey, JSON.stringify(requests));
      return true;
    } catch {
      return false;
    }
  }

  function read(): WaitingRequest[] {
    let text: string | null = null;
    try {
      text = storage().getItem(outboxKey);
    } catch {
      // Forbidden: what there is, is in memory.
    }
    if (text === null) return [];
    const values = readList(text);
    const requests = (values ?? []).flatMap(readRequest);
    if (requests.length !== values?.length) {
      console.warn('Something kept as an unsent consultation request could not be read, and was dropped.');
      write(requests);
    }
    return requests;
  }

  function add(request: WaitingRequest): void {
    const stored = read();
    const known = stored.find(({ id }) => id === request.id);
    if (known && JSON.stringify(known) === JSON.stringify(request)) return;
    const all = [...stored.filter(({ id }) => id !== request.id), request];
    if (all.length > queueMaximum)
      console.warn('Too many unsent consultation requests: the oldest was dropped.');
    if (write(all.slice(-queueMaximum))) unsaved.delete(request.id);
    else unsaved.set(request.id, request);
  }

  function take(id: string): void {
    unsaved.delete(id);
    const stored = read();
    const others = stored.filter((request) => request.id !== id);
    if (others.length !== stored.length) write(others);
  }

  /**
   * At once, because the tab may be closed in a moment, and again when no other tab writes: two that wrote at the same
   * moment have both what they wanted in the end.
   */
  function want(id: string, request: WaitingRequest | null): Promise<void> {
    wanted.set(id, request);
    const change = () => {
      if (wanted.get(id) !== request) return;
      if (request) add(request);
      else take(id);
    };
    change();
    return alone(change);
  }

  return {
    /** Keeps a request, in place of the one with its id. */
    keep: (request: WaitingRequest): Promise<void> => want(request.id, request),
    remove: (id: string): Promise<void> => want(id, null),
    /** The oldest first. */
    waiting: (): WaitingRequest[] => [...read().filter(({ id }) => !unsaved.has(id)), ...unsaved.values()],
    /** Whether what is kept outlasts the page. */
    isLasting: (): boolean => unsaved.size === 0,
  };
}

export type Queue = ReturnType<typeof createQueue>;
