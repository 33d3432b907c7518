import type { ThankYouContent } from '@flow/content/page-schemas/thank-you';
import { useEffect, useRef } from 'react';
import { track } from '../../analytics/track.ts';

/** Tells analytics once that the page was opened, however often React runs the effect. */
export function useBookingEvent(event: ThankYouContent['event']): void {
  const sent = useRef(false);
  useEffect(() => {
    if (!event || sent.current) return;
    sent.current = true;
    const { name, ...parameters } = event;
    track(name, parameters);
  }, [event]);
}
