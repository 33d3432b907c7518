import type { ChatMessage } from '@flow/contracts/chat.ts';
import type { Knowledge, KnowledgeEntry } from '@flow/contracts/chat-knowledge.ts';
import { createGrounds } from './grounds.ts';
import { about, type GuideReply, noSuchOffer, open, settled } from './guide-answer.ts';
import { type Goal, goals, isGoal } from './guide-goals.ts';
import { type Intent, intentOf, pointsBack } from './guide-intent.ts';
import { isOtherLanguage } from './guide-language.ts';
import { foreignPlace } from './guide-places.ts';
import { createPriceAnswers } from './guide-prices.ts';
import { createReplies } from './guide-replies.ts';
import { createGuideSearch } from './guide-search.ts';
import { termsOf } from './guide-terms.ts';
import { inOurWords, languagesIn } from './guide-wording.ts';
import { link, openingOf, paragraphs } from './guide-words.ts';

/** From this share of a health question on, an entry may help to prepare. */
const relatedCoverage = 0.4;

/** What asks for what is in a plan, when nothing else is named. */
const asksForContents = /\b(?:includ\w+|do (?:i|we) get|comes? with)\b/i;
/** Units that a question may name without saying what it is about. */
const unitTerms = new Set(
  termsOf('day days week weeks month months year years time times hour long minutes'),
);

/** A time in an answer that says how long something takes. */
const saysHowLong =
  /\b(?:lasts?|takes?|until|\d+(?:[-–]\d+)? (?:minutes|hours|days|months|years|business days))\b/i;

/** The fact under which the content keeps what a doctor must know first. */
const cautionLabel = 'Before you start';

export interface Guide {
  /** The answer to a conversation's last message, in plain sentences with Markdown links. */
  reply(messages: readonly ChatMessage[]): GuideReply;
  /** The entries that a conversation's last message is about, best first. */
  retrieve(messages: readonly ChatMessage[], most: number): KnowledgeEntry[];
}

const notSure = 'I am not sure that I have what you mean. This is the nearest that I know:';
const questionOf = (messages: readonly ChatMessage[]) => messages.at(-1)?.content ?? '';

/** Answers out of the content alone: what is not in it, the guide says that it does not know. */
export function createGuide(knowledge: Knowledge): Guide {
  const search = createGuideSearch(knowledge);
  const grounds = createGrounds(knowledge);
  const replies = createReplies(knowledge);
  const all = (kind: KnowledgeEntry['kind']) => knowledge.entries.filter((entry) => entry.kind === kind);

  const [brand] = termsOf(knowledge.site.name);

  const listed = (entries: readonly KnowledgeEntry[]) =>
    entries.map((entry) => `- ${link(entry)}: ${openingOf(entry.text, 120)}`);

  /** What the visitor may hear in their own language from somebody who sees more than the search does. */
  const unknown = (question: string): GuideReply => ({
    text: replies.unknown,
    isFinal: !isOtherLanguage(question),
  });

  const { price, falseOffer } = createPriceAnswers({
    prices: all('price'),
    search,
    grounds,
    whatsapp: replies.whatsapp,
    unknown,
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
    const subject = question.replace(/\d+|\b(?:days?|weeks?|months?|years?)\b/gi, ' ');
    const related = search
      .ranked(subject, ['program', 'faq'])
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

  /** In which languages we coach, for somebody who asks for one. */
  function languages(asked: string): GuideReply | undefined {
    if (!/\b(?:speak\w*|languages?|coach\w*|trainers?)\b/i.test(asked)) return undefined;
    const spoken = knowledge.entries.find(({ kind, text }) => kind === 'faq' && languagesIn(text).length > 0);
    const named = languagesIn(asked);
    if (spoken === undefined || (named.length === 0 && !/\blanguages?\b/i.test(asked))) return undefined;
    const missing = named.find((name) => search.ranked(name).length === 0);
    const text = about(spoken, asked);
    if (missing === undefined) return named.length === 0 ? open(text) : undefined;
    return settled(paragraphs(`I know of no coach of ours who speaks ${missing}.`, text));
  }

  const ways = knowledge.entries.filter(({ id }) => id.startsWith('page-coaching-'));

  /** What speaks for each way to train, as the pages have it. */
  function comparison(asked: string): GuideReply {
    if (ways.length === 0) return question(asked, []);
    return open(
      paragraphs(
        'We coach both ways:',
        ways.map((way) => `- ${link(way)}: ${way.text}`),
        'What you pay is on [Pricing](/pricing), and you can mix the two.',
      ),
    );
  }

  function underage(asked: string): GuideReply {
    const [policy] = search.fitting('old', ['policy']);
    return policy === undefined ? unknown(asked) : settled(about(policy, asked));
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
    const isFactAlone = termsOf(question).join() === 'duration';
    if (!pointsBack(question) && !isFactAlone) return undefined;
    const entries = mentioned(messages);
    const order = [/\bfirst\b/i, /\bsecond\b/i, /\bthird\b/i].findIndex((word) => word.test(question));
    const place = /\blast\b/i.test(question) ? entries.length - 1 : Math.max(order, 0);
    return entries[place];
  }

  /** Whether a few words go on about the prices that the last answer named: "and for two?". */
  function isAboutPrices(asked: string, messages: readonly ChatMessage[]): boolean {
    const isShort = /^\W*(?:and|what about|how about|for)\b/i.test(asked) && termsOf(asked).length <= 2;
    if (!isShort || !mentioned(messages).some(({ kind }) => kind === 'price')) return false;
    return search.fitting(inOurWords(asked), ['price']).length > 0;
  }

  function question(asked: string, messages: readonly ChatMessage[]): GuideReply {
    if (falseOffer(asked) !== undefined) return price(asked);
    const place = foreignPlace(asked, (word) => search.ranked(word).length > 0);
    if (place !== undefined && all('location').length > 0) return elsewhere(place);
    const spoken = languages(asked);
    if (spoken !== undefined) return spoken;
    const terms = termsOf(asked);
    if (terms.length === 0 && /\bprogram(?:me)?s?\b/i.test(asked)) return overview();
    const [best, ...others] = answering(asked, terms);
    const referred = earlier(messages, asked);
    const isPicked = /\bthe (?:first|second|third|last) one\b/i.test(asked);
    if (referred !== undefined && (best === undefined || isPicked || termsOf(asked).length < 3)) {
      return open(paragraphs(isUnsure(referred, asked, terms) && notSure, about(referred, asked)));
    }
    if (best === undefined) return unknown(asked);
    return open(paragraphs(isUnsure(best, asked, terms) && notSure, about(best, asked, others)));
  }

  /** Whether an entry bears the name of what was asked for, and may not answer it. */
  function isUnsure({ kind, text }: KnowledgeEntry, asked: string, terms: readonly string[]): boolean {
    if (kind === 'program' || kind === 'legal') return !search.knowsAll(asked);
    const isTimeMissing = terms.includes('duration') && !saysHowLong.test(text);
    const isNamedAlone = kind !== 'faq' && kind !== 'policy' && !search.knowsAll(asked);
    return isTimeMissing || isNamedAlone;
  }

  /** The entries that answer a question; a unit of time alone asks nothing. */
  function answering(asked: string, terms: readonly string[]): KnowledgeEntry[] {
    if (terms.length === 1 && terms[0] === brand)
      return knowledge.entries.filter(({ id }) => id === 'page-about');
    if (terms.every((term) => unitTerms.has(term)) && terms.length < 2) {
      const own = search.own(asked);
      if (own.length > 0) return own;
      return asksForContents.test(asked) ? search.fitting('what do I get each month', ['faq']) : [];
    }
    return search.fitting(asked);
  }

  function replyTo(intent: Intent, asked: string, messages: readonly ChatMessage[]): GuideReply {
    if (intent === 'medical') return medical(asked);
    if (intent === 'price' || isAboutPrices(asked, messages)) return price(asked);
    const isOpen = isGoal(intent) || intent === 'question';
    if (isOpen && grounds.isFalsePremise(asked)) return falsePromise(asked);
    if (isGoal(intent)) return goal(intent, asked);
    if (intent === 'question') return question(inOurWords(asked), messages);
    if (intent === 'start') return start(asked);
    if (intent === 'comparison') return comparison(asked);
    if (intent === 'underage') return underage(asked);
    if (intent === 'other') return settled(replies.unknown);
    return settled(replies[intent]);
  }

  return {
    reply(messages) {
      const asked = questionOf(messages);
      const { text, isFinal } = replyTo(intentOf(asked), asked, messages);
      return { text: paragraphs(replies.inArabic(asked), text), isFinal };
    },
    retrieve(messages, most) {
      const asked = inOurWords(questionOf(messages));
      const intent = intentOf(questionOf(messages));
      const found = search.ranked(asked).map((match) => match.entry);
      const general = found.length === 0 ? [...all('page'), ...all('faq')] : [];
      const entries = [
        ...mentioned(messages).slice(0, 3),
        ...(isGoal(intent) ? programsFor(intent) : []),
        ...(intent === 'comparison' ? ways : []),
        ...(intent === 'start' && steps !== undefined ? [steps] : []),
        ...answering(asked, termsOf(asked)),
        ...found,
        ...general,
      ];
      return [...new Set(entries)].slice(0, most);
    },
  };
}
