import {
  type ConsultationPayload,
  consultationLimits,
  consultationPayloadSchema,
} from '@flow/contracts/consultation.ts';
import { jsonBody } from '../_shared/body.ts';
import { enforceRateLimit, rateLimited, type TakeRateLimit } from '../_shared/rate-limit.ts';
import { type ServeDependencies, serve } from '../_shared/serve.ts';

/** A request as it is kept: everything but the trap for robots and whether the assistant was asked before. */
export type ConsultationRequest = Omit<
  ConsultationPayload,
  'honeypot' | 'form_validation_passed' | 'used_assistant'
>;

/** The reference of the stored row, and whether it was not there before; or the seconds to wait because of too many requests of one number. */
export type Submission = { reference: string; isNew: boolean } | { retryAfter: number };

export interface ConsultationDependencies extends ServeDependencies {
  takeRateLimit: TakeRateLimit;
  /** Stores the request; one with a known idempotency key is the same request, and keeps its reference. */
  submit(request: ConsultationRequest): Promise<Submission>;
  /** Starts to forward what is stored, outside the request; null when leads are not forwarded. */
  forward: (() => void) | null;
  /** Counts that a request came of a talk with the assistant, outside the request. */
  countAssistantRequest(): void;
  /** Looks like a reference and is none. */
  inventReference(): string;
}

/** A household behind one address may retry; a script may not flood. */
const limit = { attempts: 20, seconds: 600 };

/** Takes a consultation request: stored first, then answered with its reference. */
export function createHandler(dependencies: ConsultationDependencies) {
  const { takeRateLimit, submit, forward, countAssistantRequest, inventReference } = dependencies;
  return serve(
    {
      name: 'consultation-webhook',
      access: 'public',
      body: jsonBody(consultationPayloadSchema, consultationLimits.payloadBytes),
      async handle({ honeypot, form_validation_passed: _, used_assistant, ...request }, context) {
        await enforceRateLimit(takeRateLimit, 'consultation-webhook', limit, context);
        // A robot filled the field that people do not see: it learns nothing.
        if (honeypot.trim() !== '') return { reference: inventReference() };
        const submission = await submit(request);
        if ('retryAfter' in submission) {
          throw rateLimited(
            submission.retryAfter,
            'We have several requests of this phone number already, and will be in touch.',
          );
        }
        forward?.();
        if (used_assistant && submission.isNew) countAssistantRequest();
        return { reference: submission.reference };
      },
    },
    dependencies,
  );
}
