import * as z from 'zod/mini';

/** The languages that a card's answer is written in. */
export const answerLanguages = ['en', 'ar'] as const;
export type AnswerLanguage = (typeof answerLanguages)[number];

export {
  type SafetyLanguage,
  type SafetyWriting,
  safetyLanguages,
  safetyWritings,
} from './safety-language.ts';

const bilingual = z.object({ en: z.string(), ar: z.string() });
export type Bilingual = z.infer<typeof bilingual>;

const cardSchema = z.object({
  id: z.string(),
  /** The question that it answers, as a visitor would ask it; the text of its button. */
  title: bilingual,
  /** Other ways to ask it, in any language and script. */
  ask: z.array(z.string()),
  /** The whole answer, with its facts, its programs and its link in it. Markdown: links, bold, lists. */
  answer: bilingual,
  /** The page that says more, as a Markdown link. */
  link: z.string(),
  /** What was written, with the names of its facts in place of them: `{{pricing.trial.days}}`. */
  template: z.string(),
  /** The keys of the programs that it names. */
  programs: z.array(z.string()),
  /** True for a greeting, thanks and the like: told where nothing else was asked. */
  talk: z.boolean(),
  /** The card that answers 'and after that?'. */
  next: z.optional(z.string()),
});
/** One thing that the assistant knows to say. */
export type AnswerCard = z.infer<typeof cardSchema>;

const safetyTopicSchema = z.object({
  id: z.string(),
  text: z.object({
    en: z.string(),
    ar: z.string(),
    hi: z.string(),
    ur: z.string(),
    'hi-Latn': z.string(),
    fr: z.string(),
    ru: z.string(),
    tl: z.string(),
  }),
  /** The programs that are named with it, each with its caution; none beside a crisis or an emergency. */
  programs: z.array(z.string()),
  /** The other programs that may be told beside it when a question asks for them. */
  suitable: z.array(z.string()),
});
/** What the assistant says where safety is in question. */
export type SafetyTopic = z.infer<typeof safetyTopicSchema>;

const programSchema = z.object({
  name: z.string(),
  path: z.string(),
  /** One line about it, with its caution where it has one. */
  line: bilingual,
  /** What it costs, and what follows the trial. */
  price: bilingual,
  /** Whether it is open to beginners. */
  beginner: bilingual,
});

const passageSchema = z.object({
  id: z.string(),
  /** The key of its program, on a program's page. */
  program: z.optional(z.string()),
  /** The question that it answers; the text of its button. Without one it is told, and not offered. */
  title: z.optional(z.string()),
  /** Other ways to ask it. */
  ask: z.array(z.string()),
  /** As the page has it, in English, and below it the program with its caution, or a link to the page. */
  text: z.string(),
});
/** Something that a page says and no card does. */
export type Passage = z.infer<typeof passageSchema>;

/** What the assistant may say; built from `content/` into the chat function's `answers.gen.json`. */
export const answersSchema = z.object({
  site: z.object({ name: z.string(), email: z.string(), phone: z.string(), whatsappUrl: z.url() }),
  cards: z.array(cardSchema),
  safety: z.array(safetyTopicSchema),
  /** By their keys. */
  programs: z.record(z.string(), programSchema),
  passages: z.array(passageSchema),
  /** Every fact that a card may name, by name. */
  facts: z.record(z.string(), z.string()),
});
export type Answers = z.infer<typeof answersSchema>;
