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
import { createModel } from './model.ts';
import { createPrompts } from './model-prompt.ts';
import { createModelWriter } from './model-writer.ts';
import { createQuestionReader } from './question-reader.ts';
import { createSafety } from './safety.ts';
import { createPause } from './spoken.ts';
import vectorsJson from './word-vectors.json' with { type: 'json' };
import { createWordVectors } from './word-vectors.ts';

const settings = environment();
const answers = answersSchema.parse(answersJson);
const safety = createSafety(answers);
const reader = createQuestionReader(answers, createWordVectors(vectorsJson));
const cards = createCardAnswers(answers, safety, reader);
const pause = createPause(25);
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

// What is made or compiled at its first use is made before somebody asks: the first answer takes no longer than others.
await cards.answer([
  { role: 'user', content: 'How much is it a month, and what do I need at home to begin?' },
]);

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
