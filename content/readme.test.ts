import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyForEachTest } from './content-copy.test-data.ts';
import { loadContent } from './load.ts';
import { loadAnswers } from './load-answers.ts';

const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8');
const examples = (language: string) =>
  [...readme.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(
    ([, example = '']) => example,
  );

const copy = copyForEachTest();

test('the program that the README walks through is in the explorer and known to the guide once it is saved', async () => {
  const [, facts] = examples('yaml');
  const text = '---\n\nStrength for club players, with **rotation** first.\n';
  await writeFile(join(copy.directory, 'programs/flow-tennis.md'), `---\n${facts}${text}`);
  const content = await loadContent(copy.directory);
  const sport = content.pages['flow-online'].explorer.groups.find(({ id }) => id === 'sport');
  expect(sport?.programs.map(({ path }) => path)).toContain('/flow-programs/flow-tennis');
  const { programs } = await loadAnswers(copy.directory);
  expect(Object.values(programs).map(({ path }) => path)).toContain('/flow-programs/flow-tennis');
});

test('the post that the README walks through is the newest of the blog once it is saved', async () => {
  const [post = ''] = examples('markdown');
  await writeFile(join(copy.directory, 'blog/why-warm-ups-work.md'), post);
  const { pages, posts } = await loadContent(copy.directory);
  expect(posts[0]?.slug).toBe('why-warm-ups-work');
  expect(pages.blog.posts[0]?.title).toBe('Why warm-ups work');
  expect(JSON.stringify(posts[0]?.content)).toContain('Who said it, where');
});

test('the card that the README walks through is known to the assistant once it is saved', async () => {
  const text = examples('yaml').find((example) => example.startsWith('- id:')) ?? '';
  await writeFile(join(copy.directory, 'answers/places.yaml'), text);
  const { cards } = await loadAnswers(copy.directory);
  const [card] = cards.filter(({ id }) => text.startsWith(`- id: ${id}\n`));
  expect(card?.answer.en).toContain('bring your own bottle');
  expect(card?.link).toContain('/flow-in-person#locations');
});

test.each<[file: string, from: string | RegExp, to: string]>([
  ['pricing.yaml', /price: \d+/, 'price: a lot'],
  ['faqs.yaml', / {4}answer: .*\n( {6}.*\n)*/, ''],
  ['site.yaml', /^email:/m, 'fax: none\nemail:'],
])('a mistake in %s is told as the README says', async (file, from, to) => {
  await copy.edit(file, from, to);
  expect(readme).toContain(`    ${(await copy.failure()).message}\n`);
});

test('a colon that needs quotes is told with its line, in the words of the README', async () => {
  await copy.edit(
    'terms.yaml',
    /refundProcessingBusinessDays: .*/,
    'refundProcessingBusinessDays: five: ten',
  );
  const { message } = await copy.failure();
  expect(readme).toContain(`    ${message}\n`);
});

test('a placeholder with a slip of the pen is told as the README says', async () => {
  const [post = ''] = examples('markdown');
  const slip = post.replace('{{site.name}} is', '{{pricing.montly}} is');
  await writeFile(join(copy.directory, 'blog/why-warm-ups-work.md'), slip);
  expect(readme).toContain(`    ${(await copy.failure()).message}\n`);
});

test('the README lists every file and folder that a coach can change, and nothing else', () => {
  const listed = [...readme.matchAll(/^\| `([\w-]+(?:\.yaml|\/))[\w<>.]*` \|/gm)].map(([, name]) => name);
  const entries = readdirSync(new URL('.', import.meta.url), { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.yaml'));
  const folders = entries.filter(
    (entry) => entry.isDirectory() && !['node_modules', 'page-schemas'].includes(entry.name),
  );
  expect(listed.sort()).toEqual(
    [...files.map(({ name }) => name), ...folders.map(({ name }) => `${name}/`)].sort(),
  );
});
