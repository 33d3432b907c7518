import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exitCodes } from '../exit-codes.ts';
import { commandLines } from '../testing/run-line.ts';
import { runScene, type Scene } from '../testing/transcript.ts';
import { commandScenes } from './scenes.ts';

const groups = new Set(commandLines().flatMap((line) => line.split(' ').slice(0, -1)));
const commands = commandLines().filter((line) => !groups.has(line));

/** What can go wrong with every command that asks the server. */
const common: Record<string, Partial<Scene>> = {
  'nobody is signed in': { account: 'nobody' },
  'no admin is signed in': { account: 'client' },
  // Functions know their callers by the token: a command that asks nothing else does its work, as on Supabase.
  'with the key of another project': { environment: { FLOW_KEY: 'sb_publishable_of_another' } },
  'nothing answers': {
    answer: () => {
      throw new TypeError('fetch failed');
    },
  },
  'the server fails': { answer: () => Response.json({ message: 'Internal error' }, { status: 500 }) },
};

// What is not answered is asked again after a random wait.
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const fileName = (command: string) => `${command.replaceAll(' ', '-')}.txt`;

describe('all that comes of', () => {
  it.each(commands)('%s is as it was, in a pipe and in a terminal', async (command) => {
    const scenes = commandScenes[command];
    if (!scenes) throw new Error(`Add what is run of "${command}" to scenes.ts.`);
    const { usual, terminal, others = [], asksServer = true } = scenes;
    const successes = [usual, { ...usual, terminal: true, ...terminal }];
    const failures = asksServer
      ? Object.entries(common).map(([title, failure]): Scene => {
          return { ...usual, ...failure, title };
        })
      : [];
    const help: Scene = { line: `${command} --help` };
    const wrongOption: Scene = { line: `${command} --nope`, title: 'with an option that is none' };

    const texts: string[] = [];
    for (const scene of [help, ...successes, ...others, ...failures, wrongOption]) {
      const { exitCode, text, keyWasRefused } = await runScene(scene);
      if (keyWasRefused) expect(exitCode, text).not.toBe(exitCodes.ok);
      if (successes.includes(scene)) expect(exitCode, text).toBe(exitCodes.ok);
      texts.push(text);
    }
    await expect(texts.join('\n')).toMatchFileSnapshot(`outputs/${fileName(command)}`);
  });
});

it('there is an output for every command, and for no other', () => {
  const files = readdirSync(new URL('outputs', import.meta.url));
  expect(files.toSorted()).toEqual(commands.map(fileName).toSorted());
  expect(Object.keys(commandScenes).toSorted()).toEqual(commands.toSorted());
});
