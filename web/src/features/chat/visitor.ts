import { visitorKey } from '../../storage-keys.ts';
import type { BrowserMemory } from './browser-memory.ts';

const visitorPattern = /^visitor_\d{10,16}_[a-z0-9]{6,32}$/;

/** Twelve characters. `crypto.randomUUID` would be shorter, and is missing from pages without TLS. */
function randomSuffix(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Thirteen digits whatever the clock says: one that starts again at 1970 must not cost a visitor the chat. */
function timestamp(now: number): string {
  return String(Math.max(0, Math.trunc(now))).padStart(13, '0');
}

/** Gives this browser's visitor id, made on the first call and the same ever after. */
export function createVisitor(
  memory: Pick<BrowserMemory, 'read' | 'write'>,
  now: () => number = Date.now,
  newSuffix: () => string = randomSuffix,
): () => string {
  let visitorId: string | null = null;
  return () => {
    if (visitorId) return visitorId;
    const remembered = memory.read(visitorKey);
    if (remembered && visitorPattern.test(remembered)) {
      visitorId = remembered;
    } else {
      visitorId = `visitor_${timestamp(now())}_${newSuffix()}`;
      memory.write(visitorKey, visitorId);
    }
    return visitorId;
  };
}
