import type { ChatMessage } from '@flow/contracts/chat.ts';
import type { Knowledge, KnowledgeEntry } from '@flow/contracts/chat-knowledge.ts';
import { createGrounds } from './grounds.ts';
import { type Intent, intentOf, pointsBack } from './guide-intent.ts';
import { isOtherLanguage } from './guide-language.ts';
import { foreignPlace } from './guide-places.ts';
import { createReplies } from './guide-replies.ts';
import { createGuideSearch } from './guide-search.ts';
import { termsOf } from './guide-terms.ts';
import { factLines, link, openingOf, paragraphs, passageOf } from './guide-words.ts';

/** From this share of a health question on, an entry may help to prepare. */
const relatedCoverage = 0.4;

/** Terms of a question that only say that it is about prices. */
const priceTerms = new Set(
  termsOf('price prices how much cost aed dirhams cheap discount packages plans plan list menu overview'),
);
/** Numbers by which prices are known, as people say them: two people, twelve sessions. */
const spelled: Record<string, string> = { one: '1', two: '2', couple: '2', eight: '8', twelve: '12' };
const inDigits = (question: string) =>
  question
    .replace(/\b(?:1|one)[- ]?(?:on|to|:)[- ]?(?:1|one)\b/gi, 'in person')
    .replace(/\b(?:one|two|couple|eight|twelve)\b/gi, (word) => spelled[word.toLowerCase()] ?? word);

/** Words that make a number in a question an offer. */
const offerWords =
  /\b(?:plans?|price[sd]?|offers?|packages?|memberships?|subscriptions?|pay|costs?|deals?|only)\b/i;

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
type Goal = keyof typeof goals;
const isGoal = (intent: Intent): intent is Goal => intent in goals;

export interface GuideReply {
  text: string;
  /** Whether a language model has nothing to add: the answer is a rule of ours, or the content has none. */
  isFinal: boolean;
}

export interface Guide {
  /** The answer to a conversation's last message, in plain sentences with Markdown links. */
  reply(messages: readonly ChatMessage[]): GuideReply;
  /** The entries that a conversation's last message is about, best first. */
  retrieve(messages: readonly ChatMessage[], most: number): KnowledgeEntry[];
}

const noSuchOffer = 'I know of no such promise or offer, so please do not count on it.';

const settled = (text: string): GuideReply => ({ text, isFinal: true });
const open = (text: string): GuideReply => ({ text, isFinal: false });
const questionOf = (messages: readonly ChatMessage[]) => messages.at(-1)?.content ?? '';

/** Answers out of the content alone: what is not in it, the guide says that it does not know. */
export function createGuide(knowledge: Knowledge): Guide {
  const search = createGuideSearch(knowledge);
  const grounds = createGrounds(knowledge);
  const replies = createReplies(knowledge);
  const all = (kind: KnowledgeEntry['kind']) => knowledge.entries.filter((entry) => entry.kind === kind);

  const listed = (entries: readonly KnowledgeEntry[]) =>
    entries.map((entry) => `- ${link(entry)}: ${openingOf(entry.text, 120)}`);

  /** What the visitor may hear in their own language from somebody who sees more than the search does. */
  const unknown = (question: string): GuideReply => ({
    text: replies.unknown,
    isFinal: !isOtherLanguage(question),
  });

  function trial(): string | undefined {
    const [offer] = search.fitting('free trial', ['price']);
    return offer && `${offer.text} More: ${link(offer)}.`;
  }

  const programsFor = (goal: Goal) =>
    search
      .ranked(goals[goal].query, ['program'])
      .slice(0, 3)
      .map((match) => match.entry);

  function goal(name: Goal, asked: string): GuideReply {
    const programs = programsFor(name);
    if (programs.length === 0) return unknown(asked);
    const { opening, question } = goals[name];
    return open(paragraphs(opening, listed(programs), trial(), question));
  }

  function medical(question: string): GuideReply {
    const related = search
      .ranked(question, ['program', 'faq'])
      .filter(
        ({ entry, coverage, isInTitle }) =>
          coverage >= relatedCoverage &&
          (entry.kind === 'faq' || isInTitle || entry.facts?.[cautionLabel] !== undefined),
      )
      .slice(0, 2)
      .map((match) => match.entry);
    const cautions = related.flatMap((entry) => {
      const caution = entry.facts?.[cautionLabel];
      return caution === undefined ? [] : [`${entry.title}: ${caution}`];
    });
    return settled(
      paragraphs(
        replies.health(question),
        cautions,
        related.length > 0 && `These may help you prepare: ${related.map(link).join(', ')}.`,
      ),
    );
  }

  /** The prices and discounts that a question takes for granted and the content does not have. */
  function falseOffer(question: string): string | undefined {
    const isOffer = offerWords.test(question);
    return grounds
      .unknownAmounts(question)
      .find((amount) => /[^\d.,\s]/.test(amount) || (isOffer && amount.replace(/\D/g, '').length <= 5));
  }

  /** Whether a number in a question is one by which a price is known, such as the 12 of 12 sessions. */
  const isPriced = (number: string) => search.ranked(number, ['price']).length > 0;

  function price(question: string): GuideReply {
    const prices = all('price');
    if (prices.length === 0) return unknown(question);
    const invented = falseOffer(question);
    const subject = termsOf(inDigits(question))
      .filter((term) => !priceTerms.has(term) && (!/^\d+$/.test(term) || isPriced(term)))
      .join(' ');
    const isPromised = invented === undefined && grounds.objectionTo(question) === 'promise';
    const isHonest = invented === undefined && !isPromised;
    const found = isHonest ? search.fitting(subject, ['price']).slice(0, 4) : [];
    const [other] = found.length === 0 && isHonest ? search.fitting(subject) : [];
    if (other !== undefined) return open(about(other, question));
    const isKnown = !isPromised && (found.length > 0 || subject === '');
    const opening = isPromised
      ? `${noSuchOffer} Here is what our coaching costs:`
      : isKnown
        ? 'Here is what it costs:'
        : 'I have no price for exactly that. Here is what our coaching costs:';
    const text = paragraphs(
      invented === undefined
        ? opening
        : `I know of no such price or offer (${invented}), so please do not count on it. Here is what our coaching costs:`,
      (found.length > 0 ? found : prices).map((entry) => {
        const { Price: amount, ...facts } = entry.facts ?? {};
        const summary = openingOf(entry.text, 100);
        const words = [amount && `${amount}.`, summary, ...factLines(facts, summary)];
        return `- ${link(entry)}: ${words.filter(Boolean).join(' ')}`;
      }),
      `For anything else about prices, a coach can help on ${replies.whatsapp}.`,
    );
    return { text, isFinal: invented !== undefined || (!isKnown && !isOtherLanguage(question)) };
  }

  function about(entry: KnowledgeEntry, question: string, others: readonly KnowledgeEntry[] = []): string {
    const asked = new Set(termsOf(question));
    const facts = Object.entries(entry.facts ?? {});
    const telling = facts.filter(([label]) => termsOf(label).some((term) => asked.has(term)));
    const shown = Object.fromEntries(telling.length > 0 ? telling : facts);
    const text = entry.kind === 'legal' ? passageOf(entry.text, [...asked], 400) : entry.text;
    return paragraphs(
      entry.kind === 'program' ? `${entry.title}: ${openingOf(entry.text, 240)}` : text,
      factLines(shown, text),
      `Read more: ${[entry, ...others.slice(0, 2)].map(link).join(', ')}.`,
    );
  }

  /** Where we are, for somebody who asks for a place where we are not. */
  function elsewhere(place: string): GuideReply {
    const anywhere = knowledge.entries.find(({ path, kind }) => path === '/flow-online' && kind === 'page');
    return settled(
      paragraphs(
        `I know of no place of ours in ${place}. In person, we train here:`,
        listed(all('location')),
        anywhere && `Online coaching works wherever you are: ${link(anywhere)}.`,
      ),
    );
  }

  /** What the content says about the subject of a promise that it does not make. */
  function falsePromise(asked: string): GuideReply {
    const subject = asked.replace(/\d+|\b(?:days?|weeks?|months?|years?)\b/gi, ' ');
    const [best] = search.fitting(subject, ['faq', 'policy', 'price']);
    const known = best === undefined ? trial() : about(best, subject);
    return settled(paragraphs(noSuchOffer, known && 'This is what I know:', known));
  }

  /** How somebody begins, as the page has it. */
  const steps = knowledge.entries.find(({ id }) => id === 'page-steps');

  function start(asked: string): GuideReply {
    return steps === undefined
      ? question(asked, [])
      : open(paragraphs(steps.text, trial(), `Read more: ${link(steps)}.`));
  }

  function overview(): GuideReply {
    const [page] = search.fitting('weeks begins ordinary week', ['page']);
    return open(paragraphs(page && `${page.text} ${link(page)}`, replies.goals));
  }

  /** The entries that the assistant's last answer linked to, in its order. */
  function mentioned(messages: readonly ChatMessage[]): KnowledgeEntry[] {
    const last = messages.findLast((message) => message.role === 'assistant')?.content ?? '';
    return [...last.matchAll(/\[([^\]]+)\]\((\/[^)\s]*)\)/g)].flatMap(
      ([, title = '', path = '']) => search.linked(title, path) ?? [],
    );
  }

  function earlier(messages: readonly ChatMessage[], question: string): KnowledgeEntry | undefined {
    if (!pointsBack(question)) return undefined;
    const entries = mentioned(messages);
    const order = [/\bfirst\b/i, /\bsecond\b/i, /\bthird\b/i].findIndex((word) => word.test(question));
    const place = /\blast\b/i.test(question) ? entries.length - 1 : Math.max(order, 0);
    return entries[place];
  }

  function question(asked: string, messages: readonly ChatMessage[]): GuideReply {
    if (falseOffer(asked) !== undefined) return price(asked);
    const place = foreignPlace(asked, (word) => search.ranked(word).length > 0);
    if (place !== undefined && all('location').length > 0) return elsewhere(place);
    if (termsOf(asked).length === 0 && /\bprogram(?:me)?s?\b/i.test(asked)) return overview();
    const [best, ...others] = search.fitting(asked);
    const referred = earlier(messages, asked);
    const isPicked = /\bthe (?:first|second|third|last) one\b/i.test(asked);
    if (referred !== undefined && (best === undefined || isPicked || termsOf(asked).length < 3)) {
      return open(about(referred, asked));
    }
    return best === undefined ? unknown(asked) : open(about(best, asked, others));
  }

  function replyTo(intent: Intent, asked: string, messages: readonly ChatMessage[]): GuideReply {
    if (intent === 'medical') return medical(asked);
    if (intent === 'price') return price(asked);
    const isOpen = isGoal(intent) || intent === 'question';
    if (isOpen && grounds.objectionTo(asked) === 'promise') return falsePromise(asked);
    if (isGoal(intent)) return goal(intent, asked);
    if (intent === 'question') return question(asked, messages);
    if (intent === 'start') return start(asked);
    return settled(replies[intent]);
  }

  return {
    reply(messages) {
      const asked = questionOf(messages);
      const { text, isFinal } = replyTo(intentOf(asked), asked, messages);
      return { text: paragraphs(replies.inArabic(asked), text), isFinal };
    },
    retrieve(messages, most) {
      const asked = questionOf(messages);
      const intent = intentOf(asked);
      const found = search.ranked(asked).map((match) => match.entry);
      const general = found.length === 0 ? [...all('page'), ...all('faq')] : [];
      const entries = [
        ...mentioned(messages).slice(0, 3),
        ...(isGoal(intent) ? programsFor(intent) : []),
        ...(intent === 'start' && steps !== undefined ? [steps] : []),
        ...search.fitting(asked),
        ...found,
        ...general,
      ];
      return [...new Set(entries)].slice(0, most);
    },
  };
}
