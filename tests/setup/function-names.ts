import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const functions = new URL('../../supabase/functions/', import.meta.url);
const { imports } = JSON.parse(readFileSync(new URL('deno.json', functions), 'utf8')) as {
  imports: Record<string, string>;
};

const outside = Object.entries(imports).filter(([, target]) => target.startsWith('.'));

// The functions' own code runs beside Postgres too, with the names that their deno.json gives to what is outside of them.
registerHooks({
  resolve(specifier, context, nextResolve) {
    const [name, target] = outside.find(([known]) => specifier.startsWith(known)) ?? [];
    if (name === undefined) return nextResolve(specifier, context);
    return nextResolve(new URL(target + specifier.slice(name.length), functions).href, context);
  },
});
