import { useEffect, useState } from 'react';
import type { LoadedPage, PageName, Route } from '../routes.ts';
import { Button } from '../ui/Button/Button.tsx';
import * as styles from './router.css.ts';

const loadedPages = new Map<PageName, LoadedPage>();

/** Loads a route's page, once. A page that is loaded before rendering is part of the first render. */
export async function loadPage(route: Route): Promise<LoadedPage> {
  const known = loadedPages.get(route.page);
  if (known) return known;
  const loaded = await route.load();
  loadedPages.set(route.page, loaded);
  return loaded;
}

export interface RoutedPageProps {
  route: Route;
  path: string;
  /** Called when the page of a path is on the screen. */
  onShown: (loaded: LoadedPage, path: string) => void;
}

type Outcome = { page: PageName; failed: boolean } | null;

/** The page of the current route; 'Loading...' until it is there. */
export function RoutedPage({ route, path, onShown }: RoutedPageProps) {
  const [outcome, setOutcome] = useState<Outcome>(null);
  const loaded = loadedPages.get(route.page);

  useEffect(() => {
    if (loaded) {
      onShown(loaded, path);
      return;
    }
    let current = true;
    setOutcome(null);
    loadPage(route).then(
      () => current && setOutcome({ page: route.page, failed: false }),
      (error: unknown) => {
        if (!current) return;
        console.error(`The page ${route.path} could not be loaded:`, error);
        setOutcome({ page: route.page, failed: true });
      },
    );
    return () => {
      current = false;
    };
  }, [route, path, loaded, onShown]);

  if (loaded) return loaded.element;
  return outcome?.failed && outcome.page === route.page ? <FailedScreen /> : <LoadingScreen />;
}

function LoadingScreen() {
  return (
    <div className={styles.loading} role="status">
      Loading...
    </div>
  );
}

/** After a release an open tab may ask for a file that is no longer there: loading the page anew finds the new one. */
function FailedScreen() {
  return (
    <div className={styles.screen} role="alert">
      <p>This page could not be loaded. Check your connection, then try again.</p>
      <Button onClick={() => window.location.reload()}>Try again</Button>
    </div>
  );
}
