import { content as site } from 'content:site';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { ChatLauncher } from '../features/chat/ChatLauncher.tsx';
import { ConsultationHost } from '../features/consultation/ConsultationHost.tsx';
import { openConsultation } from '../features/consultation/open.ts';
import { ToastHost } from '../features/toasts/ToastHost.tsx';
import { markHydrated } from '../hydration/hydrated.ts';
import type { LoadedPage } from '../route.ts';
import { findRoute } from '../routes.ts';
import { ConnectProvider } from '../ui/ConnectButton/connect-context.ts';
import { loadPageHead } from './load-page-head.ts';
import { RoutedPage } from './RoutedPage.tsx';
import { Shell } from './Shell/Shell.tsx';

/** Whether the document was built as this page, and says so itself. */
function isBuiltAs({ path }: LoadedPage): boolean {
  return document.getElementById('root')?.dataset.page === path;
}

function showHead(loaded: LoadedPage): void {
  loadPageHead().then(
    ({ showPageHead }) => showPageHead(loaded),
    (error: unknown) => console.error('The head of the page could not be loaded:', error),
  );
}

export interface AppProps {
  /** Called each time that a page has come after the one the document was opened with. */
  onNavigated?: (() => void) | undefined;
}

/** The layout, the page of the current path, and what floats over every page. */
export function App({ onNavigated }: AppProps) {
  const [path, navigate] = useLocation();
  const { route } = findRoute(path);
  const shownPath = useRef<string | null>(null);

  const pageShown = useCallback(
    (loaded: LoadedPage, pagePath: string) => {
      if (shownPath.current !== null || !isBuiltAs(loaded)) showHead(loaded);
      // The first page came with the document: its focus and its place are the visitor's.
      if (shownPath.current !== null && shownPath.current !== pagePath) {
        document.getElementById('content')?.focus({ preventScroll: true });
        onNavigated?.();
      }
      markHydrated('page');
      shownPath.current = pagePath;
    },
    [onNavigated],
  );
  const redirected = useCallback((to: string) => navigate(to, { replace: true }), [navigate]);

  useEffect(() => markHydrated('layout'), []);

  const page = <RoutedPage path={path} onShown={pageShown} onRedirect={redirected} />;
  const isSite = route.layout !== 'app';

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
