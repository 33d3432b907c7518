import type { StripeAccount } from './account.ts';
import type { StripeEvent } from './events.ts';
import type { EventFault, Faults } from './faults.ts';
import type { WebhookSender } from './webhooks.ts';

/** Sends the account's events, or does with them what a fault says. */
export class Deliveries {
  readonly #account: StripeAccount;
  readonly #faults: Faults;
  readonly #sender: WebhookSender;
  /** What each fault of the kind `reversed` has held back, in the order in which it happened. */
  readonly #reversed = new Map<EventFault, StripeEvent[]>();

  constructor(account: StripeAccount, faults: Faults, sender: WebhookSender) {
    this.#account = account;
    this.#faults = faults;
    this.#sender = sender;
  }

  dispatch(events: readonly StripeEvent[]): void {
    for (const event of events) this.#dispatchOne(event);
  }

  /** Sends what is held: the late in their order, then the reversed. How many there were. */
  release(): number {
    const reversed = [...this.#reversed.values()].flatMap((events) => events.toReversed());
    const late = this.#account.events.held().filter((event) => !reversed.includes(event));
    this.#reversed.clear();
    for (const event of [...late, ...reversed]) this.#send(event);
    return late.length + reversed.length;
  }

  /** Sends an event once more, whatever became of it. False where there is none of that id. */
  sendAgain(id: string): boolean {
    const entry = this.#account.events.get(id);
    if (entry) this.#send(entry.event);
    return entry !== undefined;
  }

  /** Until nothing is under way. */
  idle(): Promise<void> {
    return this.#sender.idle();
  }

  #dispatchOne(event: StripeEvent): void {
    const fault = this.#faults.forEvent(event.type);
    switch (fault?.kind) {
      case undefined:
        this.#send(event);
        break;
      case 'twice':
        this.#send(event);
        this.#sender.send(event, { isAtOnce: true });
        break;
      case 'late':
        this.#mark(event, 'held');
        break;
      case 'dropped':
        this.#mark(event, 'dropped');
        break;
      case 'reversed':
        this.#reverse(fault, event);
    }
  }

  #reverse(fault: EventFault, event: StripeEvent): void {
    const events = [...(this.#reversed.get(fault) ?? []), event];
    this.#mark(event, 'held');
    this.#reversed.set(fault, events);
    if (fault.times > 0) return;
    this.#reversed.delete(fault);
    for (const held of events.toReversed()) this.#send(held);
  }

  #send(event: StripeEvent): void {
    this.#mark(event, 'pending');
    this.#sender.send(event);
  }

  #mark(event: StripeEvent, delivery: 'pending' | 'held' | 'dropped'): void {
    this.#account.events.settle(event.id, delivery);
    this.#account.isChanged = true;
  }
}
