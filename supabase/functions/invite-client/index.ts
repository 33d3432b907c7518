import { serviceDatabase } from '../_shared/database.ts';
import { environment } from '../_shared/env.ts';
import { projectInvitations } from '../_shared/invitations.ts';
import { productionDependencies } from '../_shared/production.ts';
import { createHandler } from './handler.ts';

const settings = environment();

Deno.serve(
  createHandler({
    ...productionDependencies(settings),
    ...projectInvitations(serviceDatabase(settings), settings.SITE_URL),
    currentTime: () => new Date(),
  }),
);
