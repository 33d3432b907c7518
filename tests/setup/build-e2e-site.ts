// Builds the site that the stacks of the browser tests copy, into the folder that is named.
import { buildWeb } from '../../web/scripts/build.ts';
import { standIn } from './e2e-site.ts';

await buildWeb({
  outDirectory: process.argv[2] ?? '',
  compression: 'fast',
  publicEnv: {
    VITE_SUPABASE_URL: standIn.api,
    VITE_SUPABASE_PUBLISHABLE_KEY: standIn.publishable,
    VITE_STRIPE_MODE: 'test',
  },
});
