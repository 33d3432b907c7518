import { content as site } from 'content:site';
import { track } from '../../analytics/track.ts';
import { findRoute, notFoundRoute } from '../../routes.ts';
import { loadChat } from '../../services.ts';
import { whatsAppUrl } from '../../whatsapp/url.ts';
import { reportMissingPart } from '../missing-part.ts';
import { pastedAnswer } from './answer-blocks.ts';
import { createChat } from './chat.store.ts';
import { copyText } from './copy-text.ts';
import { chatMemory, visitorId } from './this-visitor.ts';
import { unlessStopped } from './unless-stopped.ts';
import { whileThePageStays } from './while-the-page-stays.ts';

export const isPage = (path: string) => findRoute(path).route !== notFoundRoute;

/** The page's one conversation. */
export const chat = createChat({
  prepare: () => {
    // Asking says what is missing.
    loadChat().catch(() => {});
  },
  async *ask(request) {
    const { signal } = request;
    const service = await unlessStopped(loadChat(), signal).catch((error: unknown) => {
      // Nothing that is asked on this page will be answered any more, and the conversation outlives a reload.
      if (!signal.aborted) reportMissingPart('chat', error);
      throw error;
    });
    yield* whileThePageStays(service.stream(request), window);
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
