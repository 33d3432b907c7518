import { content as site } from 'content:site';
import { track } from '../../analytics/track.ts';
import { findRoute, notFoundRoute } from '../../routes.ts';
import { loadFlow } from '../../services.ts';
import { whatsAppUrl } from '../../whatsapp/url.ts';
import { createChat } from './chat.store.ts';
import { chatMemory, visitorId } from './this-visitor.ts';

/** The page's one conversation. */
export const chat = createChat({
  async *ask(request) {
    const flow = await loadFlow();
    yield* flow.chat.stream(request);
  },
  memory: chatMemory,
  visitorId,
  track,
  openWhatsApp: () => {
    window.open(whatsAppUrl(site.whatsapp, 'cta'), '_blank', 'noopener');
  },
});

export const isPage = (path: string) => findRoute(path).route !== notFoundRoute;
