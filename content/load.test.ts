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

test('broken YAML names the file and the line', async () => {
  await copy.edit('faqs.yaml', 'online:', 'online: [');
  const { file, field, reason } = await copy.failure();
  expect(file).toBe('faqs.yaml');
  expect(field).toMatch(/^line \d+$/);
  expect(reason).not.toBe('');
});

test('broken YAML in the facts of a program counts lines from the top of its file', async () => {
  await copy.edit('programs/home-ridge.md', 'name: Home Ridge', 'name: "Home Ridge');
  const { file, field } = await copy.failure();
  expect(file).toBe('programs/home-ridge.md');
  expect(Number(field.replace('line ', ''))).toBeGreaterThan(3);
});

test('a wrong type names the file, the field and what was expected', async () => {
  await copy.edit('pricing.yaml', 'price: 1180', 'price: a lot');
  const error = await copy.failure();
  expect(error.message).toContain('content/pricing.yaml: online.monthly.price: ');
  expect(error.reason).toContain('expected number');
});

test('a missing field is called missing', async () => {
  await copy.edit('site.yaml', /^email: .*\n/m, '');
  expect((await copy.failure()).message).toBe('content/site.yaml: email: is missing (expected string)');
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

test('an unknown key is named with its place', async () => {
  await copy.edit('pages/home.yaml', '  lede:', '  led: x\n  lede:');
  expect((await copy.failure()).message).toBe('content/pages/home.yaml: hero.led: unknown key');
});

test('a wrong navigation entry is named in the branch it comes nearest to', async () => {
  await copy.edit('navigation.yaml', 'href: /flow-in-person', 'href: flow-in-person');
  const { field, reason } = await copy.failure();
  expect(field).toBe('items.1.items.1.href');
  expect(reason).toContain('begins with one slash');
});

test('a path that would leave the site is refused', async () => {
  await copy.edit('navigation.yaml', 'href: /pricing', 'href: //elsewhere.example');
  expect((await copy.failure()).field).toMatch(/^items\.5/);
});

test('an empty text is refused', async () => {
  await copy.edit('testimonials.yaml', /quote: Three sessions.*/, 'quote: ""');
  expect((await copy.failure()).message).toBe('content/testimonials.yaml: hero.1.quote: must not be empty');
});

test('an unknown placeholder names itself and its field', async () => {
  await copy.edit('pages/home.yaml', '{{claims.clients}}', '{{claims.customers}}');
  expect((await copy.failure()).message).toBe(
    'content/pages/home.yaml: hero.claims.1.value: unknown placeholder {{claims.customers}}',
  );
});

test('a placeholder in the text of a program is checked too', async () => {
  await copy.edit('programs/home-ridge.md', 'Home training fails', '{{nobody.knows}} fails');
  expect((await copy.failure()).message).toContain('programs/home-ridge.md: text: unknown placeholder');
});

test('two programs cannot have one path', async () => {
  await copy.edit('programs/ridge-private.md', 'path: /ridge-private', 'path: /ridge-executive');
  const { file, field, reason } = await copy.failure();
  expect([file, field]).toEqual(['programs/ridge-private.md', 'path']);
  expect(reason).toContain('/ridge-executive');
  expect(reason).toContain('programs/ridge-executive.md');
});

test('two programs cannot have one key', async () => {
  await copy.edit('programs/ridge-private.md', 'key: behind-closed-doors', 'key: boardroom');
  const { file, field, reason } = await copy.failure();
  expect([file, field]).toEqual(['programs/ridge-private.md', 'key']);
  expect(reason).toBe('the key "boardroom" is already taken in content/programs/ridge-executive.md');
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

test('a question about in-person training cannot have the id of one about online training', async () => {
  await copy.edit('faqs.yaml', 'id: in-person-where', 'id: free-trial');
  expect((await copy.failure()).field).toBe('inPerson.0.id');
});

test('a card without a program says which file is missing', async () => {
  await copy.edit('pages/home.yaml', '- ridge-lean', '- flow-nobody');
  expect((await copy.failure()).message).toBe(
    'content/pages/home.yaml: programs.cards.3: there is no programs/flow-nobody.md',
  );
});

test('a photo grid that names nobody says who is missing', async () => {
  await copy.edit('pages/home.yaml', '- omar-k', '- nobody');
  expect((await copy.failure()).field).toBe('coaching.transformations.1');
});

test('a program without facts at its top is refused', async () => {
  await writeFile(join(copy.directory, 'programs/flow-new.md'), 'Only text.\n');
  expect((await copy.failure()).message).toBe(
    'content/programs/flow-new.md: must begin with its facts between two lines of ---',
  );
});

test('a program without text is refused', async () => {
  await copy.edit('programs/home-ridge.md', /\n---\n[\s\S]*$/, '\n---\n\n');
  expect((await copy.failure()).message).toBe(
    'content/programs/home-ridge.md: text: is missing: the text under the facts',
  );
});

test('a text with markup that its page does not show is refused', async () => {
  await copy.edit('programs/home-ridge.md', /$/, '\n<script>alert(1)</script>\n');
  const { file, field, reason } = await copy.failure();
  expect([file, field]).toEqual(['programs/home-ridge.md', 'text']);
  expect(reason).toContain('<script>');
});

test.each([
  ['2025-13-01', 'a month that does not exist'],
  ['16 October 2025', 'words'],
])('a post dated %s, %s, is refused', async (date) => {
  await copy.edit('blog/the-quiet-hour.md', /^date: .*$/m, `date: "${date}"`);
  const { file, field } = await copy.failure();
  expect([file, field]).toEqual(['blog/the-quiet-hour.md', 'date']);
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

test('opening hours that search engines could not read are refused', async () => {
  await copy.edit('site.yaml', /^businessHours: .*$/m, 'businessHours: from early to late');
  const { field, reason } = await copy.failure();
  expect(field).toBe('businessHours');
  expect(reason).toContain('like 6:00–22:00');
});

test('a review rated below five is refused', async () => {
  await copy.edit('reviews.yaml', 'rating: 5', 'rating: 4');
  expect((await copy.failure()).field).toMatch(/^[a-z-]+\.0\.rating$/);
});

test('a range that runs backwards is refused', async () => {
  await copy.edit('programs/home-ridge.md', 'workoutsPerWeek: [3, 5]', 'workoutsPerWeek: [5, 3]');
  expect((await copy.failure()).message).toContain(
    'commitment.workoutsPerWeek: must be two numbers, the smaller first',
  );
});
