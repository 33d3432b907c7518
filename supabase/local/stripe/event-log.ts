import type { StripeEvent } from './events.ts';
import type { Delivery, LoggedEvent } from './state.ts';

/** How many events are kept once they are over. */
const keptEvents = 500;

/** The account's events, oldest first, and what became of each. */
export class EventLog {
  readonly #entries: Map<string, LoggedEvent>;
  #unsent: StripeEvent[] = [];

  constructor(entries: readonly LoggedEvent[]) {
    this.#entries = new Map(entries.map((entry) => [entry.event.id, entry]));
    this.#unsent = entries.flatMap(({ event, delivery }) => (delivery === 'pending' ? [event] : []));
  }

  add(event: StripeEvent): void {
    this.#entries.set(event.id, { event, delivery: 'pending' });
    this.#unsent.push(event);
  }

  get(id: string): LoggedEvent | undefined {
    return this.#entries.get(id);
  }

  settle(id: string, delivery: Delivery): void {
    const entry = this.#entries.get(id);
    if (entry) entry.delivery = delivery;
  }

  /** Newest first. */
  latest(): LoggedEvent[] {
    return [...this.#entries.values()].toReversed();
  }

  held(): StripeEvent[] {
    return [...this.#entries.values()].flatMap(({ event, delivery }) => (delivery === 'held' ? [event] : []));
  }

  /** What has been added since the last time: it is sent once the state that holds it is written. */
  takeUnsent(): StripeEvent[] {
    const unsent = this.#unsent;
    this.#unsent = [];
    return unsent;
  }

  kept(): LoggedEvent[] {
    const isOver = ({ delivery }: LoggedEvent) => delivery !== 'pending' && delivery !== 'held';
    let surplus = this.#entries.size - keptEvents;
    for (const [id, entry] of this.#entries) {
      if (surplus <= 0) break;
      if (!isOver(entry)) continue;
      this.#entries.delete(id);
      surplus -= 1;
    }
    return [...this.#entries.values()];
  }
}
