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
  const answer = await question(createPrompter(input, output)).then(
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

  it('ends the command with 130 when Ctrl-C is pressed', async () => {
    const { answer } = await ask((prompter) => prompter.confirm('Sure?'), '\u0003');
    expect(answer).toMatchObject({ name: 'Failure', exitCode: exitCodes.interrupted });
  });
});
