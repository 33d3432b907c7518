import { cancelResumeDependencies } from '../_shared/cancel-resume-production.ts';
import { environment } from '../_shared/env.ts';
import { createHandler } from './handler.ts';

Deno.serve(createHandler(cancelResumeDependencies(environment())));
