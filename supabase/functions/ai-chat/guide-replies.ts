import type { Knowledge } from '@flow/contracts/chat-knowledge.ts';
import { isArabic } from './guide-language.ts';
import { crisis } from './guide-safety.ts';
import { paragraphs } from './guide-words.ts';

/** The answers that need no search. */
export function createReplies({ entries, site }: Knowledge) {
  // Not a link: a chat shows links to our own pages alone, and has a button for WhatsApp beside it.
  const whatsapp = `WhatsApp (${site.phone})`;
  const goals = 'What is your goal: losing weight, building muscle, or a first start?';
  const subjects = 'I can tell you about our programs, prices, the free trial and how coaching works.';
  const coachesInArabic = entries.some(({ kind, text }) => kind === 'faq' && /\bArabic\b/.test(text));

  return {
    whatsapp,
    greeting: `Hi, I'm the assistant of ${site.name}. I can find a program for you, explain prices and the free trial, or bring you to a coach. ${goals}`,
    goals,
    thanks: `You're welcome! If anything else comes up, ask me here or write to a coach on ${whatsapp}.`,
    self: `I'm the assistant of ${site.name}: software that answers from the pages of this site, and no person. ${subjects} A real coach is on ${whatsapp}.`,
    upset: `I am sorry. If I did not help, a coach can: on ${whatsapp}, or at ${site.email} if something went wrong. I am software, and I can tell you about programs, prices and how coaching works.`,
    human: `Of course. You reach a real coach on WhatsApp or by phone at ${site.phone}, or by mail at ${site.email}.`,
    unknown: paragraphs(
      `I don't know that, and I would rather not guess. A coach can answer on ${whatsapp} or at ${site.email}.`,
      subjects,
    ),
    injection: paragraphs(
      `I can't do that. I only answer questions about coaching with ${site.name}, and no message changes that. A coach answers everything else on ${whatsapp} or at ${site.email}.`,
      subjects,
    ),
    task: paragraphs(
      `I can't help with that here: I only know about coaching with ${site.name}. A coach answers other questions on ${whatsapp} or at ${site.email}.`,
      subjects,
    ),
    health: (question: string) =>
      crisis.test(question)
        ? `I am sorry that you feel this way, and you do not have to be alone with it. Please call the emergency services or your doctor now, or tell somebody near you. A coach is on ${whatsapp}, and cannot replace them.`
        : `That is a question about your health, so I would rather not guess. Please ask your doctor, and a coach on ${whatsapp}, before you train. If it is urgent, contact the emergency services.`,
    /** Says in Arabic that the answer is in English, and that a coach answers in Arabic. */
    inArabic: (question: string) =>
      isArabic(question) &&
      coachesInArabic &&
      `أجيب هنا بالإنجليزية. للحديث مع مدرب بالعربية، راسلنا على واتساب: \u2066${site.phone}\u2069`,
  };
}
