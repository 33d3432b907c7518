// A long chat answer as a network hands it out: the same bytes at every run.

import { Random } from '../../supabase/local/demo-data/random.ts';

// Pieces as models cut them: parts of words, with the marks, line ends and quotes that JSON must escape.
const pieces = [
  ' you',
  ' can',
  ' train',
  ' three',
  ' times',
  ' a',
  ' week',
  ',',
  ' and',
  ' the',
  ' plan',
  ' costs',
  ' AED',
  ' 999',
  ' per',
  ' month',
  '.',
  ' Your',
  ' coach',
  ' answers',
  ' within',
  ' one',
  ' business',
  ' day',
  '\n\n',
  '- **',
  'Post',
  'partum',
  '**:',
  ' "',
  'Flow',
  '"',
  "'s",
  ' caf\u00e9',
  ' \u2013',
  ' مرحبا',
  ' بك',
  ' في',
  ' دبي',
  ' 💬',
  ' 👩🏽‍🤝‍👩',
] as const;

function modelEvent(id: string, content: string): string {
  return JSON.stringify({
    id,
    object: 'chat.completion.chunk',
    created: 1_763_720_000,
    model: 'gpt-4o-mini-2024-07-18',
    service_tier: 'default',
    system_fingerprint: 'fp_560af6e559',
    choices: [{ index: 0, delta: { content }, logprobs: null, finish_reason: null }],
  });
}

const shapes = {
  /** As our own function writes it. */
  flow: (content: string) => JSON.stringify({ choices: [{ delta: { content } }] }),
  /** As a server of language models writes it: much is said with every piece. */
  model: (content: string) => modelEvent('chatcmpl-CeJ2mQ4T8rWfKxVbY0nZ1sHdPaUoL', content),
  /** The same from a server that gives each event an id of its own. */
  numbered: (content: string, number: number) =>
    modelEvent(`chatcmpl-CeJ2mQ4T8rWfKxVbY0nZ${String(number).padStart(8, '0')}`, content),
};

export type ChatStreamShape = keyof typeof shapes;

/**
 * A well-formed stream of at least `bytes` bytes, in chunks. Most are one packet or a few, some a full TLS record, and
 * they end where they end: inside a line, a name or a character.
 */
export function chatStreamChunks(shape: ChatStreamShape, bytes: number): Uint8Array[] {
  const random = new Random(7);
  const encoder = new TextEncoder();
  const comment = encoder.encode(': keep-alive\n\n');
  const end = encoder.encode('data: [DONE]\n\n');

  const whole = new Uint8Array(bytes + 4_096);
  let length = 0;
  const write = (part: Uint8Array) => {
    whole.set(part, length);
    length += part.length;
  };
  for (let number = 0; length < bytes; number += 1) {
    if (random.chance(1 / 500)) write(comment);
    const piece = random.pick(pieces);
    write(encoder.encode(`data: ${shapes[shape](piece, number)}\n\n`));
  }
  write(end);

  const chunks: Uint8Array[] = [];
  for (let from = 0; from < length; ) {
    const size = random.chance(1 / 4) ? 16_384 : random.between(1, 4 * 1_448);
    chunks.push(whole.slice(from, Math.min(from + size, length)));
    from += size;
  }
  return chunks;
}
