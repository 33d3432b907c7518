import type { Answers, SafetyLanguage, SafetyWriting } from '@flow/contracts/answer-card.ts';
import examplesModel from './safety-model.json' with { type: 'json' };
import { createClassifier, type SafetyModel } from './safety-model.ts';
import { saysPace } from './safety-pace.ts';
import { compilePatterns } from './safety-pattern.ts';
import { languageOf, readWords, writingOf } from './safety-text.ts';
import { crises, inDoubt, ordinary, tooFast, topics } from './safety-topics.ts';
import { dangers } from './words.ts';

export interface SafetyMatch {
  topic: string;
  /** Said too: what a medicine that is named is taken for, or whom to call where a matter of health may be a crisis. */
  beside?: string | undefined;
  language: SafetyWriting;
  /** Nothing else may be said beside it, and no model is asked. */
  isAlone: boolean;
}

export interface Safety {
  recognise(message: string): SafetyMatch | undefined;
  reply(match: SafetyMatch): string;
  /** What is said to a message that was found elsewhere to be about a topic; nothing where more may be said. */
  replyAlone(topic: string, message: string): string | undefined;
}

const byWords = topics.map(({ topic }) => topic).filter((topic) => topic !== tooFast);
const ofHealth = byWords.filter((topic) => !crises.includes(topic));
type Found = { topic: string; language: SafetyLanguage };
const medicine = 'medication';

const alone = new Set([...crises, 'under-age', 'doping', tooFast]);

/** From which likelihood on a message is about a crisis, */
const surelyCrisis = 0.55;
/** and may be about one, so that whom to call is said before an answer. */
const perhapsCrisis = 0.4;
/** From which likelihood on a message is about any danger, */
const surelyDanger = 0.8;
/** and about health: a word too many about a doctor does less harm than one too few. */
const surelyHealth = 0.55;
/** and about a goal that nobody reaches in the time that is named, where that cannot be worked out from the message, */
const surelyTooFast = 0.6;
/** From which likelihood on a message is ordinary, whatever words of a danger are in it: 'my manager kills me with meetings'. */
const surelyNoCrisis = 0.95;
const surelyOrdinary = 0.85;
/** and from which on it is where it is hardly like that danger at all: 'people think I am sick', who is thin. */
const ratherOrdinary = 0.5;
const hardlyAny = 0.05;
/** A matter of health that is so much likelier than the one whose words are said is meant: 'delivered 18 days ago, by operation'. */
const muchLikelier = 5;

const ofFather = compilePatterns(dangers.ofFather, 'en');
const isOfFather = (words: string) => ofFather.some(({ isIn }) => isIn(words));

const crisisOf = (likely: ReadonlyMap<string, number>): number =>
  crises.reduce((sum, topic) => sum + (likely.get(topic) ?? 0), 0);

/** What a message is most like: one of the crises, perhaps one, or else any topic. */
function likeliest(likely: ReadonlyMap<string, number>, beside: string | undefined): string | undefined {
  const of = (topic: string) => likely.get(topic) ?? 0;
  const most = (names: readonly string[]) =>
    names.reduce((one, other) => (of(other) > of(one) ? other : one), names[0] ?? ordinary);
  const crisis = crisisOf(likely);
  if (crisis > surelyCrisis) return most(crises);
  // A word of one danger may be said beside another.
  if (beside !== undefined) {
    const other = of(most(ofHealth));
    return other > surelyDanger || (other > surelyHealth && other > muchLikelier * of(beside))
      ? most(ofHealth)
      : undefined;
  }
  if (crisis > perhapsCrisis && of(most(crises)) > of(ordinary)) return inDoubt;
  if (of(tooFast) > surelyTooFast) return tooFast;
  const danger = 1 - of(ordinary) - of(tooFast);
  if (danger > surelyDanger) return most(byWords);
  return danger - crisis > surelyHealth ? most(ofHealth) : undefined;
}

/**
 * Recognises what concerns a visitor's safety or health, and says what was written for it. A crisis that is named outright is
 * answered before one that a message is only like, and that before any matter of health; what is like one counts where nothing is named.
 */
export function createSafety(
  answers: Pick<Answers, 'safety' | 'programs'>,
  model: SafetyModel = examplesModel,
): Safety {
  const classify = createClassifier(model);
  const written = new Map(answers.safety.map((topic) => [topic.id, topic]));
  const answered = topics.filter(({ topic }) => written.has(topic));
  function reply({ topic, beside, language }: Omit<SafetyMatch, 'isAlone'>): string {
    const { text, programs } = written.get(topic) ?? {};
    const lines = programs?.map((key) => `- ${answers.programs[key]?.line[language === 'ar' ? 'ar' : 'en']}`);
    return [text?.[language], written.get(beside ?? '')?.text[language], lines?.join('\n')]
      .filter(Boolean)
      .join('\n\n');
  }

  return {
    reply,
    replyAlone: (topic, message) =>
      alone.has(topic) && written.has(topic)
        ? reply({ topic, language: writingOf(languageOf(message, 'en'), message) })
        : undefined,
    recognise(message) {
      const words = readWords(message);
      const likely = classify(message);
      const isOrdinary = (topic: string) => {
        const isHardlyAny = ofHealth.includes(topic) && (likely.get(topic) ?? 0) < hardlyAny;
        const least = crises.includes(topic) ? surelyNoCrisis : isHardlyAny ? ratherOrdinary : surelyOrdinary;
        return topic !== tooFast && (likely.get(ordinary) ?? 0) > least;
      };
      const found = answered.flatMap(({ topic, languageIn }): Found[] => {
        const language = isOrdinary(topic) ? undefined : languageIn(words);
        return language && !(topic === 'after-birth' && isOfFather(words)) ? [{ topic, language }] : [];
      });
      const liked = likeliest(likely, found[0]?.topic);
      const isMeant =
        !(liked === 'after-birth' && isOfFather(words)) && !(liked === tooFast && saysPace(words));
      if (liked && isMeant && written.has(liked))
        found.unshift({ topic: liked, language: found[0]?.language ?? 'en' });
      const isAlone = found.some(({ topic }) => alone.has(topic));
      const [first, ...others] = found;
      if (!first) return undefined;
      const other = others.find(
        ({ topic }) => topic !== first.topic && [topic, first.topic].includes(medicine),
      )?.topic;
      const beside = other ?? (crisisOf(likely) > perhapsCrisis ? inDoubt : undefined);
      return {
        topic: first.topic,
        ...(beside && beside !== first.topic && !isAlone && { beside }),
        language: writingOf(languageOf(message, first.language), message),
        isAlone,
      };
    },
  };
}
