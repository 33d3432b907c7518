import { serviceDatabase } from '../_shared/database.ts';
import { environment } from '../_shared/env.ts';
import { productionDependencies } from '../_shared/production.ts';
import { databaseRateLimit } from '../_shared/rate-limit.ts';
import { createGuide } from './guide.ts';
import { guideSource } from './guide-source.ts';
import { createHandler } from './handler.ts';
import knowledgeJson from './knowledge.gen.json' with { type: 'json' };
import { knowledgeSchema } from './knowledge.ts';
import { pause } from './pause.ts';
import { buildPrompt } from './upstream-prompt.ts';
import { upstreamSource } from './upstream-source.ts';

const settings = environment();
const knowledge = knowledgeSchema.parse(knowledgeJson);
const guide = createGuide(knowledge);
const { AI_BASE_URL, AI_MODEL } = settings;

Deno.serve(
  createHandler({
    ...productionDependencies(settings),
    takeRateLimit: databaseRateLimit(serviceDatabase(settings), settings.SUPABASE_SERVICE_ROLE_KEY),
    heartbeat: 15_000,
    source:
      AI_BASE_URL === undefined || AI_MODEL === undefined
        ? guideSource(guide, (signal) => pause(25, signal))
        : upstreamSource({
            baseUrl: AI_BASE_URL,
            model: AI_MODEL,
            key: settings.AI_API_KEY,
            prompt: (messages) => buildPrompt(knowledge, guide, messages),
            fetch,
            patience: 30_000,
          }),
  }),
);
