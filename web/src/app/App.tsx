import { content as site } from 'content:site';
import { useCallback, useEffect, useRef } from 'react';
import { Route as RouteMatch, useLocation } from 'wouter';
import { env } from '../env.ts';
import { ChatLauncher } from '../features/chat/ChatLauncher.tsx';
import { ConsultationHost } from '../features/consultation/ConsultationHost.tsx';
import { openConsultation } from '../features/consultation/open.ts';
import { ToastHost } from '../features/toasts/ToastHost.tsx';
import { findRoute, type LoadedPage, type Route } from '../routes.ts';
import { ConnectProvider } from '../ui/ConnectButton/connect-context.ts';
import { applyHead, type DocumentHead, documentHead } from './document-head.ts';
import { RoutedPage } from './router.tsx';
import { Shell } from './Shell/Shell.tsx';

/** What the page of a route says about itself. Every path without a page has the not-found page's own address. */
export function routeHead(route: Route, { head }: Pick<LoadedPage, 'head'>): DocumentHead {
  const { path, noindex } = route;
  return documentHead({ head, path, noindex, site: { name: site.name, url: env.siteUrl ?? site.url } });
}

export interface AppProps {
  /** Called each time that a page has come after the one the document was opened with. */
  onNavigated?: (() => void) | undefined;
}

/** The frame, the page of the current path, and what floats over every page. */
export function App({ onNavigated }: AppProps) {
  const [path] = useLocation();
  const route = findRoute(path);
  const shownPath = useRef<string | null>(null);

  const pageShown = useCallback(
    (loaded: LoadedPage, pagePath: string) => {
      applyHead(routeHead(findRoute(pagePath), loaded), document);
      // The first page came with the document: its focus and its place are the visitor's.
      if (shownPath.current !== null && shownPath.current !== pagePath) {
        document.getElementById('content')?.focus({ preventScroll: true });
        onNavigated?.();
      }
      shownPath.current = pagePath;
    },
    [onNavigated],
  );

  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);

  const page = (
    <RouteMatch path={route.page === 'not-found' ? '*' : route.path}>
      <RoutedPage route={route} path={path} onShown={pageShown} />
    </RouteMatch>
  );
  const isSite = route.frame === 'site';

  return (
    <ConnectProvider value={openConsultation}>
      {isSite ? (
        <Shell site={site} path={path}>
          {page}
        </Shell>
      ) : (
        page
      )}
      <ConsultationHost />
      {isSite && <ChatLauncher />}
      <ToastHost />
    </ConnectProvider>
  );
}
