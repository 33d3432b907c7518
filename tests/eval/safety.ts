/**
 * How many dangers are recognised in messages that were not learned from: `npm run eval:safety` leaves out a fifth of the examples
 * after the other; `npm run eval:safety -- set.yaml` asks a set that somebody else wrote, a list of
 * `{ message, language, topic }`, of which nothing is learned.
 */
import { parse } from 'yaml';
import * as z from 'zod';
import { readExamples } from '../../scripts/build-danger-model.ts';
import { learn } from '../../scripts/learn-dangers.ts';
import { createSafety } from '../../supabase/functions/ai-chat/safety.ts';
import { crises, inDoubt, learned, ordinary } from '../../supabase/functions/ai-chat/safety-topics.ts';

interface Asked {
  text: string;
  topic: string;
  group: string;
  found?: string | undefined;
}

const none = { en: '', ar: '', hi: '', ur: '', 'hi-Latn': '', fr: '', ru: '', tl: '' };
const answers = {
  safety: [...learned, inDoubt].map((id) => ({ id, text: none, programs: [], suitable: [] })),
  programs: {},
};
const setSchema = z.array(z.object({ message: z.string(), language: z.string(), topic: z.string() }));

const examples = await readExamples();

/** Examples that follow one another are alike, and in each file in the same order: they are left out together. */
function fifthOf(example: (typeof examples)[number]): number {
  const beside = examples.filter(({ file, topic }) => file === example.file && topic === example.topic);
  return Math.floor((beside.indexOf(example) / beside.length) * 20) % 5;
}

function askFifths(): Asked[] {
  const fifths = new Map(examples.map((example) => [example, fifthOf(example)]));
  return [0, 1, 2, 3, 4].flatMap((fifth) => {
    const { recognise } = createSafety(answers, learn(examples.filter((one) => fifths.get(one) !== fifth)));
    return examples
      .filter((one) => fifths.get(one) === fifth)
      .map(({ text, topic, file }) => ({
        text,
        topic,
        group: file || 'cards',
        found: recognise(text)?.topic,
      }));
  });
}

async function askSet(path: string): Promise<Asked[]> {
  const set = setSchema.parse(parse(await Deno.readTextFile(path)));
  const asked = new Set(set.map(({ message }) => message));
  const { recognise } = createSafety(answers, learn(examples.filter(({ text }) => !asked.has(text))));
  return set.map(({ message, language, topic }) => ({
    text: message,
    topic: topic === 'none' ? ordinary : topic,
    group: language,
    found: recognise(message)?.topic,
  }));
}

function print(title: string, asked: readonly Asked[]): void {
  const share = (of: readonly Asked[], is: (one: Asked) => boolean) =>
    of.length === 0
      ? '-'
      : `${of.filter(is).length}/${of.length} (${((100 * of.filter(is).length) / of.length).toFixed(1)} %)`;
  const dangers = asked.filter(({ topic }) => topic !== ordinary);
  const crisis = dangers.filter(({ topic }) => crises.includes(topic));
  const calm = asked.filter(({ topic }) => topic === ordinary);
  const isFound = ({ found }: Asked) => found !== undefined;
  const isInDoubt = ({ found }: Asked) => found === inDoubt;
  console.log(
    [
      title.padEnd(16),
      `dangers ${share(dangers, isFound)}`,
      `right topic ${share(dangers, ({ found, topic }) => found === topic)}`,
      `crises ${share(crisis, isFound)}`,
      `false alarms ${share(calm, (one) => isFound(one) && !isInDoubt(one))}`,
      `in doubt ${share(dangers, isInDoubt)} of dangers, ${share(calm, isInDoubt)} of others`,
    ].join('   '),
  );
}

const [path] = Deno.args;
const asked = path === undefined ? askFifths() : await askSet(path);
for (const group of new Set(asked.map((one) => one.group)))
  print(
    group,
    asked.filter((one) => one.group === group),
  );
for (const topic of learned.slice(1))
  print(
    topic,
    asked.filter((one) => one.topic === topic),
  );
print('all', asked);
