import { environment } from '../_shared/env.ts';
import { renewalDependencies } from '../_shared/subscription-renewal-production.ts';
import { createHandler } from './handler.ts';

Deno.serve(createHandler(renewalDependencies(environment())));
