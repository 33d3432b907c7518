import { showToast } from './toasts/toasts.store.ts';

/**
 * Says that a part which is loaded on intent could not be. A browser does not ask again for a module that failed:
 * only a new document does, so the way on is to reload.
 */
export function reportLoadFailure(part: string, error: unknown): void {
  console.error(`The ${part} could not be loaded:`, error);
  showToast({
    title: `The ${part} could not be loaded`,
    description: 'Please check your connection, then reload the page.',
    variant: 'destructive',
    action: {
      label: 'Reload',
      altText: 'Reload the page in your browser',
      onAction: () => window.location.reload(),
    },
  });
}
