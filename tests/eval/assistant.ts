/**
 * Asks the assistant what a set of questions holds, without a model: `npm run eval:assistant -- new.yaml` prints each
 * answer for somebody to grade by reading, `npm run eval:assistant` counts how many of the kept sets are still told the
 * right card, or offered it. See docs/decisions/017-the-chat-trusts-neither-side.md.
 */

import { answersSchema } from '@flow/contracts/answer-card.ts';
import type { ChatMessage } from '@flow/contracts/chat.ts';
import { parse } from 'yaml';
import * as z from 'zod';
import answersJson from '../../supabase/functions/ai-chat/answers.gen.json' with { type: 'json' };
import { createCardAnswers } from '../../supabase/functions/ai-chat/card-answers.ts';
import indexJson from '../../supabase/functions/ai-chat/question-index.gen.json' with { type: 'json' };
import { createQuestionReader } from '../../supabase/functions/ai-chat/question-reader.ts';
import { createSafety } from '../../supabase/functions/ai-chat/safety.ts';
import vectorsJson from '../../supabase/functions/ai-chat/word-vectors.json' with { type: 'json' };
import { createWordVectors } from '../../supabase/functions/ai-chat/word-vectors.ts';

const vectors = createWordVectors(vectorsJson);

const setSchema = z.array(
  z.object({
    group: z.string(),
    /** The visitor's messages, one after another. */
    turns: z.array(z.string()).min(1),
    /** What a right answer holds, for whoever grades. */
    expect: z.optional(z.string()),
    /** What of which one must be told or offered for the last message; the topic, where safety comes first. */
    right: z.optional(z.array(z.string())),
  }),
);
type Conversation = z.infer<typeof setSchema>[number];

const answers = answersSchema.parse(answersJson);
const cardIds = new Set([...answers.cards, ...answers.safety].map(({ id }) => id));
const knownIds = [...cardIds, ...answers.passages.map(({ id }) => id)];
const safety = createSafety(answers);
const { answer } = createCardAnswers(answers, safety, createQuestionReader(answers, vectors, indexJson));

/** The answer to the last message of a conversation. */
async function askedLast(turns: readonly string[]) {
  const messages: ChatMessage[] = [];
  for (const content of turns) {
    messages.push({ role: 'user', content });
    messages.push({ role: 'assistant', content: (await answer(messages)).text });
  }
  const last = await answer(messages.slice(0, -1));
  return { ...last, topic: safety.recognise(turns.at(-1) ?? '')?.topic };
}

async function printAnswers(set: readonly Conversation[]): Promise<void> {
  for (const [index, { group, turns, expect }] of set.entries()) {
    const { text, outcome, cards, topic } = await askedLast(turns);
    console.log(`## ${index + 1} ${group}: ${turns.join(' / ')}`);
    if (expect) console.log(`expect: ${expect}`);
    console.log(
      `${outcome} ${[topic, ...cards].filter(Boolean).join(', ')}\n\n${text.replace(/^/gm, '> ')}\n`,
    );
  }
}

/** The right of a set are ids of cards, of topics of safety, or how the ids of a page's passages begin. */
const isRight = (right: readonly string[], id: string) =>
  right.some((each) => id === each || (!cardIds.has(each) && id.startsWith(each)));

const none = { told: 0, offered: 0, wrong: 0, missed: 0 };

/** Prints the figures of a set, and what was not right, and answers the figures. */
async function printFigures(name: string, set: readonly Conversation[]): Promise<typeof none> {
  const counts = { ...none };
  const misses: string[] = [];
  for (const { turns, right = [] } of set) {
    for (const id of right)
      if (!knownIds.some((known) => isRight([id], known)))
        misses.push(`unknown: ${turns.join(' / ')}  ->  "${id}" is the id of nothing`);
    const { cards, topic, outcome, text } = await askedLast(turns);
    const led = topic === undefined ? cards : [topic, ...cards];
    const buttons = [...text.matchAll(/\(ask:([^)]+)\)/g)].map(([, id = '']) => id);
    const isTold = outcome === 'answered' || outcome === 'safety';
    if (isTold && led.some((id) => isRight(right, id))) counts.told += 1;
    else if (buttons.some((id) => isRight(right, id))) counts.offered += 1;
    else {
      counts[isTold ? 'wrong' : 'missed'] += 1;
      misses.push(`${outcome}: ${turns.join(' / ')}  ->  ${[...led, ...buttons].join(', ') || 'nothing'}`);
    }
  }
  console.log(`${name}: of ${set.length}`, counts);
  for (const miss of misses) console.log(`  ${miss}`);
  return counts;
}

const read = async (file: string) => setSchema.parse(parse(await Deno.readTextFile(file)));
const [file] = Deno.args;
const kept = new URL('kept/', import.meta.url);
if (file !== undefined) await printAnswers(await read(file));
else {
  const total = { ...none };
  for await (const { name } of Deno.readDir(kept)) {
    const counts = await printFigures(name, await read(new URL(name, kept).pathname));
    for (const count of Object.keys(none) as (keyof typeof none)[]) total[count] += counts[count];
  }
  console.log('All kept sets:', total);
}
