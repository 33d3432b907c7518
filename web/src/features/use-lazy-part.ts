import { useEffect, useState } from 'react';

/**
 * A part that is loaded when it is first wanted, null until it is there. A failed load calls back and is tried
 * again the next time that the part is wanted.
 */
export function useLazyPart<Part>(
  wanted: boolean,
  load: () => Promise<Part>,
  onFailure: (error: unknown) => void,
): Part | null {
  const [part, setPart] = useState<{ loaded: Part } | null>(null);
  const missing = wanted && part === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: callers pass functions made while rendering; only the wish starts a download.
  useEffect(() => {
    if (!missing) return;
    let current = true;
    load().then(
      (loaded) => current && setPart({ loaded }),
      (error: unknown) => current && onFailure(error),
    );
    return () => {
      current = false;
    };
  }, [missing]);
  return part?.loaded ?? null;
}
