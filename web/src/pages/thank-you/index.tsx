import type { ThankYouContent } from '@flow/content/page-schemas/thank-you';
import { useBookingEvent } from './booking-event.ts';
import { NextSteps } from './NextSteps/NextSteps.tsx';
import { Thanks } from './Thanks/Thanks.tsx';

export interface PageProps {
  content: ThankYouContent;
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
