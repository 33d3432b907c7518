import { definePage } from './define-page.ts';
import { joinThankYou, thankYouSchema } from './thank-you.ts';

export const thankYouTrial = definePage({ schema: thankYouSchema, join: joinThankYou });

/** The module `content:page/thank-you-trial`. */
export type ThankYouTrialPageContent = ReturnType<typeof thankYouTrial.join>;
