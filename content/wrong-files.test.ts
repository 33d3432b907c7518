import { expect, test } from 'vitest';
import { copyForEachTest } from './content-copy.test-data.ts';
import { pageFiles } from './page-schemas/index.ts';

const copy = copyForEachTest();

// Every kind of mistake, and one for each kind of file; load.test.ts has what is missing or wrong as a whole.
test.each<[file: string, from: string | RegExp, to: string, field: string, reason: RegExp]>([
  ['site.yaml', /^email: .*\n/m, '', 'email', /^is missing \(expected string\)$/],
  [
    'site.yaml',
    /^businessHours: .*$/m,
    'businessHours: from early to late',
    'businessHours',
    /like 6:00–22:00/,
  ],
  ['site.yaml', 'rating: 4.8', 'rating: 6', 'claims.rating', /<=5/],
  ['navigation.yaml', '/flow-in-person', 'flow-in-person', 'items.1.items.1.href', /begins with one slash/],
  ['navigation.yaml', 'href: /pricing', 'href: //elsewhere.example', 'items.5.href', /begins with one slash/],
  ['navigation.yaml', 'contactLabel:', 'contactLabels:', 'footer.contactLabel', /missing/],
  ['pricing.yaml', 'price: 1180', 'price: a lot', 'online.monthly.price', /expected number/],
  ['pricing.yaml', 'vatPercent: 6', 'vatPercent: five', 'vatPercent', /expected number/],
  ['billing.yaml', 'country: AE', 'country: Dubai', 'country', /two letters of a country/],
  ['mails.yaml', 'Dear {name}', 'Dear {nmae}', 'trialEnding.greeting', /has \{nmae\}, and can have \{name\}/],
  [
    'mails.yaml',
    'taken for it',
    'taken for {amount}',
    'secondSubscription.charge',
    /has \{amount\}, and can have \{plan\}/,
  ],
  ['terms.yaml', 'disputeResolutionDays: 28', 'disputeResolutionDays: 0', 'disputeResolutionDays', />0/],
  ['terms.yaml', '[4, 9]', '[9, 4]', 'refundProcessingBusinessDays', /the smaller first/],
  ['policies.yaml', 'path: /terms-conditions', 'path: terms', '0.path', /begins with one slash/],
  ['faqs.yaml', /question: .*/, 'question: ""', 'online.0.question', /must not be empty/],
  ['faqs.yaml', 'id: in-person-where', 'id: free-trial', 'inPerson.0.id', /is already taken/],
  ['testimonials.yaml', /quote: Three sessions.*/, 'quote: ""', 'hero.1.quote', /^must not be empty$/],
  ['testimonials.yaml', /initial: .*/, 'initial: Sarah', 'hero.0.initial', /1 character/],
  ['reviews.yaml', /^after-birth:$/m, 'nobody:', 'nobody', /no program with the key/],
  ['reviews.yaml', 'rating: 5', 'rating: 4', 'lean.0.rating', /5/],
  ['reviews.yaml', /timeAgo: .*/, 'timeAgo: 3', 'lean.0.timeAgo', /expected string/],
  ['coaches.yaml', / {2}specialty: .*\n/, '', '0.specialty', /missing/],
  ['locations.yaml', /summary: .*/, 'summary: ""', '0.summary', /must not be empty/],
  [
    'transformations.yaml',
    'durationWeeks: 12',
    'durationWeeks: 12 weeks',
    '0.durationWeeks',
    /expected number/,
  ],
  ['transformations.yaml', 'aspect: 4/5', 'aspect: 0.8', '0.image.aspect', /./],
  ['programs/ridge-wanderer.md', 'heroPattern: beads', 'heroPattern: star', 'heroPattern', /disc/],
  ['programs/ridge-wanderer.md', 'group: work-life', 'group: travel', 'group', /work-life/],
  [
    'programs/ridge-teams.md',
    'icon: users',
    'icon: heart',
    'corporate.programHighlights.items.0.icon',
    /users/,
  ],
  [
    'programs/ridge-wanderer.md',
    /^commitment:\n( .*\n)+/m,
    '',
    'commitment',
    /only the program for companies/,
  ],
  ['programs/ridge-wanderer.md', /^phases:\n( .*\n)+/m, '', 'phases', /only the program for companies/],
  ['programs/ridge-wanderer.md', 'weeks: [5, 8]', 'weeks: [6, 8]', 'phases', /phase 2 begins in week 5/],
  [
    'programs/ridge-wanderer.md',
    'label: Wanderer',
    'label: Pedal',
    'card.label',
    /taken in content\/programs\/ridge-pedal\.md/,
  ],
  [
    'programs/ridge-private.md',
    'path: /ridge-private',
    'path: /ridge-executive',
    'path',
    /\/ridge-executive.*programs\/ridge-executive\.md/,
  ],
  [
    'programs/ridge-private.md',
    'key: behind-closed-doors',
    'key: boardroom',
    'key',
    /^the key "boardroom" is already taken in content\/programs\/ridge-executive\.md$/,
  ],
  [
    'programs/home-ridge.md',
    'workoutsPerWeek: [3, 5]',
    'workoutsPerWeek: [5, 3]',
    'commitment.workoutsPerWeek',
    /must be two numbers, the smaller first/,
  ],
  ['programs/home-ridge.md', 'Home training fails', '{{nobody.knows}} fails', 'text', /unknown placeholder/],
  [
    'programs/home-ridge.md',
    /\n---\n[\s\S]*$/,
    '\n---\n\n',
    'text',
    /^is missing: the text under the facts$/,
  ],
  ['programs/home-ridge.md', /$/, '\n<script>alert(1)</script>\n', 'text', /<script>/],
  ['pages/home.yaml', '  lede:', '  led: x\n  lede:', 'hero.led', /^unknown key$/],
  [
    'pages/home.yaml',
    '{{claims.clients}}',
    '{{claims.customers}}',
    'hero.claims.1.value',
    /^unknown placeholder \{\{claims\.customers\}\}$/,
  ],
  ['pages/home.yaml', '- ridge-lean', '- nobody', 'programs.cards.3', /^there is no programs\/nobody\.md$/],
  ['pages/home.yaml', '- omar-k', '- nobody', 'coaching.transformations.1', /nobody/],
  ['blog/the-quiet-hour.md', /^date: .*$/m, 'date: "2025-13-01"', 'date', /./],
  ['blog/the-quiet-hour.md', /^date: .*$/m, 'date: 16 October 2025', 'date', /./],
  ['blog/the-quiet-hour.md', /^author: .*$/m, 'author: ""', 'author', /must not be empty/],
  ['blog/the-quiet-hour.md', 'aspect: 3/2', 'aspect: wide', 'featuredImage.aspect', /width\/height/],
  ['legal/terms-conditions.md', /^lastUpdated: .*\n/m, '', 'lastUpdated', /missing/],
])(
  'a mistake in %s is refused with its field and the reason: %s becomes %s',
  async (file, from, to, field, reason) => {
    await copy.edit(file, from, to);
    const error = await copy.failure();
    expect([error.file, error.field]).toEqual([file, field]);
    expect(error.reason).toMatch(reason);
    expect(error.message).toBe(`content/${file}: ${field}: ${error.reason}`);
  },
);

test.each(Object.keys(pageFiles))('the words of the page %s are checked', async (page) => {
  const file = `pages/${page}.yaml`;
  await copy.edit(file, /^/, 'wrongKey: x\n');
  expect((await copy.failure()).message).toBe(`content/${file}: wrongKey: unknown key`);
});

test.each([
  'pricing.yaml',
  'terms.yaml',
  'pages/blog.yaml',
  'blog/the-quiet-hour.md',
  'legal/privacy-policy.md',
])('%s that is not YAML is named with its line', async (file) => {
  await copy.edit(file, /^(\w+): .*$/m, '$1: "open');
  const error = await copy.failure();
  expect(error.file).toBe(file);
  expect(error.field).toMatch(/^line \d+$/);
  expect(error.reason).not.toBe('');
});
