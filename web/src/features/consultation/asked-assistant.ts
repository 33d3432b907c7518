import { conversationKey } from '../../storage-keys.ts';
/**
 * Whether a conversation is kept in which the visitor asked something. Inside a message, JSON escapes these quotes. `open`
 * is called because reading `window.localStorage` itself can throw.
 */
export function askedAssistant(open: () => Pick<Storage, 'getItem'>): boolean {
  try {
    return open().getItem(conversationKey)?.includes('"role":"user"') ?? false;
  } catch {
    return false;
  }
}
