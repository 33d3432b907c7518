import { content as site } from 'content:site';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { env } from '../env.ts';
import { ChatLauncher } from '../features/chat/ChatLauncher.tsx';
import { ConsultationHost } from '../features/consultation/ConsultationHost.tsx';
import { openConsultation } from '../features/consultation/open.ts';
import { ToastHost } from '../features/toasts/ToastHost.tsx';
import { findRoute, type LoadedPage } from '../routes.ts';
import { ConnectProvider } from '../ui/ConnectButton/connect-context.ts';
import { applyHead, type DescribedPage, type DocumentHead, documentHead } from './document-head.ts';
import { RoutedPage } from './router.tsx';
import { Shell } from './Shell/Shell.tsx';

/** What a page says about itself. */
export function pageHead(page: DescribedPage): DocumentHead {
  return documentHead({ ...page, site: { name: site.name, url: env.siteUrl ?? site.url } });
}

export interface AppProps {
  /** Called each time that a page has come after the one the document was opened with. */
  onNavigated?: (() => void) | undefined;
}

/** The frame, the page of the current path, and what floats over every page. */
export function App({ onNavigated }: AppProps) {
  const [path, navigate] = useLocation();
  const { route } = findRoute(path);
  const shownPath = useRef<string | null>(null);

  const pageShown = useCallback(
    (loaded: LoadedPage, pagePath: string) => {
      applyHead(pageHead(loaded), document);
      // The first page came with the document: its focus and its place are the visitor's.
      if (shownPath.current !== null && shownPath.current !== pagePath) {
        document.getElementById('content')?.focus({ preventScroll: true });
        onNavigated?.();
      }
      // late-start.ts waits for the first one.
      window.dispatchEvent(new Event('flow:page'));
      shownPath.current = pagePath;
    },
    [onNavigated],
  );
  const redirected = useCallback((to: string) => navigate(to, { replace: true }), [navigate]);

  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);

  const page = <RoutedPage path={path} onShown={pageShown} onRedirect={redirected} />;
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
