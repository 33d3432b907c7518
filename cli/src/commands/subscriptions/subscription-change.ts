import type { Flow } from '@flow/sdk';
import type { Subscription } from '@flow/sdk/contracts/subscription';
import { declination, type Failure } from '../../failure.ts';

/** A change of subscriptions that a person confirms. */
export interface Change {
  /** As the command is called: `cancel`. */
  verb: string;
  /** What it does to several: `cancelled`. */
  participle: string;
  question: string;
  /** Whether it is as wanted already, and what is said then. */
  isDone(row: Subscription): boolean;
  alreadyDone: string;
  /** The same of one of several. */
  skipped: string;
  /** Why it cannot be done; null when it can. */
  refusal(row: Subscription, now: Date): string | null;
  act(flow: Flow, stripeSubscriptionId: string): Promise<Subscription>;
  success: readonly string[];
}

/** What is said when the question was answered with no. */
export const declined = ({ participle }: Change): Failure => declination(`Nothing was ${participle}.`);
