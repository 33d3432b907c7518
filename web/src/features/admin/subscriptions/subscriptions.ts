import { env } from '../../../env.ts';
import { listServices } from '../list/list-services.ts';
import { createSubscriptions } from './subscriptions.store.ts';

export const subscriptions = createSubscriptions({ ...listServices, stripeMode: env.stripeMode });
