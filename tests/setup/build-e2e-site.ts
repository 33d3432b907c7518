// Builds the site that the browser tests copy, into the folder that is named.
import { buildWeb } from '../../web/scripts/build.ts';
import { standIns } from './e2e-site.ts';

await buildWeb({
  outDirectory: process.argv[2] ?? '',
  compression: 'fast',
  publicEnv: { ...standIns, VITE_SITE_URL: 'https://coach.example', VITE_STRIPE_MODE: 'test' },
});
