import { closest, distance } from 'fastest-levenshtein';

/** A sentence for each name that is none of the settings, and is one of ours by its prefix or nearly by its letters. */
export function misspeltSettings(names: readonly string[], settings: readonly string[]): string[] {
  return names
    .filter((name) => !settings.includes(name))
    .map((name) => ({ name, nearest: closest(name.toUpperCase(), settings) }))
    .filter(({ name, nearest }) => name.startsWith('VITE_') || isNear(name.toUpperCase(), nearest))
    .map(({ name, nearest }) => `${name} is not a setting; the nearest is ${nearest}.`);
}

/** One letter wrong, or two changed places; of a long name a sixth of its letters. */
function isNear(name: string, setting: string): boolean {
  const wrong = distance(name, setting);
  return wrong <= Math.max(1, name.length / 6) || (wrong === 2 && sorted(name) === sorted(setting));
}

const sorted = (name: string) => [...name].sort().join('');
