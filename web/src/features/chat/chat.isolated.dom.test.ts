import { content as site } from 'content:site';
import { beforeEach, expect, test, vi } from 'vitest';
import { visitorKey } from '../../storage-keys.ts';
import { whatsAppUrl } from '../../whatsapp/url.ts';

const loadChat = vi.hoisted(() => vi.fn());
vi.mock('../../services.ts', () => ({ loadChat }));

async function openChat() {
  vi.resetModules();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { chat } = await import('./chat.ts');
  const { toastState } = await import('../toasts/toasts.store.ts');
  return { chat, toastState };
}

beforeEach(() => localStorage.clear());

test('what asking needs is on its way for ever: Stop ends the wait, and nothing is said to be missing', async () => {
  loadChat.mockReturnValue(new Promise(() => {}));
  const { chat, toastState } = await openChat();
  const sending = chat.send('Hello');
  expect(chat.state.loading).toBe(true);
  chat.stop();
  await sending;
  expect(chat.state.loading).toBe(false);
  expect(chat.state.messages.at(-1)).toEqual({ role: 'user', content: 'Hello' });
  expect(toastState.toasts).toEqual([]);
});

test('what asking needs cannot be loaded: the answer says so, and a toast how to go on', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  loadChat.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  const { chat, toastState } = await openChat();
  await chat.send('Hello');
  expect(chat.state.messages.at(-1)?.ending).toBe('failed');
  expect(toastState.toasts[0]?.title).toBe('The chat could not be loaded');
  expect(error).toHaveBeenCalled();
});

test('what happens is told to the analytics scripts, whichever of them fails, and WhatsApp opens in a new tab', async () => {
  loadChat.mockResolvedValue({
    async *stream() {
      yield 'Hello';
    },
  });
  const { chat } = await openChat();
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const gtag = vi.fn();
  const fbq = vi.fn(() => {
    throw new Error('blocked');
  });
  Object.assign(window, { gtag, fbq });
  await chat.send('Hi');
  expect(chat.state.messages.at(-1)).toEqual({ role: 'assistant', content: 'Hello' });
  chat.escalate();
  expect(open).toHaveBeenCalledExactlyOnceWith(whatsAppUrl(site.whatsapp, 'cta'), '_blank', 'noopener');
  const visitor_id = localStorage.getItem(visitorKey);
  expect(visitor_id).toMatch(/^visitor_/);
  expect(gtag.mock.calls).toEqual([
    ['event', 'ChatMessageSent', { visitor_id }],
    ['event', 'WhatsAppEscalation', { source: 'ai-chat', visitor_id }],
  ]);
  expect(fbq).toHaveBeenCalledTimes(2);
  for (const name of ['gtag', 'fbq']) Reflect.deleteProperty(window, name);
});
