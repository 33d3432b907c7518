import { repeatably } from './call.ts';
import { type Chat, createChat } from './chat.ts';
import type { Send } from './request.ts';
import type { Transport } from './transport.ts';

/** The service of `createFlow`: the same rating again is the same rating, so it may be sent again. */
export function createChatService(transport: Transport, send: Send): Chat {
  return {
    ...createChat(transport),
    rate: (feedback, options = {}) =>
      repeatably(options, (call) => {
        const fetch: Transport['fetch'] = (url, init = {}) => send(call, String(url), init);
        const untimed = { signal: call.signal, timeoutMs: Number.POSITIVE_INFINITY };
        return createChat({ ...transport, fetch }).rate(feedback, untimed);
      }),
  };
}
