import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exitCodes } from '../exit-codes.ts';
import { createFakeIo } from '../testing/fake-io.ts';
import { scratchDirectory } from '../testing/scratch-directory.ts';
import { type ItemSources, orStdin, readItems } from './named-items.ts';

function read(value: string): string {
  if (/^[a-z]\d$/i.test(value)) return value.toLowerCase();
  throw new Error('Expected a letter and a digit.');
}

function items(sources: ItemSources, input = '', cwd = '/nowhere') {
  return readItems(sources, read, { io: createFakeIo({ input }), cwd });
}

describe('the items of a command', () => {
  it('are those of the arguments, of a file and of stdin, once each and in their order', async () => {
    const cwd = scratchDirectory();
    writeFileSync(join(cwd, 'ids.txt'), '\uFEFFb1\r\n\r\n# later\r\n  C1  \r\na1');
    const sources = { given: ['a1', '-', 'd1'], fromFile: 'ids.txt' };
    expect(await items(sources, 'e1\nd1\n', cwd)).toEqual(['a1', 'd1', 'b1', 'c1', 'e1']);
    expect(await items({ given: [], fromFile: '-' }, 'e1')).toEqual(['e1']);
  });

  it('leave stdin alone where nothing names it', async () => {
    expect(await items({ given: ['a1'] }, 'e1\n')).toEqual(['a1']);
  });

  it('may be a dash among arguments that are read one by one', () => {
    expect(['A1', '-'].map(orStdin(read))).toEqual(['a1', '-']);
    expect(() => orStdin(read)('a')).toThrow('Expected a letter');
  });

  it.each([
    [{ given: ['-'] }, 'a1\n\nemail,name\n', "stdin, line 3: 'email,name' is invalid. Expected a letter"],
    [{ given: ['-'] }, 'a1\nx\u001b[2J\n', "stdin, line 2: 'x [2J' is invalid."],
    [{ given: ['-'] }, 'x'.repeat(100), `stdin, line 1: '${'x'.repeat(60)}…' is invalid.`],
    [{ given: ['a1'], fromFile: 'ids.txt' }, '', '--from-file ids.txt cannot be read (ENOENT).'],
    [{ given: [] }, 'a1', 'Nothing is named: pass arguments, --from-file <file>, or - to read stdin.'],
    [{ given: ['-'] }, '\n# none\n', 'Nothing is named'],
  ])('are refused as wrong usage: %j of %j', async (sources, input, message) => {
    await expect(items(sources, input)).rejects.toMatchObject({
      message: expect.stringContaining(message),
      exitCode: exitCodes.usage,
    });
  });

  it('names the file whose line is wrong', async () => {
    const cwd = scratchDirectory();
    writeFileSync(join(cwd, 'ids.txt'), 'b1\nwrong\n');
    await expect(items({ given: [], fromFile: 'ids.txt' }, '', cwd)).rejects.toThrow(
      "ids.txt, line 2: 'wrong' is invalid. Expected a letter and a digit.",
    );
  });
});
