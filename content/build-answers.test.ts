import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadRetention, writeAnswers } from './build-answers.ts';
import { copyContent } from './content-copy.test-data.ts';
import { loadAnswers } from './load-answers.ts';

test('how long records are kept is what the terms say', async () => {
  const copy = await copyContent();
  onTestFinished(copy.remove);
  await copy.edit('terms.yaml', /^termsRetentionYears: .*$/m, 'termsRetentionYears: 4');
  expect(await loadRetention(copy.directory)).toEqual({ records: '4 years' });
});

test('the file is written whole or not at all', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'flow-answers-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  const file = join(directory, 'ai-chat', 'answers.gen.json');
  await writeAnswers(file);
  expect(await readdir(join(directory, 'ai-chat'))).toEqual(['answers.gen.json']);
  expect((await readdir(join(directory, '_shared'))).sort()).toEqual([
    'billing.gen.json',
    'mails.gen.json',
    'retention.gen.json',
  ]);
  const written: unknown = JSON.parse(await readFile(file, 'utf8'));
  expect(written).toEqual(JSON.parse(JSON.stringify(await loadAnswers())));
});
