import { HttpError } from '../_shared/errors.ts';
import { isMissing } from '../_shared/stripe.ts';
import type { KindDependencies } from './kinds.ts';
import type { Run } from './reconciliation-run.ts';

/** A few tell: of the account that is ours Stripe knows them all. */
const sampled = 5;

/**
 * Refuses a run of a schedule where Stripe knows none of the subscriptions here: with the key of another account, or of its other
 * mode, it would note all of them as missing, and take in those of the other. A person sees first what differs.
 *
 * @throws HttpError 409
 */
export async function refuseOtherAccount({ id }: Run, { unseen, retrieve }: KindDependencies): Promise<void> {
  const ours = (await unseen(id, '')).slice(0, sampled);
  const isKnown = await Promise.all(
    ours.map((one) =>
      retrieve(one).then(
        () => true,
        (thrown: unknown) => !isMissing(thrown),
      ),
    ),
  );
  if (ours.length === 0 || isKnown.includes(true)) return;
  throw new HttpError(
    409,
    'conflict',
    'Stripe knows none of the subscriptions here: STRIPE_SECRET_KEY may be of another account, or of its other mode. ' +
      'Nothing was changed. If it is right, run flow-admin billing reconcile, and then with --fix.',
  );
}
