import { knowledgeSchema } from '@flow/contracts/chat-knowledge.ts';
import { serviceDatabase } from '../_shared/database.ts';
import { environment } from '../_shared/env.ts';
import { productionDependencies } from '../_shared/production.ts';
import { databaseRateLimit } from '../_shared/rate-limit.ts';
import { createAnswerGuard } from './answer-guard.ts';
import { createChatLimits, usualDailyQuestions } from './chat-limits.ts';
import { createGuide } from './guide.ts';
import { guideSource } from './guide-source.ts';
import { createHandler } from './handler.ts';
import knowledgeJson from './knowledge.gen.json' with { type: 'json' };
import { modelSource } from './model-source.ts';
import { pause as pauseFor } from './pause.ts';
import { buildPrompt, rulesOf } from './upstream-prompt.ts';
import { upstreamSource } from './upstream-source.ts';

const settings = environment();
const knowledge = knowledgeSchema.parse(knowledgeJson);
const guide = createGuide(knowledge);
const pause = (signal: AbortSignal) => pauseFor(25, signal);
const embedded = guideSource(guide, pause);
const { AI_BASE_URL, AI_MODEL, CHAT_DAILY_LIMIT } = settings;
const hasModel = AI_BASE_URL !== undefined && AI_MODEL !== undefined;

Deno.serve(
  createHandler({
    ...productionDependencies(settings),
    limits: createChatLimits({
      take: databaseRateLimit(serviceDatabase(settings), settings.SUPABASE_SERVICE_ROLE_KEY),
      daily: Number(CHAT_DAILY_LIMIT ?? usualDailyQuestions),
      answersUncounted: !hasModel,
    }),
    phone: knowledge.site.phone,
    pause,
    moment: 1_000,
    heartbeat: 15_000,
    source: hasModel
      ? modelSource({
          guide,
          embedded,
          guard: createAnswerGuard(knowledge, rulesOf(knowledge)),
          model: upstreamSource({
            baseUrl: AI_BASE_URL,
            model: AI_MODEL,
            key: settings.AI_API_KEY,
            prompt: (messages) => buildPrompt(knowledge, guide, messages),
            fetch,
            patience: 20_000,
            deadline: 90_000,
          }),
        })
      : embedded,
  }),
);
