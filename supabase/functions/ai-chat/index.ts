import { answersSchema } from '@flow/contracts/answer-card.ts';
import { createAssistantLog } from '../_shared/assistant-log.ts';
import { serviceDatabase } from '../_shared/database.ts';
import { environment } from '../_shared/env.ts';
import { productionDependencies } from '../_shared/production.ts';
import { databaseRateLimit } from '../_shared/rate-limit.ts';
import answersJson from './answers.gen.json' with { type: 'json' };
import { createAssistant } from './assistant.ts';
import { createCardAnswers } from './card-answers.ts';
import { createChatLimits, usualDailyQuestions } from './chat-limits.ts';
import { createHandler } from './handler.ts';
import { languageOf } from './language.ts';
import { createModel } from './model.ts';
import { createPrompts } from './model-prompt.ts';
import { createModelWriter } from './model-writer.ts';
import indexJson from './question-index.gen.json' with { type: 'json' };
import { createQuestionReader } from './question-reader.ts';
import { createSafety } from './safety.ts';
import vectorsJson from './word-vectors.json' with { type: 'json' };
import { createWordVectors } from './word-vectors.ts';

const settings = environment();
const answers = answersSchema.parse(answersJson);
const safety = createSafety(answers);
const reader = createQuestionReader(answers, createWordVectors(vectorsJson), indexJson);
const cards = createCardAnswers(answers, safety, reader);
const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 25));
const { AI_API_KEY, AI_BASE_URL, AI_MODEL, CHAT_DAILY_LIMIT } = settings;

const database = serviceDatabase(settings);
const log = createAssistantLog(database);
const limits = createChatLimits({
  take: databaseRateLimit(database, settings.SUPABASE_SERVICE_ROLE_KEY),
  daily: Number(CHAT_DAILY_LIMIT ?? usualDailyQuestions),
});

const write =
  AI_BASE_URL === undefined || AI_MODEL === undefined
    ? undefined
    : createModelWriter({
        answers,
        model: createModel({
          baseUrl: AI_BASE_URL,
          model: AI_MODEL,
          key: AI_API_KEY,
          fetch,
          deadline: 90_000,
        }),
        prompt: createPrompts(answers, reader.passagesFor),
        patience: 2_000,
        dangerOf: safety.replyAlone,
      });

Deno.serve(
  createHandler({
    ...productionDependencies(settings),
    limits,
    phone: answers.site.phone,
    pause,
    moment: 1_000,
    heartbeat: 15_000,
    source: createAssistant({
      cards,
      safety,
      write,
      mayAskModel: limits.mayAskModel,
      record: log.record,
      pause,
    }),
  }),
);

/** Milliseconds after which nobody waits for the function to start. */
const started = 1_000;
// V8 compiles the patterns of safety at their first two uses, once for messages in Latin letters and once for all others, the
// language detector has tables to read, the spelling of words is looked up in lists that are made then, and a connection to the
// database is opened: some tenths of a second each, which no visitor need wait for. What is short is like nothing that was
// learned, so that all patterns are used on it; of what is longer the detector is asked.
const questions = ['price?', 'knee?', 'كم السعر', 'ركبتي', 'And how much is my subscripton a munth?'];
setTimeout(async () => {
  const opened = database.from('rate_limits').select('*', { head: true }).limit(1);
  for (const content of [...questions, ...questions]) {
    await cards.answer([{ role: 'user', content }]);
    await languageOf(content);
  }
  await opened;
}, started);
