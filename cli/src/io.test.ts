import { describe, expect, it } from 'vitest';
import { colorEnabled, createIo, isSwitchedOn, type Streams } from './io.ts';

function streams(isTTY: boolean | undefined, input: (string | Uint8Array)[] = []) {
  const written: string[] = [];
  const sink = (name: string) => ({
    isTTY,
    columns: undefined,
    write(text: string, done?: () => void) {
      written.push(`${name}:${text}`);
      done?.();
    },
  });
  async function* stdin() {
    yield* input;
  }
  const made: Streams = {
    stdin: Object.assign(stdin(), { isTTY }),
    stdout: sink('out'),
    stderr: sink('err'),
  };
  return { made, written };
}

describe('colour', () => {
  it.each([
    ['a terminal', {}, true, true],
    ['a pipe', {}, false, false],
    ['a terminal that cannot', { TERM: 'dumb' }, true, false],
    ['NO_COLOR', { NO_COLOR: '1' }, true, false],
    ['an empty NO_COLOR', { NO_COLOR: '' }, true, true],
    ['FORCE_COLOR in a pipe', { FORCE_COLOR: '1' }, false, true],
    ['an empty FORCE_COLOR in a pipe', { FORCE_COLOR: '' }, false, true],
    ['FORCE_COLOR=0', { FORCE_COLOR: '0' }, true, false],
    ['FORCE_COLOR=false', { FORCE_COLOR: 'false' }, true, false],
    ['NO_COLOR against FORCE_COLOR', { NO_COLOR: '1', FORCE_COLOR: '1' }, true, false],
  ])('with %s', (_, environment, isTerminal, expected) => {
    expect(colorEnabled(environment, isTerminal)).toBe(expected);
  });

  it('follows an environment that changes after the start, as --no-color does', () => {
    const environment: Record<string, string> = {};
    const io = createIo(streams(true).made, environment);
    expect(io.color('data')).toBe(true);
    environment.NO_COLOR = '1';
    expect(io.color('data')).toBe(false);
  });
});

it.each([
  ['1', true],
  ['true', true],
  ['yes', true],
  ['0', false],
  ['false', false],
  ['', false],
  [undefined, false],
])('a variable that is %j switches on: %s', (value, expected) => {
  expect(isSwitchedOn(value)).toBe(expected);
});

describe('the ends of a command', () => {
  it('take data to stdout and everything else to stderr', async () => {
    const { made, written } = streams(false);
    const io = createIo(made, {});
    await io.data('rows');
    io.note('a note');
    io.draw('progress');
    expect(written).toEqual(['out:rows', 'err:a note\n', 'err:progress']);
  });

  it('know whether they are a terminal, 80 wide when it does not say, and without limit in a pipe', () => {
    expect(createIo(streams(undefined).made, {})).toMatchObject({
      terminal: { input: false, data: false, notes: false },
      width: Number.POSITIVE_INFINITY,
    });
    const { made } = streams(true);
    expect(createIo(made, {}).width).toBe(80);
    made.stdout.columns = 132;
    expect(createIo(made, {})).toMatchObject({
      terminal: { input: true, data: true, notes: true },
      width: 132,
    });
  });

  it('read stdin whole, also when a character is cut in two', async () => {
    const bytes = new TextEncoder().encode('é!');
    const io = createIo(streams(false, ['a', bytes.slice(0, 1), bytes.slice(1)]).made, {});
    expect(await io.readInput()).toBe('aé!');
  });
});
