import { memo, Suspense, use, useEffect, useMemo } from 'react';
import { markHydrated } from '../hydration/hydrated.ts';
import { isAskedFor, loadPage, type PageResult, releasePage } from '../hydration/page-loader.ts';
import type { Destination, LoadedPage } from '../route.ts';
import { Button } from '../ui/Button/Button.tsx';
import * as styles from './RoutedPage.css.ts';

export interface RoutedPageProps {
  path: string;
  /** Called when the page of a path is on the screen. */
  onShown: (loaded: LoadedPage, path: string) => void;
  /** Called when the path turns out to lead elsewhere. */
  onRedirect: (to: string) => void;
}

/**
 * The page of the current path; 'Loading...' until it is there. Its boundary lets React leave the built page alone until
 * its script has come; an update from above would make React draw it anew, so it takes none but a new path.
 */
export const RoutedPage = memo(function RoutedPage(props: RoutedPageProps) {
  const { path } = props;
  // The prerenderer cannot wait: a page that it has not loaded is built as the loading screen.
  const isEmpty = import.meta.env.SSR && !isAskedFor(path);
  const page = useMemo(() => (isEmpty ? null : loadPage(path)), [path, isEmpty]);
  useEffect(() => () => releasePage(path), [path]);
  return (
    <Suspense key={path} fallback={<LoadingScreen />}>
      {page ? <PathPage {...props} page={page} /> : <LoadingScreen />}
    </Suspense>
  );
});

function PathPage({ page, ...props }: RoutedPageProps & { page: Promise<PageResult> }) {
  const result = use(page);
  if ('error' in result) return <FailedScreen path={props.path} error={result.error} />;
  return <Arrived {...props} destination={result} />;
}

function Arrived({ destination, path, onShown, onRedirect }: RoutedPageProps & { destination: Destination }) {
  useEffect(() => {
    if ('redirect' in destination) onRedirect(destination.redirect);
    else onShown(destination, path);
  }, [destination, path, onShown, onRedirect]);
  return 'element' in destination ? destination.element : <LoadingScreen />;
}

function LoadingScreen() {
  return (
    <div className={styles.loading} role="status">
      Loading...
    </div>
  );
}

/** After a release an open tab may ask for a file that is no longer there: loading the page anew finds the new one. */
function FailedScreen({ path, error }: { path: string; error: unknown }) {
  useEffect(() => {
    console.error(`The page ${path} could not be loaded:`, error);
    // Until then a press is kept for the page: the button below must answer.
    markHydrated('page');
  }, [path, error]);
  return (
    <div className={styles.screen} role="alert">
      <p>This page could not be loaded. Check your connection, then try again.</p>
      <Button onClick={() => window.location.reload()}>Try again</Button>
    </div>
  );
}
