import { Agenda } from './agenda.ts';
import { Collection } from './collection.ts';
import { EventLog } from './event-log.ts';
import { type EventRequest, type EventType, newEvent } from './events.ts';
import type { Card, Checkout, StripeStateData } from './state.ts';
import { subscriptionObject } from './subscription.ts';
import type { SubscriptionRecord } from './subscription-record.ts';
import type {
  Charge,
  CheckoutSession,
  Customer,
  Dispute,
  Invoice,
  InvoicePayment,
  PortalSession,
  Price,
  Product,
  StripeSubscription,
  TaxRate,
} from './wire.ts';

const keptAnswers = 1000;
const answerLifetime = 24 * 60 * 60;

/** All that the stand-in knows, as one Stripe account in test mode. */
export class StripeAccount {
  readonly customers: Collection<Customer>;
  /** Ids: what they had is kept. */
  readonly deletedCustomers: Set<string>;
  readonly cards: Map<string, Card>;
  readonly products: Collection<Product>;
  readonly prices: Collection<Price>;
  readonly taxRates: Collection<TaxRate>;
  readonly checkoutSessions: Collection<CheckoutSession>;
  readonly checkouts: Map<string, Checkout>;
  readonly portalSessions: Collection<PortalSession>;
  readonly subscriptions: Collection<SubscriptionRecord>;
  readonly invoices: Collection<Invoice>;
  readonly invoicePayments: Collection<InvoicePayment>;
  readonly charges: Collection<Charge>;
  readonly disputes: Collection<Dispute>;
  readonly events: EventLog;
  readonly agenda = new Agenda();
  clock: StripeStateData['clock'];
  answers: StripeStateData['answers'];
  /** Where the stand-in's pages are. */
  readonly url: string;
  /** Something is not yet in the file. */
  isChanged = false;
  /** What is done now is done for this request. */
  request: EventRequest | null = null;
  readonly #realSeconds: () => number;
  #playing: number | null = null;

  constructor(data: StripeStateData, { url, realSeconds }: { url: string; realSeconds: () => number }) {
    const ofCustomer = (item: { customer: unknown }) =>
      typeof item.customer === 'string' ? item.customer : null;
    this.customers = new Collection('customer', data.customers);
    this.deletedCustomers = new Set(data.deletedCustomers);
    this.cards = new Map(Object.entries(data.cards));
    this.products = new Collection('product', data.products);
    this.prices = new Collection('price', data.prices);
    this.taxRates = new Collection('tax rate', data.taxRates);
    this.checkoutSessions = new Collection('checkout.session', data.checkoutSessions, ofCustomer);
    this.checkouts = new Map(Object.entries(data.checkouts));
    this.portalSessions = new Collection('portal session', data.portalSessions);
    this.subscriptions = new Collection('subscription', data.subscriptions, ofCustomer);
    this.invoices = new Collection('invoice', data.invoices, ofCustomer);
    this.invoicePayments = new Collection('invoice payment', data.invoicePayments, ({ invoice }) =>
      String(invoice),
    );
    this.charges = new Collection('charge', data.charges, ofCustomer);
    this.disputes = new Collection('dispute', data.disputes);
    this.events = new EventLog(data.events);
    this.clock = data.clock;
    this.answers = data.answers;
    this.url = url;
    this.#realSeconds = realSeconds;
  }

  /** Unix seconds: of the moment that is played, else of the test clock where one is set, else of the real time. */
  now(): number {
    return this.#playing ?? this.clock?.frozen_time ?? this.#realSeconds();
  }

  /** By how many seconds that is ahead of the real time, which is all that a caller knows. */
  ahead(): number {
    return this.now() - this.#realSeconds();
  }

  /** Does something at a moment that lies between the last one and now. */
  at<T>(moment: number, act: () => T): T {
    this.#playing = moment;
    try {
      return act();
    } finally {
      this.#playing = null;
    }
  }

  emit(type: EventType, object: object, previous?: object): void {
    const created = this.now();
    this.events.add(
      newEvent(type, object, { created, request: this.request, ...(previous && { previous }) }),
    );
  }

  price(id: string): Price {
    const price = this.prices.get(id);
    if (!price) throw new Error(`The stand-in lost the price ${id}`);
    return price;
  }

  rates(ids: readonly string[]): TaxRate[] {
    return ids.flatMap((id) => this.taxRates.get(id) ?? []);
  }

  subscriptionObject(record: SubscriptionRecord): StripeSubscription {
    return subscriptionObject(record, {
      price: this.price(record.price),
      taxRates: this.rates(record.taxRates),
      clock: this.clock?.id ?? null,
    });
  }

  /** Forgets answers to idempotent requests as Stripe does, after a day of real time. */
  forgetOldAnswers(): void {
    const entries = Object.entries(this.answers);
    const isOld = (created: number) => this.#realSeconds() - created >= answerLifetime;
    if (entries.length <= keptAnswers && !entries.some(([, { created }]) => isOld(created))) return;
    this.answers = Object.fromEntries(
      entries.filter(([, { created }]) => !isOld(created)).slice(-keptAnswers),
    );
  }

  keepAnswer(key: string, answer: { request: string; status: number; body: unknown }): void {
    this.answers[key] = { ...answer, created: this.#realSeconds() };
  }

  data(): StripeStateData {
    return {
      version: 2,
      clock: this.clock,
      customers: [...this.customers.values()],
      deletedCustomers: [...this.deletedCustomers],
      cards: Object.fromEntries(this.cards),
      products: [...this.products.values()],
      prices: [...this.prices.values()],
      taxRates: [...this.taxRates.values()],
      checkoutSessions: [...this.checkoutSessions.values()],
      checkouts: Object.fromEntries(this.checkouts),
      portalSessions: [...this.portalSessions.values()],
      subscriptions: [...this.subscriptions.values()],
      invoices: [...this.invoices.values()],
      invoicePayments: [...this.invoicePayments.values()],
      charges: [...this.charges.values()],
      disputes: [...this.disputes.values()],
      answers: this.answers,
      events: this.events.kept(),
    };
  }
}
