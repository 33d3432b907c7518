import { assistantFeedbackLimits, assistantFeedbackSchema } from '@flow/contracts/assistant-feedback.ts';
import type { AssistantLog } from '../_shared/assistant-log.ts';
import { jsonBody } from '../_shared/body.ts';
import { enforceRateLimit, enforceVisitorRateLimit, type TakeRateLimit } from '../_shared/rate-limit.ts';
import { type ServeDependencies, serve } from '../_shared/serve.ts';

export interface FeedbackDependencies extends ServeDependencies {
  takeRateLimit: TakeRateLimit;
  rate: AssistantLog['rate'];
  /** The id of a visitor's answer, which tells nobody who the visitor is. */
  idOf(visitorId: string, answerId: number): Promise<string>;
  languageOf(question: string): Promise<string>;
  /** Whether a question is about safety: its words are not kept. */
  isAboutSafety(question: string): boolean;
}

/** A long conversation has some thirty answers, and an office shares one address. */
const visitorLimit = { attempts: 40, seconds: 600 };
const addressLimit = { attempts: 80, seconds: 600 };

/** Takes how a visitor finds an answer of the assistant. */
export function createHandler(dependencies: FeedbackDependencies) {
  const { takeRateLimit, rate, idOf, languageOf, isAboutSafety } = dependencies;
  return serve(
    {
      name: 'assistant-feedback',
      access: 'public',
      body: jsonBody(assistantFeedbackSchema, assistantFeedbackLimits.bodyBytes),
      async handle(feedback, context) {
        const { visitorId, answerId, rating } = feedback;
        await enforceRateLimit(takeRateLimit, 'assistant-feedback', addressLimit, context);
        await enforceVisitorRateLimit(
          takeRateLimit,
          'assistant-feedback:visitor',
          visitorLimit,
          visitorId,
          context,
        );
        const id = await idOf(visitorId, answerId);
        if (rating === 'helpful' || isAboutSafety(feedback.question)) {
          await rate({ id, rating, about: null });
        } else {
          const { question, answer } = feedback;
          await rate({ id, rating, about: { question, answer, language: await languageOf(question) } });
        }
        return { recorded: true };
      },
    },
    dependencies,
  );
}
