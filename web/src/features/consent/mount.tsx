import { createRoot } from 'react-dom/client';
import { ConsentParts } from './ConsentParts.tsx';
import type { Consent } from './consent.store.ts';

let mounted = false;

/**
 * Shows what asks and what lets choose, from now on. In a root of its own, so that the frame of every page holds
 * nothing of it; first in the document, where the keyboard finds it first.
 */
export function mountConsent(consent: Consent): void {
  if (mounted) return;
  mounted = true;
  const place = document.createElement('div');
  document.body.prepend(place);
  createRoot(place).render(<ConsentParts consent={consent} />);
}
