import * as z from 'zod';

const kinds = {
  no_answer_before: 'No answer; nothing is done',
  no_answer_after: 'No answer; it is done',
  rate_limited: '429 with Retry-After',
  error_before: '500 before anything is done',
  error_after: '500 after it is done',
} as const;
const eventKinds = {
  twice: 'Sent twice at the same time',
  late: 'Held until it is released',
  reversed: 'Held, and sent in reverse order',
  dropped: 'Never sent',
} as const;

export const requestFaultKinds = Object.keys(kinds) as (keyof typeof kinds)[];
export const eventFaultKinds = Object.keys(eventKinds) as (keyof typeof eventKinds)[];
export const faultTexts = { ...kinds, ...eventKinds } as const;

const times = z.coerce.number().int().min(1).max(1000).default(1);

/** A failure of requests; `*` in a path stands for anything. */
const requestFaultSchema = z.object({
  kind: z.enum(requestFaultKinds),
  method: z.enum(['any', 'GET', 'POST', 'DELETE']).default('any'),
  path: z.string().startsWith('/v1/').default('/v1/*'),
  times,
  /** Seconds that a 429 asks to wait. */
  retryAfter: z.coerce.number().int().min(0).max(3600).default(1),
});

/** A failure of events; `*` in a type stands for anything. */
const eventFaultSchema = z.object({
  kind: z.enum(eventFaultKinds),
  type: z.string().min(1).default('*'),
  times,
});

const faultSchema = z.union([requestFaultSchema, eventFaultSchema]);

export type RequestFault = z.output<typeof requestFaultSchema>;
export type EventFault = z.output<typeof eventFaultSchema>;
export type Fault = RequestFault | EventFault;

/** What goes wrong on demand, so many times and then no more. A restart forgets it. */
export class Faults {
  #faults: Fault[] = [];

  /** False for what is no fault that the stand-in knows. */
  add(fields: Readonly<Record<string, string>>): boolean {
    const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
    const fault = faultSchema.safeParse(given);
    if (fault.success) this.#faults.push(fault.data);
    return fault.success;
  }

  list(): readonly Fault[] {
    return this.#faults;
  }

  clear(): void {
    this.#faults = [];
  }

  forRequest(method: string, path: string): RequestFault | null {
    return this.#take(
      (fault): fault is RequestFault =>
        'path' in fault &&
        (fault.method === 'any' || fault.method === method) &&
        fitsPattern(path, fault.path),
    );
  }

  forEvent(type: string): EventFault | null {
    return this.#take((fault): fault is EventFault => 'type' in fault && fitsPattern(type, fault.type));
  }

  /** Uses the first that fits once. `times` of what is answered says how often it is left. */
  #take<T extends Fault>(fits: (fault: Fault) => fault is T): T | null {
    const fault = this.#faults.find(fits);
    if (!fault) return null;
    fault.times -= 1;
    if (fault.times === 0) this.#faults = this.#faults.filter((other) => other !== fault);
    return fault;
  }
}

function fitsPattern(text: string, pattern: string): boolean {
  const parts = pattern.split('*').map((part) => part.replaceAll(/[.\\+?^${}()|[\]]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(text);
}
