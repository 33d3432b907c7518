import { getVersion } from 'valtio/vanilla';
import { expect, test } from 'vitest';
import { prerenderSite } from './entry-prerender.tsx';
import { chatView } from './features/chat/chat-view.ts';
import { consultationOpening } from './features/consultation/open.ts';
import { session } from './features/session/session.ts';
import { toastState } from './features/toasts/toasts.store.ts';
import { routes } from './routes.ts';

test('every route is rendered, and nothing is written to a store meanwhile: one visitor must not see another', async () => {
  const stores = { consultationOpening, toastState, chatView: chatView.state, session: session.state };
  const versions = () => Object.entries(stores).map(([name, state]) => [name, getVersion(state)]);
  const before = versions();
  const { pages } = await prerenderSite();
  expect(pages.map(({ path }) => path)).toEqual(routes.map(({ path }) => path));
  expect(versions()).toEqual(before);
});

test('without a script, a page says which part needs one and where to write', async () => {
  const { pages } = await prerenderSite();
  const [home] = pages;
  expect(home?.html).toMatch(/<noscript><p[^>]*>.*JavaScript.*<a href="mailto:info@flow\.example">/);
});
