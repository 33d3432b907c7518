// Loads every test of the edge functions and of `scripts` into one isolate: Deno gives each file one of its own, and loading the
// libraries anew in each takes longer than all tests do.
import { readdirSync } from 'node:fs';

const files = ['supabase/functions', 'scripts'].flatMap((folder) =>
  readdirSync(new URL(`../${folder}`, import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !file.includes('node_modules'))
    .map((file) => `../${folder}/${file}`),
);
for (const file of files.sort()) await import(file);
