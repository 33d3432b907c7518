import type { ChatMessage } from '@flow/contracts/chat.ts';
import type { AssistantLog } from '../_shared/assistant-log.ts';
import type { CardAnswer, CardAnswers } from './card-answers.ts';
import type { AnswerContext, ChatSource } from './handler.ts';
import { languageOf } from './language.ts';
import type { ModelWriter } from './model-writer.ts';
import type { Safety } from './safety.ts';
import { isolateNumbers, type Pause, spoken } from './spoken.ts';

export interface AssistantOptions {
  cards: CardAnswers;
  safety: Pick<Safety, 'recognise' | 'reply'>;
  /** Absent where no model is configured. */
  write?: ModelWriter | undefined;
  /** Whether the model may be asked once more today. */
  mayAskModel: (context: AnswerContext) => Promise<boolean>;
  /** Keeps what an owner may learn from. Never fails. */
  record: AssistantLog['record'];
  pause: Pause;
}

/**
 * Safety first, then the model where there is one, then the cards: what is settled by hand is never asked of a model,
 * and what the model cannot say the cards do.
 */
export function createAssistant(options: AssistantOptions): ChatSource {
  const { cards, safety, write, mayAskModel, record, pause } = options;

  async function note(question: string, { outcome, cards }: Omit<CardAnswer, 'text'>): Promise<void> {
    await record({ question, language: await languageOf(question), outcome, cards });
  }

  async function byModel(messages: readonly ChatMessage[], context: AnswerContext) {
    const question = messages.at(-1)?.content ?? '';
    if (!write) return null;
    const danger = safety.recognise(question);
    if (danger?.isAlone || !(await mayAskModel(context))) return null;
    const told = await write(messages, context);
    if (!told) return null;
    return (async function* () {
      if (danger) yield `${isolateNumbers(safety.reply(danger))}\n\n`;
      let next = await told.next();
      for (; !next.done; next = await told.next()) yield isolateNumbers(next.value);
      const known = next.value.flatMap((sentence) => sentence.cards.map(({ id }) => id));
      const outcome = danger ? 'safety' : known.length > 0 ? 'answered' : 'handed-over';
      await note(question, { outcome, cards: known });
    })();
  }

  return {
    async answer(messages, context) {
      const told = await byModel(messages, context);
      if (told) return told;
      const answer = await cards.answer(messages);
      return (async function* () {
        try {
          yield* spoken(isolateNumbers(answer.text), pause, context.signal);
        } finally {
          // Not before the first word, which would wait for the database.
          await note(messages.at(-1)?.content ?? '', answer);
        }
      })();
    },
  };
}
