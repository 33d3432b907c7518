import { answersSchema } from '@flow/sdk/contracts/form-definition';
import { timestampSchema } from '@flow/sdk/contracts/timestamp';
import { userKey } from '../../storage-keys.ts';
import type { UnsentAnswer, UnsentAnswers } from './unsent-answers.ts';

/** Whose answers to which form. */
export interface DraftOwner {
  userId: string;
  assignmentId: string;
}

/** Called each time, because reading `window.localStorage` itself can throw. */
export type DraftStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = ({ userId, assignmentId }: DraftOwner) => userKey(userId, `form-draft.${assignmentId}`);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isAnswer = (id: string, value: unknown): value is UnsentAnswer['answer'] =>
  value === null || answersSchema.safeParse({ [id]: value }).success;

/** A Date reaches no further. */
const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) <= 8_640_000_000_000_000;

const instantOf = (value: unknown): string | null =>
  typeof value === 'string' && timestampSchema.safeParse(value).success ? value : null;

/** What was kept, as far as it can be read: it may have been changed by hand, or written by an older release. */
function readUnsent(text: string | null): UnsentAnswers {
  let value: unknown;
  try {
    value = JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
  if (!isRecord(value)) return {};
  const read: UnsentAnswers = {};
  for (const [id, kept] of Object.entries(value)) {
    if (!isRecord(kept)) continue;
    const { answer, at, seen } = kept;
    if (isTime(at) && isAnswer(id, answer)) read[id] = { answer, at, seen: instantOf(seen) };
  }
  return read;
}

/** The answers that the server does not have yet, on this device: where it takes none, as long as the page is open. */
export function createDeviceDrafts(storage: DraftStorage) {
  /** What could not be stored, by key. */
  const memory = new Map<string, UnsentAnswers>();

  function read(owner: DraftOwner): UnsentAnswers {
    const key = keyOf(owner);
    const held = memory.get(key);
    if (held) return held;
    try {
      return readUnsent(storage().getItem(key));
    } catch {
      return {};
    }
  }

  function write(owner: DraftOwner, unsent: UnsentAnswers): boolean {
    const key = keyOf(owner);
    try {
      if (Object.keys(unsent).length === 0) storage().removeItem(key);
      else storage().setItem(key, JSON.stringify(unsent));
      memory.delete(key);
      return true;
    } catch {
      memory.set(key, unsent);
      return Object.keys(unsent).length === 0;
    }
  }

  return {
    read,

    /** Keeps answers beside those that another tab keeps. Answers whether they outlast the page. */
    keep: (owner: DraftOwner, unsent: Readonly<UnsentAnswers>): boolean =>
      write(owner, { ...read(owner), ...unsent }),

    /**
     * The server has these now. What was answered anew meanwhile stays, as `unsent` has it. Nothing comes back that was
     * forgotten since: another tab may have signed out.
     */
    settle(owner: DraftOwner, sent: Readonly<UnsentAnswers>, unsent: Readonly<UnsentAnswers> = {}): boolean {
      const waiting = Object.entries(read(owner)).filter(([id, { at }]) => sent[id]?.at !== at);
      const rebased = waiting.map(([id, kept]) => [id, unsent[id]?.at === kept.at ? unsent[id] : kept]);
      return write(owner, Object.fromEntries(rebased));
    },

    forget(owner: DraftOwner): void {
      write(owner, {});
    },
  };
}

export type DeviceDrafts = ReturnType<typeof createDeviceDrafts>;
