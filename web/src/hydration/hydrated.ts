/** What of the document React has taken over: the layout comes first, then the page in it. */
type HydratedPart = 'layout' | 'page';

/** Says so in the document, as `data-hydrated` of its root element. */
export function markHydrated(part: HydratedPart): void {
  const { dataset } = document.documentElement;
  if (part === 'page' || dataset.hydrated === undefined) dataset.hydrated = part;
}

/** Resolves when this part of the document answers to the visitor. */
export function whenHydrated(part: HydratedPart): Promise<void> {
  const root = document.documentElement;
  return new Promise((resolve) => {
    const check = () => {
      if (root.dataset.hydrated !== 'page' && root.dataset.hydrated !== part) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(check);
    observer.observe(root, { attributeFilter: ['data-hydrated'] });
    check();
  });
}
