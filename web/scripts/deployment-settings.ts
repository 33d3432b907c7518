import { type PublicSettings, publicSettings } from './bundle.ts';
import { misspeltSettings } from './misspelt-settings.ts';

/** What the site is built with where it is deployed; `warn` is told of names that are misspelt, and of a backend that is not named. */
export function deploymentSettings(
  environment: Readonly<Record<string, string | undefined>>,
  warn: (line: string) => void,
): PublicSettings {
  for (const line of misspeltSettings(Object.keys(environment), publicSettings)) warn(line);
  const missing = ['VITE_SUPABASE_URL', 'VITE_SUPABASE_PUBLISHABLE_KEY'].filter((name) => !environment[name]);
  if (missing.length > 0) warn(`${missing.join(' and ')}: not set. This build has no backend to talk to.`);
  return Object.fromEntries(
    publicSettings.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])),
  );
}
