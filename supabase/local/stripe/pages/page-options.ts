import type { StripeAccount } from '../account.ts';
import type { Deliveries } from '../deliveries.ts';
import type { Faults } from '../faults.ts';

export interface PageOptions {
  account: StripeAccount;
  faults: Faults;
  deliveries: Deliveries;
  /** Does what time has made due. */
  play: () => void;
  /** Writes down what changed, and sends what is to be told of it. */
  commit: () => Promise<void>;
}
