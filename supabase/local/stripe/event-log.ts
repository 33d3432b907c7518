import type { StripeEvent } from './events.ts';
import type { Delivery, LoggedEvent } from './state.ts';

/** How many events are kept once they are over. */
const keptEvents = 500;

/** The account's events, oldest first, and what became of each. */
export class EventLog {
  #entries: LoggedEvent[];
  #unsent: StripeEvent[] = [];

  constructor(entries: readonly LoggedEvent[]) {
    this.#entries = [...entries];
    this.#unsent = this.#entries.flatMap(({ event, delivery }) => (delivery === 'pending' ? [event] : []));
  }

  add(event: StripeEvent): void {
    this.#entries.push({ event, delivery: 'pending' });
    this.#unsent.push(event);
  }

  get(id: string): LoggedEvent | undefined {
    return this.#entries.find(({ event }) => event.id === id);
  }

  settle(id: string, delivery: Delivery): void {
    const entry = this.get(id);
    if (entry) entry.delivery = delivery;
  }

  /** Newest first. */
  latest(): LoggedEvent[] {
    return this.#entries.toReversed();
  }

  held(): StripeEvent[] {
    return this.#entries.flatMap(({ event, delivery }) => (delivery === 'held' ? [event] : []));
  }

  /** What has been added since the last time: it is sent once the state that holds it is written. */
  takeUnsent(): StripeEvent[] {
    const unsent = this.#unsent;
    this.#unsent = [];
    return unsent;
  }

  kept(): LoggedEvent[] {
    const isOver = ({ delivery }: LoggedEvent) => delivery !== 'pending' && delivery !== 'held';
    let surplus = this.#entries.length - keptEvents;
    this.#entries = this.#entries.filter((entry) => surplus <= 0 || !isOver(entry) || surplus-- <= 0);
    return [...this.#entries];
  }
}
