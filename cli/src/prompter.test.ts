import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { exitCodes } from './exit-codes.ts';
import { createPrompter, type Prompter } from './prompter.ts';

/** Asks with a keyboard that types when the question is on the screen. */
async function ask<Answer>(question: (prompter: Prompter) => Promise<Answer>, keys: string) {
  const input = new PassThrough();
  const output = new PassThrough();
  let screen = '';
  output.on('data', (chunk: Buffer) => {
    const first = screen === '';
    screen += chunk.toString();
    if (first) setTimeout(() => input.write(keys), 10);
  });
  const answer = await question(
    createPrompter(
      () => input,
      () => output,
    ),
  ).then(
    (value) => value,
    (error: unknown) => error,
  );
  return { answer, screen };
}

describe('a question', () => {
  it('takes a line of text', async () => {
    const { answer, screen } = await ask((prompter) => prompter.text('Email'), 'a@b.c\r');
    expect(answer).toBe('a@b.c');
    expect(screen).toContain('Email');
  });

  it.each(['secret\r', 'secret\u0014\r'])(
    'never shows a password, whatever keys are pressed: %j',
    async (keys) => {
      const { answer, screen } = await ask((prompter) => prompter.password('Password'), keys);
      expect(answer).toBe('secret');
      expect(screen).not.toContain('secret');
    },
  );

  it.each([
    ['y\r', true],
    ['n\r', false],
    ['\r', false],
  ])('of yes or no takes %j as %s', async (keys, expected) => {
    const { answer } = await ask((prompter) => prompter.confirm('Sure?'), keys);
    expect(answer).toBe(expected);
  });

  it.each([
    ['Ctrl-C', '\u0003'],
    ['Ctrl-D', '\u0004'],
  ])('ends the command with 130 when %s is pressed, whatever is asked', async (_, key) => {
    const questions: ((prompter: Prompter) => Promise<unknown>)[] = [
      (prompter) => prompter.text('Email'),
      (prompter) => prompter.password('Password'),
      (prompter) => prompter.confirm('Sure?'),
    ];
    for (const question of questions) {
      const { answer } = await ask(question, key);
      expect(answer).toMatchObject({ name: 'Failure', exitCode: exitCodes.interrupted });
    }
  });

  it('ends the command with 130 when its input ends', async () => {
    const input = new PassThrough();
    const asked = createPrompter(
      () => input,
      () => new PassThrough().resume(),
    ).confirm('Sure?');
    setTimeout(() => input.end(), 10);
    await expect(asked).rejects.toMatchObject({ exitCode: exitCodes.interrupted });
  });
});
