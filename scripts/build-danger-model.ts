/** Learns from examples what a danger sounds like, and prints what the functions take from it. Part of `npm run build:answers`. */
import { parse } from 'yaml';
import { hash } from '../supabase/functions/ai-chat/safety-features.ts';
import { readWords } from '../supabase/functions/ai-chat/safety-text.ts';
import { inDoubt, learned, ordinary, topics } from '../supabase/functions/ai-chat/safety-topics.ts';
import { dangers } from '../supabase/functions/ai-chat/words.ts';
import { learn, type Message } from './learn-dangers.ts';

const examples = new URL('../supabase/functions/ai-chat/danger-examples/', import.meta.url);
const cards = new URL('../content/answers/', import.meta.url);
const passages = new URL('passages/', cards);
const kept = new URL('../tests/eval/kept/', import.meta.url);

/** Cards are many, and none of them was written to be taken for a danger. */
const cardWeight = 0.2;
/** They are asked in so many ways that some are enough to learn from. */
const everyCard = 3;
const everyPassage = 15;
/** Their questions are about health themselves. */
const aboutHealth = new Set(dangers.askedInFiles.map((name) => `${name}.yaml`));

async function readFolder<Written>(folder: URL): Promise<[name: string, written: Written][]> {
  const names: string[] = [];
  for await (const { name } of Deno.readDir(folder)) if (name.endsWith('.yaml')) names.push(name);
  return Promise.all(
    names.sort().map(async (name): Promise<[string, Written]> => {
      return [name, parse(await Deno.readTextFile(new URL(name, folder))) as Written];
    }),
  );
}

interface Example extends Message {
  /** `fr` in `danger-examples/fr.yaml`; nothing for what cards are asked. */
  file: string;
}

/** What visitors were found to ask, and what of it is about a danger: asked by itself, so that the message tells. */
async function readKept(): Promise<Example[]> {
  const sets = await readFolder<{ turns: string[]; right: string[] }[]>(kept);
  return sets
    .flatMap(([, set]) => set)
    .flatMap(({ turns, right }) => {
      const danger = right.find((id) => id === inDoubt || learned.includes(id));
      const isTold = danger === undefined || (danger !== inDoubt && turns.length === 1);
      return isTold
        ? turns.map((text) => ({ text, topic: danger ?? ordinary, weight: 1, file: 'kept' }))
        : [];
    });
}

/** Every example: the messages by what they are about, and what else is asked. */
export async function readExamples(): Promise<Example[]> {
  const written = (await readFolder<Record<string, string[]>>(examples)).flatMap(([file, byTopic]) =>
    Object.entries(byTopic).flatMap(([topic, messages]) => {
      return messages.map((text) => ({
        text: String(text),
        topic,
        weight: 1,
        file: file.replace('.yaml', ''),
      }));
    }),
  );
  const askedOf = async (folder: URL) =>
    (await readFolder<{ ask: string[] }[]>(folder))
      .filter(([file]) => !aboutHealth.has(file))
      .flatMap(([, file]) => file.flatMap(({ ask }) => ask));
  // By the text, so that one that is added changes none of the others.
  const some = (all: readonly string[], every: number) => all.filter((text) => hash(text) % every === 0);
  const asked = [...some(await askedOf(cards), everyCard), ...some(await askedOf(passages), everyPassage)]
    .filter((text) => {
      const words = readWords(text);
      return !topics.some(({ languageIn }) => languageIn(words));
    })
    .map((text) => ({ text, topic: ordinary, weight: cardWeight, file: '' }));
  const messages = [...written, ...(await readKept()), ...asked];
  return [...new Map(messages.toReversed().map((message) => [message.text, message])).values()].toReversed();
}

if (import.meta.main) console.log(JSON.stringify(learn(await readExamples())));
