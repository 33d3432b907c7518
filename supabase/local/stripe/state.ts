import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import * as z from 'zod';
import { LocalSetupError } from '../setup-error.ts';
import type { StripeEvent } from './events.ts';
import {
  type SubscriptionRecord,
  type SubscriptionSeed,
  subscriptionRecordSchema,
  subscriptionSeedSchema,
} from './subscription-record.ts';
import type {
  Charge,
  CheckoutSession,
  Customer,
  Dispute,
  Invoice,
  InvoicePayment,
  Listed,
  PortalSession,
  Price,
  Product,
  TaxRate,
  TestClock,
} from './wire.ts';

/** Objects that the stand-in wrote itself, in shapes that the compiler has checked. */
const listOf = <T extends Listed>() =>
  z.array(
    z.custom<T>((value) => z.looseObject({ id: z.string(), created: z.int() }).safeParse(value).success),
  );

const eventSchema = z.custom<StripeEvent>(
  (value) => z.looseObject({ id: z.string() }).safeParse(value).success,
);
const answerSchema = z.object({
  request: z.string(),
  status: z.int().default(200),
  body: z.unknown(),
  created: z.int(),
});
const cardSchema = z.enum(['works', 'declined']);
const checkoutSchema = z.object({
  lines: z.array(z.object({ price: z.string(), quantity: z.int(), taxRates: z.array(z.string()) })),
  trialDays: z.int().nullable(),
  metadata: z.record(z.string(), z.string()),
  description: z.string().nullable(),
  missingCard: z.enum(['cancel', 'create_invoice', 'pause']),
});
const deliverySchema = z.enum(['pending', 'held', 'dropped', 'delivered', 'given_up']);

export type Card = z.infer<typeof cardSchema>;
export type Checkout = z.infer<typeof checkoutSchema>;
export type Delivery = z.infer<typeof deliverySchema>;

export interface LoggedEvent {
  event: StripeEvent;
  delivery: Delivery;
}

export interface StripeStateData {
  version: 2;
  clock: TestClock | null;
  customers: Customer[];
  deletedCustomers: string[];
  /** How each customer's card behaves; without a line there is none. */
  cards: Record<string, Card>;
  products: Product[];
  prices: Price[];
  taxRates: TaxRate[];
  checkoutSessions: CheckoutSession[];
  /** What each Checkout session makes when it is paid. */
  checkouts: Record<string, Checkout>;
  portalSessions: PortalSession[];
  subscriptions: SubscriptionRecord[];
  invoices: Invoice[];
  invoicePayments: InvoicePayment[];
  charges: Charge[];
  disputes: Dispute[];
  /** What was answered to requests with an idempotency key. */
  answers: Record<string, z.infer<typeof answerSchema>>;
  events: LoggedEvent[];
}

const stateSchema: z.ZodType<StripeStateData> = z.object({
  version: z.literal(2),
  clock: z
    .custom<TestClock>((value) => z.looseObject({ frozen_time: z.int() }).safeParse(value).success)
    .nullable(),
  customers: listOf<Customer>(),
  deletedCustomers: z.array(z.string()).default([]),
  cards: z.record(z.string(), cardSchema),
  products: listOf<Product>(),
  prices: listOf<Price>(),
  taxRates: listOf<TaxRate>(),
  checkoutSessions: listOf<CheckoutSession>(),
  checkouts: z.record(z.string(), checkoutSchema),
  portalSessions: listOf<PortalSession>(),
  subscriptions: z.array(subscriptionRecordSchema),
  invoices: listOf<Invoice>(),
  invoicePayments: listOf<InvoicePayment>(),
  charges: listOf<Charge>(),
  disputes: listOf<Dispute>(),
  answers: z.record(z.string(), answerSchema),
  events: z.array(z.object({ event: eventSchema, delivery: deliverySchema })),
});

/** Of the first stand-in, which knew subscriptions alone. */
const firstStateSchema = z.object({
  version: z.literal(1),
  subscriptions: z.record(z.string(), subscriptionSeedSchema),
  answers: z.record(z.string(), answerSchema),
  pendingEvents: z.array(eventSchema),
});

export interface OpenedState {
  data: StripeStateData;
  /** Subscriptions of an older file, which are yet to be taken in. */
  seeds: SubscriptionSeed[];
}

/** Of an account that nothing has happened in. */
export const emptyState = (): StripeStateData => ({
  version: 2,
  clock: null,
  customers: [],
  deletedCustomers: [],
  cards: {},
  products: [],
  prices: [],
  taxRates: [],
  checkoutSessions: [],
  checkouts: {},
  portalSessions: [],
  subscriptions: [],
  invoices: [],
  invoicePayments: [],
  charges: [],
  disputes: [],
  answers: {},
  events: [],
});

/** The file that a stand-in left, of whatever version; an empty state where there is none. */
export async function readState(file: string | null): Promise<OpenedState> {
  if (file === null) return { data: emptyState(), seeds: [] };
  await mkdir(path.dirname(file), { recursive: true });
  const content = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (content === null) return { data: emptyState(), seeds: [] };
  try {
    const json: unknown = JSON.parse(content);
    const first = firstStateSchema.safeParse(json);
    if (!first.success) return { data: stateSchema.parse(json), seeds: [] };
    const { answers, pendingEvents, subscriptions } = first.data;
    const events = pendingEvents.map((event) => ({ event, delivery: 'pending' as const }));
    return { data: { ...emptyState(), answers, events }, seeds: Object.values(subscriptions) };
  } catch (cause) {
    throw new LocalSetupError(
      `The Stripe stand-in's file ${file} is broken. Delete it to have it made again from the database.`,
      { cause },
    );
  }
}

/** Writes a state whole. One write at a time; what is asked for meanwhile is one more write after it. */
export class StateFile {
  readonly #file: string | null;
  readonly #data: () => StripeStateData;
  #running: Promise<void> | null = null;
  #next: Promise<void> | null = null;

  constructor(file: string | null, data: () => StripeStateData) {
    this.#file = file;
    this.#data = data;
  }

  /** Resolves once the file holds the state as it is now, or later. */
  save(): Promise<void> {
    if (this.#running === null) {
      this.#running = this.#write().finally(() => {
        this.#running = null;
      });
      return this.#running;
    }
    this.#next ??= this.#running
      .catch(() => {})
      .then(() => {
        this.#next = null;
        return this.save();
      });
    return this.#next;
  }

  async #write(): Promise<void> {
    if (this.#file === null) return;
    // Not synced to the disk: it must outlive the process, not a power cut.
    await writeFileAtomic(this.#file, `${JSON.stringify(this.#data())}\n`, { mode: 0o600, fsync: false });
  }
}
