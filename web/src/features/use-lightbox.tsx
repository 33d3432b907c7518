import { useState } from 'react';
import type { LightboxItem, Lightbox as LightboxPart } from '../ui/Lightbox/Lightbox.tsx';
import { usePartOnIntent } from './use-part-on-intent.ts';

/**
 * Pictures of which a press opens one large: what opens it, the `intent` of the list of them, and the open lightbox. The
 * page says how that is loaded: this stands in a script of every page, and most have no use for it.
 */
export function useLightbox(load: () => Promise<typeof LightboxPart>, items: readonly LightboxItem[]) {
  const [index, setIndex] = useState<number>();
  const close = () => setIndex(undefined);
  const { part: Lightbox, intent } = usePartOnIntent('picture', load, index !== undefined, close);
  const lightbox = Lightbox && index !== undefined && (
    <Lightbox items={items} index={index} onIndexChange={setIndex} onClose={close} />
  );
  return { open: setIndex, intent, lightbox };
}
