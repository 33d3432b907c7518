import type { BrowserMemory } from './browser-memory.ts';

export const visitorKey = 'flow.chat.visitor';

const visitorPattern = /^visitor_\d{10,16}_[a-z0-9]{6,32}$/;

/** Gives this browser's visitor id, made on the first call and the same ever after. */
export function createVisitor(
  memory: BrowserMemory,
  now: () => number = Date.now,
  newId: () => string = () => crypto.randomUUID(),
): () => string {
  let visitorId: string | null = null;
  return () => {
    if (visitorId) return visitorId;
    const remembered = memory.read(visitorKey);
    if (remembered && visitorPattern.test(remembered)) {
      visitorId = remembered;
    } else {
      visitorId = `visitor_${now()}_${newId().replaceAll('-', '').slice(0, 12)}`;
      memory.write(visitorKey, visitorId);
    }
    return visitorId;
  };
}
