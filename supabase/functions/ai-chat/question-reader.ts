import type { AnswerCard, AnswerLanguage, Answers } from '@flow/contracts/answer-card.ts';
import type { ChatMessage } from '@flow/contracts/chat.ts';
import type { Found } from './card-search.ts';
import { createHybridSearch, type Findings } from './hybrid-search.ts';
import { createPageSearch, isOfSameProgram, ofEachProgramFew } from './page-search.ts';
import { passageCard } from './passage-cards.ts';
import { createProgramReader, type Lead, type TalkedAbout } from './program-reader.ts';
import { openQuestionIndex, type QuestionIndex } from './question-index.ts';
import { termsOf } from './search-terms.ts';
import {
  asksDetail,
  asksWhatIsNext,
  isElliptic,
  partsOf,
  pointsAtPerson,
  pointsBack,
  withoutExclamation,
} from './subjects.ts';
import type { WordVectors } from './word-vectors.ts';

/**
 * From here on a card answers the question: its score, and four times how far it is ahead of all others, cards and pages. A logistic
 * regression over the kept questions weighs them so; of what is told then 19 of 20 are right.
 */
const sure = 1.3;
const aheadShare = 4;
/** What is nearly as likely may be meant as well, and what is far from everything is found by chance. */
const hardlyAhead = 0.04;
const leastTold = 0.5;
/** So far ahead nothing else is offered beside it. */
const farAhead = 0.25;
/** From here on by its words, whatever was talked about before. */
const settled = 0.62;
const mostBesides = 2;
/** Beside a card that is told stands what is not much less sure than that. */
const nearBy = 0.25;
/** From here on a card is worth asking whether it was meant. */
const near = 0.2;
/** and so much of the nearest one's score, without which it is noise beside it. */
const nearShare = 0.6;
/** A question of more telling words than these stands by itself. */
const mostFollowing = 9;
/** What the subject adds to a card that is about both. */
const subjectShare = 0.4;
/** How many of the cards that were offered beside the likeliest may be what is talked about. */
const mostPerhaps = 1;
/** How far back a subject is looked for. */
const mostTurns = 4;
/** What a passage of a post or of the terms counts beside a card, which answers more of a question. */
const passageShare = 0.85;
/** How many passages, of its program and of other pages each, a question may be answered from by a reader of all. */
const mostPassages = 4;
const nearPassage = 0.25;
/** Of a whole question, so many cards may be what a part of it asks. */
const mostOfWhole = 8;
/** A part of so many telling words needs no other word for it. */
const fewestTelling = 3;

/** Reads questions: which cards they are about, by themselves and after what was talked about before. */
export function createQuestionReader(answers: Answers, wordVectors: WordVectors, index?: QuestionIndex) {
  const { cards } = answers;
  const byId = new Map(cards.map((card) => [card.id, card]));
  const passages = answers.passages.map(passageCard);
  const { vocabulary, vectors, names } = openQuestionIndex(answers, wordVectors, index);
  // Without a question of its own a passage of a post or of the terms is found by chance.
  const isTitled = ({ title }: AnswerCard) => title.en !== '';
  const general = passages.filter((card) => card.programs.length === 0 && isTitled(card));
  const search = createHybridSearch([...cards, ...general], vocabulary, vectors, ({ id }) =>
    byId.has(id) ? 1 : passageShare,
  );
  const program = createProgramReader(answers, passages, names, vocabulary, vectors);
  const onPages = createPageSearch(
    {
      isWhole: program.isWhole,
      general,
      ofPrograms: passages.filter((card) => card.programs.length > 0 && isTitled(card)),
    },
    vocabulary,
    vectors,
  );
  const titled = new Map(passages.map((passage) => [passage.title.en, passage]));

  /** What a question is about, in the light of what was talked about before; `found` by itself. */
  function findAfter(question: string, found: Findings, subject: AnswerCard | undefined): Findings {
    const { byWords, nearest } = found;
    if (!subject || termsOf(question).length > mostFollowing) return found;
    const together = new Map(
      search.find(`${subject.title.en} ${question}`).byWords.map(({ card, score }) => [card, score]),
    );
    // The subject itself was told already: it is not the answer to what comes after it.
    const inLight = (all: readonly Found[]) =>
      all
        .map(({ card, score }) => ({
          card,
          score: card === subject ? score : score + subjectShare * (together.get(card) ?? 0),
        }))
        .sort((one, other) => other.score - one.score);
    return { ...found, byWords: inLight(byWords), nearest: inLight(nearest) };
  }

  /** The card that answers, if one is far enough ahead of the others. */
  function sureOf([first, second]: readonly Found[]): (Found & { ahead: number }) | undefined {
    if (!first) return undefined;
    const ahead = first.score - (second?.score ?? 0);
    const isSure = first.score + aheadShare * ahead >= sure;
    return isSure && ahead >= hardlyAhead && first.score >= leastTold ? { ...first, ahead } : undefined;
  }

  /** 'Is it hard?' asks about what was talked about, whatever card asks the same of something else. */
  const isAboutBoth = (card: AnswerCard, subject: AnswerCard, question: string) =>
    card === subject || search.find(`${subject.title.en} ${question}`).byWords[0]?.card === card;

  const offersOf = (found: readonly Found[], least = near) => {
    const enough = Math.max(least, nearShare * (found[0]?.score ?? 0));
    return [
      ...new Set(found.filter(({ card, score }) => score >= enough && !card.talk).map(({ card }) => card)),
    ];
  };

  /** What a question, or a part of one, leads to. */
  function leadOf(asked: string, before: TalkedAbout, language: AnswerLanguage): Lead {
    const question = withoutExclamation(asked);
    const told = (card: AnswerCard): Lead => ({ told: card.answer[language], card });
    const earlier = [...before.told, ...before.offered];
    const [subject] = earlier;
    if (asksWhatIsNext(question)) {
      const next = byId.get(subject?.next ?? '') ?? (subject && program.phaseAfter(subject));
      const isSure = next !== undefined && (byId.has(next.id) || subject === before.told[0]);
      if (isSure) return told(next);
      const perhaps = before.perhaps.flatMap((card) => program.phaseAfter(card) ?? []);
      if (next) return { offers: [...new Set([next, ...perhaps])] };
    }
    const pressed = titled.get(question.trim());
    if (pressed) return told(pressed);
    const itself = search.find(question);
    const [same] = itself.byWords;
    if (same?.score === 1) return told(same.card);
    const isSettled = same !== undefined && same.card === itself.agreed && same.score >= settled;
    const found = isSettled && !pointsBack(question) ? itself : findAfter(question, itself, subject);
    const lead = program.read(question, before, itself, language);
    if (lead)
      return 'card' in lead ? lead : { offers: [...new Set([...lead.offers, ...offersOf(found.nearest)])] };
    const best = sureOf(onPages.together(question, found));
    const near = offersOf(found.nearest);
    // What was talked about makes a card likelier, and does not answer.
    const isByItself = found === itself || best?.card === onPages.together(question, itself)[0]?.card;
    if (!best || !(isByItself || best.card === found.agreed)) {
      const own = program.near(question, earlier).slice(0, 1);
      const anywhere = onPages.find(question, found, [...earlier, ...before.perhaps]);
      const meant = subject && pointsAtPerson(question) ? [subject] : [];
      return { offers: ofEachProgramFew([...new Set([...meant, ...own, ...offersOf(anywhere)])], earlier) };
    }
    const { card, score, ahead } = best;
    if (subject && pointsBack(question) && !isAboutBoth(card, subject, question))
      return { offers: [...new Set([subject, ...near])] };
    const others = onPages.find(question, found, [card]).filter((each) => each.card !== card);
    const inside = program.isWhole(card) ? program.likeliestOf(question, card) : undefined;
    if (inside && ahead < farAhead && asksDetail(question))
      return { offers: [...new Set([inside, card, ...offersOf(onPages.find(question, found, [card]))])] };
    const besides = ahead >= farAhead ? [] : offersOf(others, score - nearBy);
    return {
      told: card.answer[language],
      card,
      offers: [...(inside ? [inside] : []), ...besides].slice(0, mostBesides),
    };
  }

  /** What was talked about: what the earlier questions led to. */
  function subjects(messages: readonly ChatMessage[]): TalkedAbout {
    const asked = messages.filter(({ role }) => role === 'user').slice(-mostTurns, -1);
    let before: TalkedAbout = { told: [], offered: [], perhaps: [] };
    for (const part of asked.flatMap(({ content }) => partsOf(content)))
      before = after(leadOf(part, before, 'en'), before);
    return before;
  }

  /** What was talked about once a lead was followed too. */
  function after(lead: Lead, { told, offered, perhaps }: TalkedAbout): TalkedAbout {
    if ('card' in lead) return { told: [lead.card, ...told], offered, perhaps };
    const [first, ...others] = lead.offers;
    const rest = [...perhaps, ...others.slice(0, mostPerhaps)];
    if (!first) return { told, offered, perhaps };
    const isMeant = byId.has(first.id) || others.some((card) => isOfSameProgram(first, card));
    return isMeant
      ? { told, offered: [first, ...offered], perhaps: rest }
      : { told, offered, perhaps: [first, ...rest] };
  }

  /** What pages say that may be asked for, beside the cards: few, the nearest first. */
  function passagesFor(messages: readonly ChatMessage[]): AnswerCard[] {
    const question = messages.at(-1)?.content ?? '';
    const before = subjects(messages);
    const near = search
      .find(question)
      .nearest.flatMap(({ card, score }) => (byId.has(card.id) || score < nearPassage ? [] : [card]));
    return [
      ...program.passages(question, [...before.told, ...before.offered]).slice(0, mostPassages),
      ...near.slice(0, mostPassages),
    ];
  }

  /**
   * The leads of a conversation's last question, one for each subject in it.
   * @param named the keys of programs that were named outside of the messages
   */
  function read(
    messages: readonly ChatMessage[],
    language: AnswerLanguage,
    named: readonly string[] = [],
  ): Lead[] {
    const question = messages.at(-1)?.content ?? '';
    const lately = subjects(messages);
    const before = { ...lately, told: [...program.cardsOf(named), ...lately.told] };
    const whole = leadOf(question, before, language);
    const parts = partsOf(question);
    if (parts.length < 2) return [whole];
    const likely = new Set(
      search
        .find(question)
        .nearest.slice(0, mostOfWhole)
        .map(({ card }) => card),
    );
    /** What a short part alone is told, and the whole question does not speak of, is a guess. */
    const isLikely = (card: AnswerCard) => likely.has(card) || card.programs.length > 0 || !byId.has(card.id);
    const known = { ...before, told: [...program.named(question), ...before.told] };
    let about: TalkedAbout = known;
    const each = parts.map((part, place): Lead => {
      const lead = leadOf(part, about, language);
      if (!('card' in lead)) {
        about = { ...about, perhaps: [...lead.offers.slice(0, 1), ...about.perhaps] };
        return lead;
      }
      const isOfUnknown = about.told === known.told && place > 0 && isElliptic(part);
      const isGuess = termsOf(part).length < fewestTelling && !isLikely(lead.card);
      if (isGuess || isOfUnknown) return { offers: [lead.card] };
      about = { ...about, told: [lead.card, ...about.told] };
      return lead;
    });
    const asked = each.filter((lead) => !('card' in lead && lead.card.talk));
    const told = new Set(asked.flatMap((lead) => ('card' in lead ? [lead.card] : [])));
    // One subject in many words is one answer.
    if (told.size === 0) {
      if ('card' in whole) return whole.card.talk && asked.length > 0 ? asked : [whole];
      return [...asked, whole];
    }
    const isOne = told.size === 1 && 'card' in whole && told.has(whole.card);
    const adds = parts.some((part, place) => {
      const lead = each[place];
      return lead !== undefined && !('card' in lead) && lead.offers.length > 0 && termsOf(part).length > 0;
    });
    return isOne && !adds ? [whole] : asked;
  }

  return { read, passagesFor };
}

export type QuestionReader = ReturnType<typeof createQuestionReader>;
