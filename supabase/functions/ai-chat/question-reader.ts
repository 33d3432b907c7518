import type { AnswerCard, AnswerLanguage, Answers } from '@flow/contracts/answer-card.ts';
import type { ChatMessage } from '@flow/contracts/chat.ts';
import { createCardSearch, type Found } from './card-search.ts';
import { createDetailSearch } from './detail-search.ts';
import { termsOf } from './search-terms.ts';
import { asksWhatIsNext, facetOf, partsOf, placeMeant, pointsBack } from './subjects.ts';

/** From here on a card answers the question. */
const sure = 0.62;
/** From here on, where no other card comes near. */
const alone = 0.45;
const farAhead = 0.12;
/** From here on a card is worth asking whether it was meant. */
const near = 0.2;
/** A question of more telling words than these stands by itself; one of so many asks one thing of a program. */
const mostFollowing = 5;
const mostOfFacet = 3;
/** What the subject adds to a card that is about both. */
const subjectShare = 0.4;
/** How far back a subject is looked for. */
const mostTurns = 4;

/** What a question, or a part of it, leads to: what is told of a card, or the cards that may be meant, nearest first. */
export type Lead = { told: string; card: AnswerCard } | { offers: AnswerCard[] };

/** Reads questions: which cards they are about, by themselves and after what was talked about before. */
export function createQuestionReader({ cards, details: pages, programs }: Answers) {
  const search = createCardSearch(cards);
  const details = createDetailSearch(pages);
  const byId = new Map(cards.map((card) => [card.id, card]));

  /** The card that answers, if one is sure to. */
  function sureOf(found: readonly Found[]): AnswerCard | undefined {
    const [first, second] = found;
    if (!first) return undefined;
    const isAhead = first.score - (second?.score ?? 0) >= farAhead;
    return first.score >= sure || (first.score >= alone && isAhead) ? first.card : undefined;
  }

  /** What was talked about, the latest first: the cards that the earlier questions led to. */
  function subjects(messages: readonly ChatMessage[]): AnswerCard[] {
    const asked = messages.filter(({ role }) => role === 'user').slice(-mostTurns, -1);
    const earlier: AnswerCard[] = [];
    for (const part of asked.flatMap(({ content }) => partsOf(content))) {
      const answer = leadOf(part, earlier, 'en');
      if ('card' in answer) earlier.unshift(answer.card);
    }
    return earlier;
  }

  /** Of a program that was talked about, what may be asked of any. */
  function aboutProgram(question: string, card: AnswerCard, language: AnswerLanguage): string | undefined {
    const facet = facetOf(question);
    const key = card.programs[placeMeant(question) ?? 0];
    const program = key === undefined ? undefined : programs[key];
    return facet && program?.[facet][language];
  }

  /** What a question is about, in the light of what was talked about before. */
  function findAfter(question: string, subject: AnswerCard | undefined): Found[] {
    const found = search.find(question);
    if (!subject || termsOf(question).length > mostFollowing || found[0]?.score === 1) return found;
    const together = new Map(
      search.find(`${subject.title.en} ${question}`).map(({ card, score }) => [card, score]),
    );
    // The subject itself was told already: it is not the answer to what comes after it.
    return found
      .map(({ card, score }) => ({
        card,
        score: card === subject ? score : score + subjectShare * (together.get(card) ?? 0),
      }))
      .sort((one, other) => other.score - one.score);
  }

  function leadOf(question: string, earlier: readonly AnswerCard[], language: AnswerLanguage): Lead {
    const [subject] = earlier;
    const next = subject?.next === undefined ? undefined : byId.get(subject.next);
    if (next && asksWhatIsNext(question)) return { told: next.answer[language], card: next };
    const program =
      earlier.find(({ programs }) => programs.length === 1) ??
      earlier.find(({ programs }) => programs.length > 0);
    const isShort = termsOf(question).length <= mostOfFacet;
    if (
      program &&
      (pointsBack(question) || (isShort && program === subject && program.programs.length === 1))
    ) {
      const told = aboutProgram(question, program, language);
      if (told !== undefined) return { told, card: program };
    }
    const found = findAfter(question, subject);
    const card = sureOf(found);
    if (card && subject && pointsBack(question) && !isAboutBoth(card, subject, question))
      return { offers: offersOf([{ card: subject, score: 1 }, ...found]) };
    if (card) return { told: aboutProgramNamed(question, card, language) ?? card.answer[language], card };
    const told = program && detailOf(question, program, language);
    return told && program ? { told, card: program } : { offers: offersOf(found) };
  }

  /** What its page says of a program that was talked about, in the language of the pages. */
  function detailOf(question: string, card: AnswerCard, language: AnswerLanguage): string | undefined {
    const key = card.programs[placeMeant(question) ?? 0];
    const program = key === undefined ? undefined : programs[key];
    const detail = key === undefined || language !== 'en' ? undefined : details.find(question, key);
    return detail && program ? `${detail.text}\n\n- ${program.line.en}` : undefined;
  }

  const offersOf = (found: readonly Found[]) => [
    ...new Set(found.filter(({ card, score }) => score >= near && !card.talk).map(({ card }) => card)),
  ];

  /** 'Is it hard?' asks about what was talked about, whatever card asks the same of something else. */
  const isAboutBoth = (card: AnswerCard, subject: AnswerCard, question: string) =>
    card === subject ||
    search
      .find(`${subject.title.en} ${question}`)
      .slice(0, 2)
      .some((found) => found.card === card);

  /** 'Is Flow Extreme for beginners?': the card is the program's own, and one thing of it was asked. */
  function aboutProgramNamed(question: string, card: AnswerCard, language: AnswerLanguage) {
    const isItsOwn = card.programs.length === 1 && question.toLowerCase().includes(nameOf(card));
    return isItsOwn ? aboutProgram(question, card, language) : undefined;
  }
  const nameOf = ({ programs: [key = ''] }: AnswerCard) => (programs[key]?.name ?? ' ').toLowerCase();

  /** The leads of a conversation's last question, one for each subject in it. */
  return function read(messages: readonly ChatMessage[], language: AnswerLanguage): Lead[] {
    const question = messages.at(-1)?.content ?? '';
    const earlier = subjects(messages);
    const whole = leadOf(question, earlier, language);
    const parts = partsOf(question);
    if (parts.length < 2) return [whole];
    const each = parts.map((part) => leadOf(part, earlier, language));
    const asked = each.filter((lead) => !('card' in lead && lead.card.talk));
    const told = new Set(asked.flatMap((lead) => ('card' in lead ? [lead.card] : [])));
    // One subject in many words is one answer.
    if (told.size === 0) return 'card' in whole && whole.card.talk && asked.length > 0 ? asked : [whole];
    return told.size === 1 && 'card' in whole && told.has(whole.card) ? [whole] : asked;
  };
}
