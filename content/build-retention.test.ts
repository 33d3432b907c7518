import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeRetention } from './build-retention.ts';
import { contentDirectory } from './load.ts';

test('how long records are kept is what the terms say', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'flow-retention-'));
  try {
    const terms = join(directory, 'terms.yaml');
    await cp(join(contentDirectory, 'terms.yaml'), terms);
    const text = await readFile(terms, 'utf8');
    await writeFile(terms, text.replace(/^termsRetentionYears: .*$/m, 'termsRetentionYears: 4'));
    const file = join(directory, '_shared', 'retention.gen.json');
    await writeRetention(file, directory);
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({ records: '4 years' });
  } finally {
    await rm(directory, { recursive: true });
  }
});
