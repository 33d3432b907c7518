import * as z from 'zod/mini';
import { textBody } from '../_shared/body.ts';
import { HttpError } from '../_shared/errors.ts';
import { type ServeDependencies, serve } from '../_shared/serve.ts';
import { type EventDependencies, eventKinds, type VerifiedEvent } from './event-kinds.ts';

interface Delivery {
  id: string;
  type: string;
  occurred_at: string;
  signed_at: string;
  object_id: string | null;
}

/** Which events came, and what became of them. */
export interface EventLedger {
  /** Records a delivery; false when the event has been dealt with before. Rejects what was signed no later than one that came. */
  begin(delivery: Delivery): Promise<boolean>;
  /** Ends an event, which is acknowledged from now on. An `ignored` one was none of ours. */
  finish(eventId: string, ending: { ignored: boolean }): Promise<void>;
  /** Keeps why an event could not be dealt with. It comes again. */
  fail(eventId: string, error: string): Promise<void>;
}

export interface StripeWebhookDependencies extends ServeDependencies, EventDependencies, EventLedger {
  /** Rejects unless the body was signed by Stripe, for us, lately. */
  verify(body: string, signature: string): Promise<VerifiedEvent>;
}

const subjectSchema = z.object({ id: z.string().check(z.regex(/^\w{1,255}$/)) });
const maximumBytes = 256_000;

/** When a verified signature was made: the last `t` of the header, which is the one that Stripe's package has verified. */
function timeOf(signature: string): string {
  const seconds = signature.split(',').findLast((part) => part.startsWith('t='));
  return new Date(Number.parseInt(seconds?.slice(2) ?? '', 10) * 1_000).toISOString();
}

/**
 * Keeps our rows in step with Stripe's objects. Events come late, twice and in any order, so none is believed: each is
 * only a reason to ask Stripe for the present state.
 */
export function createHandler(dependencies: StripeWebhookDependencies) {
  const { verify, begin, finish, fail } = dependencies;

  return serve(
    {
      name: 'stripe-webhook',
      access: 'public',
      body: textBody(maximumBytes),
      async handle(body, context) {
        const signature = context.headers.get('stripe-signature') ?? '';
        const event = await verify(body, signature).catch((cause: unknown) => {
          throw new HttpError(400, 'invalid_signature', 'The Stripe-Signature does not fit the body.', {
            cause,
          });
        });
        const { id, type } = event;
        const kind = Object.hasOwn(eventKinds, type) ? eventKinds[type] : undefined;
        const named = subjectSchema.safeParse(event.data.object);
        const subject = named.success ? named.data.id : null;
        const occurredAt = new Date(event.created * 1000).toISOString();
        const signedAt = timeOf(signature);
        const isNew = await begin({
          id,
          type,
          occurred_at: occurredAt,
          signed_at: signedAt,
          object_id: subject,
        });
        if (isNew) {
          try {
            if (kind !== undefined) {
              if (subject === null) throw new Error(`The event ${id} names no object`);
              await kind({ subject, event, context }, dependencies);
            }
            await finish(id, { ignored: kind === undefined });
          } catch (thrown) {
            await fail(id, thrown instanceof Error ? thrown.message : String(thrown)).catch(
              (failure: unknown) => context.log('error', 'event-not-recorded', { detail: String(failure) }),
            );
            throw thrown;
          }
        }
        context.log('info', 'stripe-event', { event_id: id, type, is_new: isNew, known: kind !== undefined });
        return { received: true };
      },
    },
    dependencies,
  );
}
