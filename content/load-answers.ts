import type * as z from 'zod';
import type { AnswerCard, Answers, Bilingual } from '../sdk/src/contracts/answer-card.ts';
import { answerFacts, linkLabels, programFacts } from './answer-facts.ts';
import { answersFileSchema, arabicFileSchema, safetyFileSchema } from './answers-schema.ts';
import { ContentError, checkContent, found } from './content-error.ts';
import type { Content } from './load.ts';
import { contentDirectory, loadContent, readFacts } from './load.ts';
import { pagePassages, readAsked, unusedAsked } from './passages.ts';
import { type Facts, fillPlaceholders } from './placeholders.ts';
import { namesIn, readYaml } from './read-file.ts';

const folder = 'answers';

type WrittenCard = z.infer<typeof answersFileSchema>[number];

/** A card with the place it was written at, which failures name. */
interface Placed {
  file: string;
  field: string;
  card: WrittenCard;
}

async function readCards(directory: string): Promise<Placed[]> {
  const files = await namesIn(directory, folder, '.yaml');
  const cards = await Promise.all(
    files.map(async (name) => {
      const file = `${folder}/${name}`;
      const written = checkContent(file, answersFileSchema, await readYaml(directory, file));
      return written.map((card, index) => ({ file, field: String(index), card }));
    }),
  );
  return cards.flat();
}

/** How a question is compared: marks, case and spaces do not make it another one. */
const compared = (question: string) =>
  question
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What would lead to a wrong answer, or to none: the card's place, and why. */
function checkCards(cards: readonly Placed[], content: Content, labels: ReadonlyMap<string, string>): void {
  const ids = new Map<string, Placed>();
  const questions = new Map<string, Placed>();
  const listed = new Map(content.programs.filter((program) => program.listed).map((one) => [one.key, one]));
  for (const placed of cards) {
    const { file, field, card } = placed;
    const refuse = (under: string, reason: string) => {
      throw new ContentError(file, `${field}.${under}`, reason);
    };
    const taken = ids.get(card.id);
    if (taken) refuse('id', `the id "${card.id}" is already taken in content/${taken.file}`);
    ids.set(card.id, placed);
    for (const [index, question] of [card.title.en, card.title.ar, ...card.ask].entries()) {
      const under = index < 2 ? 'title' : `ask.${index - 2}`;
      const other = questions.get(compared(question));
      if (other)
        refuse(under, `"${question}" is already asked of "${other.card.id}" in content/${other.file}`);
      questions.set(compared(question), placed);
    }
    if (!labels.has(card.link.replace(/#.*/, ''))) refuse('link', `no page has the path ${card.link}`);
    for (const [index, key] of card.programs.entries())
      if (!listed.has(key)) refuse(`programs.${index}`, `no listed program has the key "${key}"`);
    for (const language of ['en', 'ar'] as const) {
      const text = card.answer[language];
      const [number] = /AED|\d ?%|\S@\S|\+\d/.exec(text) ?? [];
      if (number)
        refuse(`answer.${language}`, `"${number}" is a fact: name it, like {{pricing.online.monthly}}`);
      const named = [...listed.values()].find(({ name }) => text.includes(name));
      for (const [, key = ''] of text.matchAll(/\{\{\s*program\.([a-z0-9-]+)/g))
        if (!card.programs.includes(key))
          refuse(`answer.${language}`, `names "${key}", which must be under programs`);
      if (named)
        refuse(`answer.${language}`, `names ${named.name}: put "${named.key}" under programs instead`);
    }
  }
  for (const { file, field, card } of cards) {
    if (card.next !== undefined && !ids.has(card.next))
      throw new ContentError(file, `${field}.next`, `no answer has the id "${card.next}"`);
  }
}

/** Everything that the assistant may say, from the same facts as the pages. `notify` is called with what is written and not used. */
export async function loadAnswers(
  directory: string = contentDirectory,
  notify: (notice: string) => void = () => {},
): Promise<Answers> {
  const [content, { facts }, arabicFile, safetyFile, cards] = await Promise.all([
    loadContent(directory),
    readFacts(directory),
    readYaml(directory, 'arabic.yaml'),
    readYaml(directory, 'safety.yaml'),
    readCards(directory),
  ]);
  const arabic = checkContent('arabic.yaml', arabicFileSchema, arabicFile);
  const all: Facts = answerFacts(content, facts, arabic);
  const asked = await readAsked(directory, all);
  const labels = linkLabels(content);
  checkCards(cards, content, labels);
  const programs = programFacts(content, arabic);
  const safety = checkContent(
    'safety.yaml',
    safetyFileSchema,
    fillPlaceholders(safetyFile, all, 'safety.yaml'),
  );
  for (const [index, topic] of safety.entries())
    for (const field of ['programs', 'suitable'] as const)
      for (const key of topic[field])
        found(programs[key], 'safety.yaml', `${index}.${field}`, `no listed program has the key "${key}"`);

  const labelOf = (path: string, language: keyof Bilingual) =>
    (language === 'ar' ? arabic.links[path] : undefined) ?? labels.get(path);
  const linkTo = (path: string, language: keyof Bilingual) =>
    `[${labelOf(path, language) ?? labelOf(path.replace(/#.*/, ''), language)}](${path})`;
  const isLinked = (text: string, { link, programs: keys }: WrittenCard) =>
    text.includes(`](${link})`) || keys.some((key) => programs[key]?.path === link);
  const passages = pagePassages(content, programs, asked);
  for (const notice of unusedAsked(asked, passages)) notify(`content/${notice}`);
  const { site } = content;
  return {
    site: {
      name: site.name,
      email: site.email,
      phone: site.phone.display,
      whatsappUrl: `https://wa.me/${site.whatsapp.number}`,
    },
    cards: cards.map(({ file, field, card }): AnswerCard => {
      const filled = fillPlaceholders(card, all, file, field) as WrittenCard;
      const whole = (language: keyof Bilingual) =>
        [
          filled.answer[language],
          ...card.programs.map((key) => `- ${programs[key]?.line[language]}`),
          isLinked(filled.answer[language], card) ? '' : linkTo(card.link, language),
        ]
          .filter(Boolean)
          .join('\n\n')
          .replace(/^(- .*)\n\n(?=- )/gm, '$1\n');
      return {
        id: card.id,
        title: filled.title,
        ask: filled.ask,
        answer: { en: whole('en'), ar: whole('ar') },
        link: linkTo(card.link, 'en'),
        template: card.answer.en,
        programs: card.programs,
        talk: card.talk,
        ...(card.next === undefined ? {} : { next: card.next }),
      };
    }),
    safety,
    programs,
    passages,
    facts: fillPlaceholders(Object.fromEntries(all), all, folder) as Record<string, string>,
  };
}
