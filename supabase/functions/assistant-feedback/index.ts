import { answersSchema } from '@flow/contracts/answer-card.ts';
import { createAssistantLog } from '../_shared/assistant-log.ts';
import { serviceDatabase } from '../_shared/database.ts';
import { derivedUuid } from '../_shared/derived-uuid.ts';
import { environment } from '../_shared/env.ts';
import { productionDependencies } from '../_shared/production.ts';
import { databaseRateLimit, keyedDigest } from '../_shared/rate-limit.ts';
import answersJson from '../ai-chat/answers.gen.json' with { type: 'json' };
import { languageOf } from '../ai-chat/language.ts';
import { createSafety } from '../ai-chat/safety.ts';
import { createHandler } from './handler.ts';

const settings = environment();
const database = serviceDatabase(settings);
const safety = createSafety(answersSchema.parse(answersJson));

Deno.serve(
  createHandler({
    ...productionDependencies(settings),
    takeRateLimit: databaseRateLimit(database, settings.SUPABASE_SERVICE_ROLE_KEY),
    rate: createAssistantLog(database).rate,
    async idOf(visitorId, answerId) {
      const name = `assistant-feedback:answer:${visitorId}:${answerId}`;
      return derivedUuid(await keyedDigest(settings.SUPABASE_SERVICE_ROLE_KEY, name));
    },
    languageOf,
    isAboutSafety: (question) => safety.recognise(question) !== undefined,
  }),
);
