import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import * as z from 'zod';
import { LocalSetupError } from '../setup-error.ts';
import { type SubscriptionRecord, subscriptionRecordSchema } from './subscription.ts';

const stateSchema = z.object({
  version: z.literal(1),
  subscriptions: z.record(z.string(), subscriptionRecordSchema),
  answers: z.record(z.string(), z.object({ request: z.string(), body: z.unknown(), created: z.int() })),
  pendingEvents: z.array(z.looseObject({ id: z.string() })),
});

export type StripeStateData = z.infer<typeof stateSchema>;

const keptAnswers = 1000;
const answerLifetime = 24 * 60 * 60;

/** The stand-in's memory: one JSON file, written whole after every change. */
export class StripeState {
  readonly data: StripeStateData;
  readonly #file: string;
  #writing: Promise<void> = Promise.resolve();

  private constructor(file: string, data: StripeStateData) {
    this.#file = file;
    this.data = data;
  }

  static async open(file: string): Promise<StripeState> {
    await mkdir(path.dirname(file), { recursive: true });
    const content = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (content === null) {
      return new StripeState(file, { version: 1, subscriptions: {}, answers: {}, pendingEvents: [] });
    }
    try {
      return new StripeState(file, stateSchema.parse(JSON.parse(content)));
    } catch (cause) {
      throw new LocalSetupError(
        `The Stripe stand-in's file ${file} is broken. Delete it to have it made again from the database.`,
        { cause },
      );
    }
  }

  /** Takes in subscriptions that it does not know; what it knows is its own. */
  absorb(records: readonly SubscriptionRecord[]): boolean {
    const unknown = records.filter((record) => !(record.id in this.data.subscriptions));
    for (const record of unknown) this.data.subscriptions[record.id] = record;
    return unknown.length > 0;
  }

  /** Forgets answers to idempotent requests as Stripe does, after a day. */
  forgetOldAnswers(nowSeconds: number): void {
    const kept = Object.entries(this.data.answers)
      .filter(([, answer]) => nowSeconds - answer.created < answerLifetime)
      .slice(-keptAnswers);
    this.data.answers = Object.fromEntries(kept);
  }

  /** Writes follow one another: the file always holds the latest state when the last one resolves. */
  save(): Promise<void> {
    const result = this.#writing.then(() =>
      writeFileAtomic(this.#file, `${JSON.stringify(this.data, null, 2)}\n`, { mode: 0o600 }),
    );
    this.#writing = result.catch(() => {});
    return result;
  }
}
