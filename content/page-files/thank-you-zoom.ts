import { definePage } from './define-page.ts';
import { joinThankYou, thankYouSchema } from './thank-you.ts';

export const thankYouZoom = definePage({ schema: thankYouSchema, join: joinThankYou });

/** The module `content:page/thank-you-zoom`. */
export type ThankYouZoomPageContent = ReturnType<typeof thankYouZoom.join>;
