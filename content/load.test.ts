import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyForEachTest } from './content-copy.test-data.ts';
import { loadContent } from './load.ts';

const copy = copyForEachTest();

test('no text reaches a page with a placeholder in it', async () => {
  expect(JSON.stringify(await loadContent()).includes('{{')).toBe(false);
});

test('a price is written once and copy follows it', async () => {
  await copy.edit('pricing.yaml', 'price: 1180', 'price: 1234');
  const { pages } = await loadContent(copy.directory);
  expect(pages.home.hero.trialNote).toContain('AED 1,234');
});

test('broken YAML in the facts of a program counts lines from the top of its file', async () => {
  await copy.edit('programs/home-ridge.md', 'name: Home Ridge', 'name: "Home Ridge');
  const { file, field } = await copy.failure();
  expect(file).toBe('programs/home-ridge.md');
  expect(Number(field.replace('line ', ''))).toBeGreaterThan(3);
});

test('a missing file is named', async () => {
  await rm(join(copy.directory, 'testimonials.yaml'));
  expect((await copy.failure()).message).toBe('content/testimonials.yaml: the file is missing');
});

test.each(['programs', 'blog', 'legal'])('a missing folder %s is named', async (folder) => {
  await rm(join(copy.directory, folder), { recursive: true });
  expect((await copy.failure()).message).toBe(`content/${folder}: the folder is missing`);
});

test.each(['pricing', 'thank-you-zoom', 'post'])('a page without its words, %s, is named', async (page) => {
  await rm(join(copy.directory, `pages/${page}.yaml`));
  expect((await copy.failure()).message).toBe(`content/pages/${page}.yaml: the file is missing`);
});

test.each([
  ['transformations.yaml', /id: \S+/, '1.id'],
  ['coaches.yaml', /id: \S+/, '1.id'],
  ['policies.yaml', /id: \S+/, '1.id'],
  ['faqs.yaml', /id: \S+/, 'online.1.id'],
])('two records in %s cannot have one id', async (file, id, field) => {
  const [first = ''] = id.exec(await readFile(join(copy.directory, file), 'utf8')) ?? [];
  await copy.edit(file, new RegExp(`(?<=${first}[^]*?)id: \\S+`), first);
  const error = await copy.failure();
  expect([error.file, error.field]).toEqual([file, field]);
  expect(error.reason).toContain(`is already taken in content/${file}`);
});

test('a program without facts at its top is refused', async () => {
  await writeFile(join(copy.directory, 'programs/flow-new.md'), 'Only text.\n');
  expect((await copy.failure()).message).toBe(
    'content/programs/flow-new.md: must begin with its facts between two lines of ---',
  );
});

test('posts come with the newest first', async () => {
  const dates = (await loadContent()).posts.map((post) => post.date);
  expect(dates.length).toBeGreaterThan(1);
  expect(dates).toEqual([...dates].sort().reverse());
});

test('a legal document that no page shows is refused, and a missing one is named', async () => {
  await rename(join(copy.directory, 'legal/privacy-policy.md'), join(copy.directory, 'legal/privacy.md'));
  expect((await copy.failure()).message).toBe(
    'content/legal/privacy.md: no page shows it: there are privacy-policy and terms-conditions',
  );
  await rm(join(copy.directory, 'legal/privacy.md'));
  expect((await copy.failure()).message).toBe('content/legal/privacy-policy.md: the file is missing');
});
