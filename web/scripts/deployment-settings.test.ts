import { expect, test } from 'vitest';
import { deploymentSettings } from './deployment-settings.ts';

const backend = { VITE_SUPABASE_URL: 'https://x.supabase.co', VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_x' };

function read(environment: Record<string, string>) {
  const warnings: string[] = [];
  return { settings: deploymentSettings(environment, (line) => warnings.push(line)), warnings };
}

test('a deployment has the settings that have a value, and nothing else of the environment', () => {
  const environment = { ...backend, VITE_META_PIXEL_ID: '', PATH: '/bin', STRIPE_SECRET_KEY: 'sk' };
  expect(read(environment)).toEqual({ settings: backend, warnings: [] });
});

test('a backend that is not named is told', () => {
  expect(read({ VITE_SUPABASE_URL: 'https://x.supabase.co' }).warnings).toEqual([
    'VITE_SUPABASE_PUBLISHABLE_KEY: not set. This build has no backend to talk to.',
  ]);
});

test('a misspelt name is told, with the one that is meant', () => {
  expect(read({ ...backend, VITE_GA_MEASURMENT_ID: 'G-1' })).toEqual({
    settings: backend,
    warnings: ['VITE_GA_MEASURMENT_ID is not a setting; the nearest is VITE_GA_MEASUREMENT_ID.'],
  });
});
