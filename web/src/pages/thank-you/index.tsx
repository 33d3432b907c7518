import type { ThankYouContent } from '@flow/content/page-schemas/thank-you';
import { useEffect, useRef } from 'react';
import { track } from '../../analytics/track.ts';
import { NextSteps } from './NextSteps/NextSteps.tsx';
import { Thanks } from './Thanks/Thanks.tsx';

export interface PageProps {
  content: ThankYouContent;
}

/** Tells analytics once that the page was opened, however often React runs the effect. */
function useBookingEvent(event: ThankYouContent['event']): void {
  const sent = useRef(false);
  useEffect(() => {
    if (!event || sent.current) return;
    sent.current = true;
    const { name, ...parameters } = event;
    track(name, parameters);
  }, [event]);
}

/** What three pages share: that it worked, and what happens next. */
export function Page({ content }: PageProps) {
  useBookingEvent(content.event);
  return (
    <>
      <Thanks content={content} />
      <NextSteps content={content} />
    </>
  );
}
