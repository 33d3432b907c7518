import {
  type ConsultationPayload,
  consultationLimits,
  consultationPayloadSchema,
} from '@flow/contracts/consultation.ts';
import { jsonBody } from '../_shared/body.ts';
import { enforceRateLimit, type TakeRateLimit } from '../_shared/rate-limit.ts';
import { type ServeDependencies, serve } from '../_shared/serve.ts';

/** A request as it is kept: everything but the trap for robots. */
export type ConsultationRequest = Omit<ConsultationPayload, 'honeypot' | 'form_validation_passed'>;

export interface SavedConsultation {
  reference: string;
  /** Whether the automation that leads are forwarded to has it already. */
  isForwarded: boolean;
}

export interface ConsultationDependencies extends ServeDependencies {
  takeRateLimit: TakeRateLimit;
  /** Stores the request; one with a known idempotency key is the same request, and keeps its reference. */
  save(request: ConsultationRequest): Promise<SavedConsultation>;
  /** Hands a stored lead on, outside the request. */
  forward: ((request: ConsultationRequest, reference: string) => void) | null;
  /** Looks like a reference and is none. */
  inventReference(): string;
}

/** A household behind one address may retry; a script may not flood. */
const limit = { attempts: 20, seconds: 600 };

/** Takes a consultation request: stored first, then answered with its reference. */
export function createHandler(dependencies: ConsultationDependencies) {
  const { takeRateLimit, save, forward, inventReference } = dependencies;
  return serve(
    {
      name: 'consultation-webhook',
      access: 'public',
      body: jsonBody(consultationPayloadSchema, consultationLimits.payloadBytes),
      async handle({ honeypot, form_validation_passed: _, ...request }, context) {
        await enforceRateLimit(takeRateLimit, 'consultation-webhook', limit, context);
        // A robot filled the field that people do not see: it learns nothing.
        if (honeypot.trim() !== '') return { reference: inventReference() };
        const { reference, isForwarded } = await save(request);
        if (!isForwarded) forward?.(request, reference);
        return { reference };
      },
    },
    dependencies,
  );
}
