import type { PGlite } from '@supabase/lite/pglite';

/**
 * Lets Postgres itself refuse a filter's value that is none of its column's type, by its code, as it does behind PostgREST.
 *
 * The library reads `{}` in a filter as an object, `5` as a number, whatever the column. The driver's writer of an array
 * passes what is no array on as it is, and the message then breaks off halfway: what was written of it goes out before the
 * next ones, the rollback's too, so that one filter would fail every later request. Its other writers throw.
 */
export function writeParametersAsText(driver: PGlite): void {
  driver.serializers = new Proxy(driver.serializers, {
    get(all, type) {
      const write: unknown = Reflect.get(all, type);
      return typeof write === 'function' ? (value: unknown) => written(value, write) : undefined;
    },
  });
}

function written(value: unknown, write: CallableFunction): string {
  try {
    const text: unknown = write(value);
    if (typeof text === 'string') return text;
  } catch {
    // No value of this type: Postgres says so.
  }
  return asSent(value);
}

/** About as it stood in the address. */
function asSent(value: unknown): string {
  if (Array.isArray(value)) return `{${value.map(asSent).join(',')}}`;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Broken messages that may stand before one: the driver keeps what it has begun to write in two places. */
const brokenMessages = 2;

/** Leaves no transaction open: what failed within one would fail everybody's requests after it. */
export async function endTransaction(driver: PGlite): Promise<void> {
  for (let broken = 0; broken <= brokenMessages; broken += 1) {
    try {
      await driver.query('rollback');
      return;
    } catch {
      // The next one goes out alone.
    }
  }
}
