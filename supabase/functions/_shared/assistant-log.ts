import type { AnswerRating } from '@flow/contracts/assistant-feedback.ts';
import type { ServiceDatabase } from './database.ts';
import { consoleLog, type Log } from './log.ts';
import retention from './retention.gen.json' with { type: 'json' };
import { storableText } from './storable-text.ts';

/** One answer of the assistant. */
export interface AssistantEntry {
  question: string;
  /** Two letters. */
  language: string;
  outcome: 'answered' | 'offered' | 'handed-over' | 'safety';
  /** The ids of the cards that were told, or offered. */
  cards: readonly string[];
}

/** How a visitor finds an answer. */
export interface RatedAnswer {
  /** A UUID, the same for every rating of one answer. */
  id: string;
  rating: AnswerRating;
  /** What can be written better; null where nothing of it is kept. */
  about: { question: string; answer: string; language: string } | null;
}

export interface AssistantLog {
  /** Counts an answer, and keeps the question when it was not answered. Never fails: a failure is logged. */
  record(entry: AssistantEntry): Promise<void>;
  /** Counts a consultation request of a visitor who had asked the assistant. Never fails: a failure is logged. */
  recordRequest(): Promise<void>;
  rate(answer: RatedAnswer): Promise<void>;
}

const isKept = (outcome: AssistantEntry['outcome']) => outcome === 'offered' || outcome === 'handed-over';

/** What the assistant did, for the author of its answers. Nothing of it says who asked. */
export function createAssistantLog(
  database: Pick<ServiceDatabase, 'rpc'>,
  log: Log = consoleLog,
): AssistantLog {
  async function orLog(write: () => PromiseLike<{ error: { message: string } | null }>): Promise<void> {
    const failed = (detail: string) => log('warning', 'assistant-log-unavailable', { detail });
    try {
      const { error } = await write();
      if (error !== null) failed(error.message);
    } catch (thrown) {
      failed(String(thrown));
    }
  }

  return {
    record: ({ question, language, outcome, cards }) =>
      orLog(() =>
        database.rpc('record_assistant_answer', {
          // No words leave the function that are not kept.
          _question: isKept(outcome) ? storableText(question) : '',
          _language: language,
          _outcome: outcome,
          _cards: [...cards],
          _keep: retention.records,
        }),
      ),

    recordRequest: () => orLog(() => database.rpc('record_assistant_request')),

    async rate({ id, rating, about }) {
      const { error } = await database.rpc('record_assistant_rating', {
        _id: id,
        _rating: rating,
        _keep: retention.records,
        ...(about === null
          ? {}
          : {
              _question: storableText(about.question),
              _answer: storableText(about.answer),
              _language: about.language,
            }),
      });
      if (error !== null) throw new Error(`The rating was not stored: ${error.message}`, { cause: error });
    },
  };
}
