import { content as site } from 'content:site';
import { track } from '../../analytics/track.ts';
import { findRoute, notFoundRoute } from '../../routes.ts';
import { loadChat } from '../../services.ts';
import { whatsAppUrl } from '../../whatsapp/url.ts';
import { reportLoadFailure } from '../report-load-failure.ts';
import { pastedAnswer } from './answer-blocks.ts';
import { chatMemory, visitorId } from './browser-visitor.ts';
import { createChat } from './chat.store.ts';
import { copyText } from './copy-text.ts';
import { deferUnloadErrors } from './defer-unload-errors.ts';

/** Rejects as soon as the signal aborts. A module that is loading cannot be aborted, but need not be waited for. */
function abortable<Value>(loading: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    loading.then(resolve, reject);
  });
}

export const isPage = (path: string) => findRoute(path).route !== notFoundRoute;

/** The page's one conversation. */
export const chat = createChat({
  prepare: () => {
    // Asking says what is missing.
    loadChat().catch(() => {});
  },
  async *ask(request) {
    const { signal } = request;
    const service = await abortable(loadChat(), signal).catch((error: unknown) => {
      // Nothing that is asked on this page will be answered any more, and the conversation outlives a reload.
      if (!signal.aborted) reportLoadFailure('chat', error);
      throw error;
    });
    yield* deferUnloadErrors(service.stream(request), window);
  },
  memory: chatMemory,
  visitorId,
  track,
  openWhatsApp: () => {
    window.open(whatsAppUrl(site.whatsapp, 'cta'), '_blank', 'noopener');
  },
  rateAnswer: async (feedback) => (await loadChat()).rate(feedback),
  now: Date.now,
  copyAnswer: (answer) =>
    copyText(pastedAnswer(answer, isPage, window.location.origin), {
      clipboard: navigator.clipboard,
      document,
    }),
});
