import { assert } from '../_shared/testing.ts';
import { answers } from './answers.fixture.ts';
import type { PromptMessage } from './model.ts';
import type { Finish } from './model-stream.ts';
import { createModelWriter } from './model-writer.ts';

const user = (content: string) => [{ role: 'user' as const, content }];

interface Script {
  /** What the model writes; by the prompt, where it is asked to judge too. */
  says: (prompt: readonly PromptMessage[]) => string;
  finish?: Finish;
  /** Milliseconds to its first word. */
  slow?: number;
}

function writer({ says, finish = 'stop', slow = 0 }: Script, patience = 500) {
  const logged: string[] = [];
  const write = createModelWriter({
    answers,
    patience,
    dangerOf: (card) => (card === 'injury' ? 'A doctor first.' : undefined),
    prompt: (messages) => messages.map(({ content }) => ({ role: 'user', content })),
    model: {
      async *write(prompt, signal) {
        if (slow > 0)
          await new Promise((resolve, reject) => {
            const timer = setTimeout(resolve, slow);
            signal.addEventListener('abort', () => {
              clearTimeout(timer);
              reject(signal.reason);
            });
          });
        for (const piece of says(prompt).match(/[\s\S]{1,5}/g) ?? []) yield piece;
        return finish;
      },
    },
  });
  return {
    logged,
    async answer(question: string) {
      const told = await write(user(question), {
        signal: new AbortController().signal,
        log: (_level, event, detail) => logged.push(`${event} ${JSON.stringify(detail)}`),
      });
      return told && (await Array.fromAsync(told)).join('');
    },
  };
}

Deno.test('what the cards say is told, with the page that says more; what they do not say is not', async () => {
  const { answer, logged } = writer({
    says: () =>
      '[price] A month costs {{pricing.monthly}}.\n[price] For you it is 10.\n[coach] {{coach.ines}}, a runner for 20 years.',
  });
  assert.equal(
    await answer('price?'),
    'A month costs AED 70. Ines Moreau, a runner for 20 years.\n\n[price](/price), [coach](/coach)',
  );
  assert.deepEqual(logged, ['sentence-dropped {"reason":"number"}']);
});

Deno.test('a passage of a page bears out what it says, with its page or the program of its page', async () => {
  const { answer, logged } = writer({
    says: () =>
      '[post-blisters] Two thin socks help more than one thick one.\n[return-walk] Poles are welcome.\n[return-walk] 40 poles.',
  });
  const told = await answer('do socks help, and poles?');
  assert.match(
    told ?? '',
    /^Two thin socks help more than one thick one\. Poles are welcome\.\n\n- \*\*\[Gentle Return\].*doctor's approval\.\n\n\[Happy feet\]\(\/blog\/feet\)$/,
  );
  assert.deepEqual(logged, ['sentence-dropped {"reason":"number"}']);
});

Deno.test('a program is named with its caution', async () => {
  const { answer } = writer({
    says: (prompt) => (prompt.length > 1 ? 'YES' : '[comeback] {{program.return}} suits you.'),
  });
  assert.match(
    (await answer('injured')) ?? '',
    /^Gentle Return suits you\.\n\n- \*\*\[Gentle Return\].*doctor's approval\./,
  );
});

Deno.test('the cards answer where nothing of it passes, and where the model is slow, down or cut off at once', async () => {
  assert.equal(await writer({ says: () => 'Sure! It is AED 1 a month.' }).answer('price?'), null);
  assert.equal(
    await writer({ says: () => '[price] A month costs {{pricing.monthly}}.', slow: 300 }, 20).answer('?'),
    null,
  );
  assert.equal(await writer({ says: () => 'Half', finish: 'cut' }).answer('?'), null);
  const failing = writer({
    says: () => {
      throw new Error('down');
    },
  });
  assert.equal(await failing.answer('?'), null);
  assert.match(failing.logged.join(), /model-failed/);
});

Deno.test('an answer that was too long says so, and its half sentence is not shown', async () => {
  const { answer } = writer({
    says: () => '[price] A month costs {{pricing.monthly}}.\n[coach] The coach',
    finish: 'length',
  });
  assert.match(
    (await answer('price?')) ?? '',
    /^A month costs AED 70\.\n\nThere is more to say .*\n\n\[price\]\(\/price\)$/,
  );
});

Deno.test('a danger that the model recognises gets the answer that was written by hand, and nothing of its own', async () => {
  const { answer } = writer({
    says: () => '[injury] Run it off!\n[price] A month costs {{pricing.monthly}}.',
  });
  assert.equal(await answer('?'), 'A doctor first.');
});

Deno.test('a sentence in another language is told when a reader of it bears it out, and not when not', async () => {
  const french = '[price] Un mois coûte {{pricing.monthly}}.';
  const judging = (word: string) => (prompt: readonly PromptMessage[]) => (prompt.length > 1 ? word : french);
  assert.match((await writer({ says: judging('YES') }).answer('prix ?')) ?? '', /^Un mois coûte AED 70\./);
  assert.equal(await writer({ says: judging('NO') }).answer('prix ?'), null);
});
