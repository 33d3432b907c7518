import { definePage } from './define-page.ts';
import { joinThankYou, thankYouSchema } from './thank-you.ts';

export const thankYouCall = definePage({ schema: thankYouSchema, join: joinThankYou });

/** The module `content:page/thank-you-call`. */
export type ThankYouCallPageContent = ReturnType<typeof thankYouCall.join>;
