import type { AssistantQuestion } from '@flow/sdk/contracts/assistant';

/** The text of a button: what is longer is no title. */
const titleCharacters = 45;
const mostWords = 8;

/** JSON's strings are YAML's too, whatever is in them. */
const quoted = (text: string) => JSON.stringify(text);

/** A card's id from its question; of one without Latin letters a part of its own id. */
function idOf({ id, question }: AssistantQuestion): string {
  const words = question
    .normalize('NFKD')
    .replace(/[\p{Mn}'’]/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return words?.slice(0, mostWords).join('-') ?? `question-${id.slice(0, 8)}`;
}

/**
 * The card that would answer a question, as YAML for a file of `content/answers`: what has to be written stands in it as
 * comments. No question may stand in a card twice, so it is the title or one of the ways to ask.
 */
export function cardDraft(row: AssistantQuestion): string {
  const { question, language } = row;
  const isTitle = question.length <= titleCharacters;
  const title = (own: string, otherwise: string) =>
    isTitle && language === own ? quoted(question) : `# ${otherwise}`;
  const asked = isTitle && (language === 'en' || language === 'ar') ? [] : [`    - ${quoted(question)}`];
  return [
    `- id: ${idOf(row)}`,
    '  title:',
    `    en: ${title('en', `the question as a visitor asks it, ${titleCharacters} characters at most`)}`,
    `    ar: ${title('ar', 'the same in Arabic')}`,
    '  ask:',
    ...asked,
    '    # at least four other ways to ask it: short, spoken, misspelt, in Arabic',
    '  answer:',
    '    en: # two to five short sentences, facts by name: {{pricing.online.monthly}}',
    '    ar: # the same in Arabic',
    '  link: # the page that says more: /pricing',
    '',
  ].join('\n');
}
