import { createChatView } from './chat-view.store.ts';

/** The page's one chat panel. What counts its openings comes with the panel. */
export const chatView = createChatView({
  opened: () => {
    // A panel that does not come says so itself.
    import('./browser-visitor.ts').then(
      ({ countOpening }) => countOpening(),
      () => {},
    );
  },
});
