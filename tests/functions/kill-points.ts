import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import type { Stack } from '../../supabase/local/stack.ts';

/** A request of the functions to the database: `POST rpc/open_checkout`, before it is carried out or after it. */
export interface KillPoint {
  when: 'before' | 'after';
  request: string;
  /** Which request of this name it is; the first unless said. */
  turn?: number;
}

/** Kills the functions' process, which another one follows. */
export async function killFunctions({ functions }: Pick<Stack, 'functions'>): Promise<void> {
  const pid = functions.pid();
  // Zero would be this very process and its like.
  if (pid <= 0) throw new Error('The functions are not running.');
  process.kill(pid, 'SIGKILL');
  while (functions.pid() === pid) await sleep(2);
}

/**
 * Kills the functions' process, or another, at requests to the database, each point once and in any order; answers what is left
 * of them.
 */
export function killAt(
  stack: Stack,
  points: readonly KillPoint[],
  kill: () => Promise<void> = () => killFunctions(stack),
): readonly KillPoint[] {
  const { database } = stack;
  const left = [...points];
  const turns = new Map<string, number>();
  const answer = database.fetch;
  // A test that fails before its last point leaves none to the next one on the stack.
  onTestFinished(() => void Object.assign(database, { fetch: answer }));

  database.fetch = async (request) => {
    const { pathname } = new URL(request.url);
    const name = `${request.method} ${pathname.replace(/^\/(rest|auth)\/v1\//, '')}`;
    const turn = (turns.get(name) ?? 0) + 1;
    turns.set(name, turn);
    const place = left.findIndex((point) => point.request === name && (point.turn ?? 1) <= turn);
    const [point] = place < 0 ? [] : left.splice(place, 1);
    if (point === undefined) return answer(request);
    const response = point.when === 'after' ? await answer(request) : new Response(null, { status: 503 });
    await kill();
    return response;
  };
  return left;
}
