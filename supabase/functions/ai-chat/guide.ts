import type { ChatMessage } from '@flow/contracts/chat.ts';
import { createGuideIndex, type Match } from './guide-index.ts';
import { type Intent, intentOf, pointsBack } from './guide-intent.ts';
import { termsOf } from './guide-terms.ts';
import type { Knowledge, KnowledgeEntry, KnowledgeKind } from './knowledge.ts';

/** Below this share of the question, an entry is about something else. */
const enoughCoverage = 0.55;
const relatedCoverage = 0.4;
/** Below this share of the best score, an entry is not worth naming beside it. */
const nearlyAsGood = 0.3;

/** Terms of a question that only say that it is about prices. */
const priceTerms = new Set(
  termsOf('price prices how much cost aed dirhams cheap discount packages plans plan'),
);

/** The fact under which the content keeps what a doctor must know first. */
const cautionLabel = 'Before you start';

/** What each goal is called in the content, and how its answer begins. */
const goals = {
  'lose-weight': {
    query: 'fat loss diet shape sedentary',
    opening: 'Losing weight is one of the goals we coach most. These programs are built for it:',
    question: 'How many days a week could you train, and would you rather train at home or in a gym?',
  },
  'build-muscle': {
    query: 'gainer gain glutes built lifters',
    opening: 'Building muscle takes a plan that grows with you. These programs are built for it:',
    question: 'How much training experience do you have, and how many days a week could you train?',
  },
  beginner: {
    query: 'beginner first twelve sedentary comeback',
    opening: 'Everyone starts somewhere, and no experience is needed. These are good places to begin:',
    question: 'What would you like to reach first: more energy, less weight, or more strength?',
  },
} as const satisfies Partial<Record<Intent, unknown>>;

/** How much an entry of a kind is worth as an answer when several fit. */
const kindWeight: Record<KnowledgeKind, number> = {
  faq: 1.3,
  price: 1.1,
  policy: 1.1,
  program: 1,
  coach: 1.2,
  location: 1,
  page: 0.8,
  post: 0.7,
};

export interface Guide {
  /** The answer to a conversation's last message, in plain sentences with Markdown links. */
  answer(messages: readonly ChatMessage[]): string;
  /** The entries that a conversation's last message is about, best first. */
  retrieve(messages: readonly ChatMessage[], most: number): KnowledgeEntry[];
}

const link = (entry: Pick<KnowledgeEntry, 'title' | 'path'>) => `[${entry.title}](${entry.path})`;

/** The facts that the text does not say already. */
const factLines = (facts: Record<string, string>, text: string) =>
  Object.entries(facts)
    .filter(([, value]) => !text.includes(value))
    .map(([label, value]) => `${label}: ${value.replace(/\.$/, '')}.`);

/** The first sentences that fit; always one. */
function openingOf(text: string, characters: number): string {
  const sentences = text.match(/.+?[.!?](?=\s|$)|.+$/g) ?? [text];
  let opening = '';
  for (const sentence of sentences) {
    if (opening !== '' && opening.length + sentence.length > characters) break;
    opening += sentence;
  }
  return opening.trim();
}

function paragraphs(...parts: (string | string[] | false | undefined)[]): string {
  return parts
    .flatMap((part) => (Array.isArray(part) ? part.join('\n') : part || []))
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Answers out of the content alone: what is not in it, the guide says that it does not know. */
export function createGuide(knowledge: Knowledge): Guide {
  const index = createGuideIndex(knowledge);
  const { site } = knowledge;
  // Not a link: a chat shows links to our own pages alone, and has a button for WhatsApp beside it.
  const whatsapp = `WhatsApp (${site.phone})`;

  const ranked = (question: string, kinds?: readonly KnowledgeKind[]): Match[] =>
    index
      .find(question, kinds)
      .map((match) => ({ ...match, score: match.score * match.coverage * kindWeight[match.entry.kind] }))
      .sort((one, other) => other.score - one.score);

  /** The entries that answer a question, best first; none when the content does not. */
  function fitting(question: string, kinds?: readonly KnowledgeKind[]): KnowledgeEntry[] {
    const matches = ranked(question, kinds).filter(
      (match) => match.coverage >= enoughCoverage && match.isOnSubject,
    );
    const best = matches[0]?.score ?? 0;
    return matches.filter((match) => match.score >= best * nearlyAsGood).map((match) => match.entry);
  }

  const listed = (entries: readonly KnowledgeEntry[]) =>
    entries.map((entry) => `- ${link(entry)}: ${openingOf(entry.text, 120)}`);

  function trial(): string | undefined {
    const [offer] = fitting('free trial', ['price']);
    return offer && `${offer.text} More: ${link(offer)}.`;
  }

  function goal(name: keyof typeof goals): string {
    const { query, opening, question } = goals[name];
    const programs = ranked(query, ['program']).slice(0, 3);
    if (programs.length === 0) return unknown();
    return paragraphs(opening, listed(programs.map((match) => match.entry)), trial(), question);
  }

  function medical(question: string): string {
    const related = ranked(question, ['program', 'faq'])
      .filter(({ entry, coverage }) =>
        entry.kind === 'faq' || entry.facts?.[cautionLabel] !== undefined
          ? coverage >= relatedCoverage
          : false,
      )
      .slice(0, 2)
      .map((match) => match.entry);
    const cautions = related.flatMap((entry) => {
      const caution = entry.facts?.[cautionLabel];
      return caution === undefined ? [] : [`${entry.title}: ${caution}`];
    });
    return paragraphs(
      `That is a question about your health, so I would rather not guess. Please ask your doctor, and a coach on ${whatsapp}, before you train. If it is urgent, contact the emergency services.`,
      cautions,
      related.length > 0 && `These may help you prepare: ${related.map(link).join(', ')}.`,
    );
  }

  function price(question: string): string {
    const subject = termsOf(question)
      .filter((term) => !priceTerms.has(term))
      .join(' ');
    const all = knowledge.entries.filter((entry) => entry.kind === 'price');
    if (all.length === 0) return unknown();
    const prices = fitting(subject, ['price']).slice(0, 4);
    const [other] = prices.length === 0 ? fitting(subject) : [];
    if (other !== undefined) return about(other, question);
    return paragraphs(
      prices.length > 0 || subject === ''
        ? 'Here is what it costs:'
        : 'I have no price for exactly that. Here is what our coaching costs:',
      (prices.length > 0 ? prices : all).map((entry) => {
        const { Price: amount, ...facts } = entry.facts ?? {};
        const opening = openingOf(entry.text, 100);
        const words = [amount && `${amount}.`, opening, ...factLines(facts, opening)];
        return `- ${link(entry)}: ${words.filter(Boolean).join(' ')}`;
      }),
      `For anything else about prices, a coach can help on ${whatsapp}.`,
    );
  }

  function about(entry: KnowledgeEntry, question: string, others: readonly KnowledgeEntry[] = []): string {
    const asked = new Set(termsOf(question));
    const facts = Object.entries(entry.facts ?? {});
    const telling = facts.filter(([label]) => termsOf(label).some((term) => asked.has(term)));
    const shown = Object.fromEntries(telling.length > 0 ? telling : facts);
    return paragraphs(
      entry.kind === 'program' ? `${entry.title}: ${openingOf(entry.text, 240)}` : entry.text,
      factLines(shown, entry.text),
      `Read more: ${[entry, ...others.slice(0, 2)].map(link).join(', ')}.`,
    );
  }

  function unknown(): string {
    return paragraphs(
      `I don't know that, and I would rather not guess. A coach can answer on ${whatsapp} or at ${site.email}.`,
      'I can tell you about our programs, prices, the free trial and how coaching works.',
    );
  }

  /** The entries that the assistant's last answer linked to, in its order. */
  function mentioned(messages: readonly ChatMessage[]): KnowledgeEntry[] {
    const last = messages.findLast((message) => message.role === 'assistant')?.content ?? '';
    return [...last.matchAll(/\[([^\]]+)\]\((\/[^)\s]*)\)/g)].flatMap(
      ([, title = '', path = '']) => index.linked(title, path) ?? [],
    );
  }

  function earlier(messages: readonly ChatMessage[], question: string): KnowledgeEntry | undefined {
    if (!pointsBack(question)) return undefined;
    const entries = mentioned(messages);
    const order = [/\bfirst\b/i, /\bsecond\b/i, /\bthird\b/i].findIndex((word) => word.test(question));
    const place = /\blast\b/i.test(question) ? entries.length - 1 : Math.max(order, 0);
    return entries[place];
  }

  function answerQuestion(messages: readonly ChatMessage[], question: string): string {
    const [best, ...others] = fitting(question);
    const referred = earlier(messages, question);
    if (referred !== undefined && (best === undefined || termsOf(question).length < 3)) {
      return about(referred, question);
    }
    return best === undefined ? unknown() : about(best, question, others);
  }

  const replies: Record<Intent, (question: string, messages: readonly ChatMessage[]) => string> = {
    greeting: () =>
      `Hi, I'm the assistant of ${site.name}. I can find a program for you, explain prices and the free trial, or bring you to a coach. What is your goal: losing weight, building muscle, or a first start?`,
    thanks: () =>
      `You're welcome! If anything else comes up, ask me here or write to a coach on ${whatsapp}.`,
    human: () =>
      `Of course. You reach a real coach on WhatsApp or by phone at ${site.phone}, or by mail at ${site.email}.`,
    medical,
    price,
    'lose-weight': () => goal('lose-weight'),
    'build-muscle': () => goal('build-muscle'),
    beginner: () => goal('beginner'),
    question: (question, messages) => answerQuestion(messages, question),
  };

  const questionOf = (messages: readonly ChatMessage[]) => messages.at(-1)?.content ?? '';

  return {
    answer(messages) {
      const question = questionOf(messages);
      return replies[intentOf(question)](question, messages);
    },
    retrieve(messages, most) {
      const found = ranked(questionOf(messages)).map((match) => match.entry);
      return [...new Set([...mentioned(messages).slice(0, 3), ...found])].slice(0, most);
    },
  };
}
