import type { AnswerGuard } from './answer-guard.ts';
import type { Guide } from './guide.ts';
import type { ChatSource } from './source.ts';

/** Pages that an answer without a link ends with. */
const mostSources = 2;

export interface ModelSourceOptions {
  guide: Guide;
  /** Answers what is settled without a model. */
  embedded: ChatSource;
  model: ChatSource;
  guard: AnswerGuard;
}

/**
 * A language model between two that do not trust it: the guide answers what is settled by a rule or is not in the
 * content, before the model is asked; the guard reads what the model says, before the visitor does.
 */
export function modelSource({ guide, embedded, model, guard }: ModelSourceOptions): ChatSource {
  return {
    async answer(messages, context) {
      if (guide.reply(messages).isFinal) return embedded.answer(messages, context);
      const pieces = await model.answer(messages, context);
      return guard.guard(pieces, {
        sources: guide.retrieve(messages, mostSources),
        onObjection: (reason) => context.log('warning', 'answer-objected', { reason }),
      });
    },
  };
}
