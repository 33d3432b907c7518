import { memo, Suspense, use, useEffect, useState } from 'react';
import type { Destination, LoadedPage } from '../route.ts';
import { resolvePath } from '../routes.ts';
import { Button } from '../ui/Button/Button.tsx';
import * as styles from './router.css.ts';

const arrived = new Map<string, Destination>();
const loading = new Map<string, Promise<Destination>>();

/** Loads what a path leads to, once. A page that is loaded before rendering is part of the first render. */
export function loadPath(path: string): Promise<Destination> {
  const known = loading.get(path);
  if (known) return known;
  const promise = resolvePath(path).then((destination) => {
    arrived.set(path, destination);
    return destination;
  });
  // Another try may find the network back.
  promise.catch(() => loading.delete(path));
  loading.set(path, promise);
  return promise;
}

type Outcome = { destination: Destination } | { error: unknown };
const outcomes = new Map<string, Promise<Outcome>>();

function outcomeOf(path: string, wanted: Promise<void> = Promise.resolve()): Promise<Outcome> {
  const known = outcomes.get(path);
  if (known) return known;
  const outcome = wanted
    .then(() => loadPath(path))
    .then(
      (destination): Outcome => ({ destination }),
      (error: unknown): Outcome => ({ error }),
    );
  outcomes.set(path, outcome);
  return outcome;
}

/**
 * The document was built with the page of this path in it. It stands there as HTML, and its own script is loaded when
 * the page is wanted.
 */
export function keepBuiltPage(path: string, wanted: Promise<void>): void {
  outcomeOf(path, wanted);
}

/** Paths whose document was built as a frame around the loading screen. */
const shells = new Set<string>();

export function keepBuiltShell(path: string): void {
  shells.add(path);
}

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
  return (
    <Suspense key={props.path} fallback={<LoadingScreen />}>
      <PathPage {...props} />
    </Suspense>
  );
});

function PathPage(props: RoutedPageProps) {
  const { path } = props;
  const [isShell, setIsShell] = useState(import.meta.env.SSR || shells.has(path));
  // Not before the page has come: React shows what comes after a fallback 300 ms later.
  useEffect(() => {
    const show = () => setIsShell(false);
    loadPath(path).then(show, show);
  }, [path]);

  // What React waited for it must ask for again, although it has arrived meanwhile.
  const destination = outcomes.has(path) ? undefined : arrived.get(path);
  if (destination) return <Arrived {...props} destination={destination} />;
  if (isShell) return <LoadingScreen />;
  const outcome = use(outcomeOf(path));
  if ('destination' in outcome) return <Arrived {...props} destination={outcome.destination} />;
  return <FailedScreen path={path} error={outcome.error} />;
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
    // late-start.ts keeps what is pressed until then, and would keep the button below too.
    window.dispatchEvent(new Event('flow:page'));
    return () => {
      outcomes.delete(path);
    };
  }, [path, error]);
  return (
    <div className={styles.screen} role="alert">
      <p>This page could not be loaded. Check your connection, then try again.</p>
      <Button onClick={() => window.location.reload()}>Try again</Button>
    </div>
  );
}
