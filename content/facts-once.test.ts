import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ContentCopy, copyContent } from './content-copy.test-data.ts';
import { loadContent } from './load.ts';
import { loadAnswers } from './load-answers.ts';

/** Every fact, as its file has it, as it is changed, and what no page may say any more. */
const changes: [file: string, from: string, to: string, gone: RegExp][] = [
  ['site.yaml', 'name: Flow', 'name: Tide', /\| Flow$|^Flow \|/],
  ['site.yaml', 'email: info@flow.example', 'email: hello@elsewhere.example', /info@flow/],
  ['site.yaml', 'phone: +971 50 000 0000', 'phone: +44 20 7946 0958', /\+?971|50 000 0000/],
  ['site.yaml', 'city: Dubai', 'city: Muscat', /Dubai(?! time)/],
  ['site.yaml', '6:00–22:00 Dubai time', '7:15–20:45 Muscat time', /\b0?6:00|22:00|Dubai time/],
  ['site.yaml', 'years: 11', 'years: 13', /\b(11|[Ee]leven) years/],
  ['site.yaml', 'sessions: 25000', 'sessions: 31000', /\b25,?000\b/],
  ['site.yaml', 'rating: 4.9', 'rating: 4.7', /\b4\.9\b/],
  ['site.yaml', 'clients: 150', 'clients: 210', /\b150\b/],
  ['site.yaml', 'programs: 30', 'programs: 40', /\b30\+|\b(30|[Tt]hirty) programs/],
  ['site.yaml', 'since: 2021', 'since: 2019', /\b2021\b/],
  ['pricing.yaml', 'vatPercent: 5', 'vatPercent: 6', /(?<![.\d])5 ?%/],
  ['pricing.yaml', 'days: 7', 'days: 9', /\b7[ -](free )?days?\b|\bday 7\b|\b[Ss]even[ -](day|free)\b/],
  ['pricing.yaml', 'weeklyPrice: 275', 'weeklyPrice: 281', /\b275\b/],
  ['pricing.yaml', 'price: 999', 'price: 1001', /AED 999\b/],
  ['pricing.yaml', 'price: 2400', 'price: 2402', /AED 2,?400\b/],
  ['pricing.yaml', 'saving: 900', 'saving: 902', /AED 900\b/],
  [
    'pricing.yaml',
    'price: 4500\n    per: month\n    plusVat: false',
    'price: 4502\n    per: month\n    plusVat: false',
    /\b4,?500\b/,
  ],
  [
    'pricing.yaml',
    'sessions: 12\n    summary: Your coach on',
    'sessions: 14\n    summary: Your coach on',
    /\b12 live sessions/,
  ],
  ['pricing.yaml', 'price: 3100', 'price: 3102', /\b3,?100\b/],
  ['pricing.yaml', 'sessions: 8', 'sessions: 10', /\b8 (or \d+ sessions|sessions|one-to-one|a month)/],
  ['pricing.yaml', 'price: 4500', 'price: 4504', /\b4,?500\b/],
  ['pricing.yaml', 'sessions: 12', 'sessions: 16', /\b12 (sessions|one-to-one|about|or 12)/],
  ['pricing.yaml', 'price: 550', 'price: 552', /\b550\b/],
  ['pricing.yaml', 'price: 550', 'price: 554', /\b550\b/],
  ['pricing.yaml', '2-5 times per week', 'every other week', /\b2-5 times/],
  ['terms.yaml', 'minimumAgeYears: 18', 'minimumAgeYears: 21', /\b18 (or|and) over|\b(are|be) 18\b/],
  ['terms.yaml', 'cancellationDays: 7', 'cancellationDays: 10', /\b7[ -]days?\b/],
  ['terms.yaml', '[5, 10]', '[6, 11]', /\b5-10 business/],
  ['terms.yaml', 'priceChangeNoticeDays: 30', 'priceChangeNoticeDays: 33', /\b30 days\b/],
  ['terms.yaml', 'firstContact: the same working day', 'firstContact: two working days', /same working day/],
  ['terms.yaml', 'inquiryResponseBusinessDays: 1', 'inquiryResponseBusinessDays: 2', /\b1 business day/],
  ['terms.yaml', 'disputeResponseBusinessDays: 3', 'disputeResponseBusinessDays: 4', /\b3 business days/],
  ['terms.yaml', 'disputeResolutionDays: 14', 'disputeResolutionDays: 15', /\b14 days\b/],
  ['terms.yaml', 'privacyRequestDays: 30', 'privacyRequestDays: 31', /\b30 days\b/],
  [
    'terms.yaml',
    'firstWeekWorkouts: 3',
    'firstWeekWorkouts: 5',
    /\b3\+ workouts|least (3|three) (times|workouts)|\b3 or more/,
  ],
  ['terms.yaml', 'uptimePercent: 99.9', 'uptimePercent: 99.5', /\b99\.9\b/],
  ['terms.yaml', 'dataAfterCancellationDays: 90', 'dataAfterCancellationDays: 95', /\b90 days\b/],
  ['terms.yaml', 'termsRetentionYears: 1', 'termsRetentionYears: 2', /\b1 year (from|after)/],
  ['terms.yaml', 'privacyRetentionYears: 3', 'privacyRetentionYears: 4', /\b3 years (of|have)/],
  ['terms.yaml', 'financialRetentionYears: 7', 'financialRetentionYears: 8', /\b7 years\b/],
];

let copy: ContentCopy;
/** Every text that a page, the assistant or a search engine receives, and where it stands. */
let texts: [place: string, text: string][];

function textsIn(value: unknown, place: string): [string, string][] {
  if (typeof value === 'string') return [[place, value]];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${place}.${key}`));
}

beforeAll(async () => {
  copy = await copyContent();
  for (const [file, from, to] of changes) await copy.edit(file, from, to);
  texts = [
    ...textsIn(await loadContent(copy.directory), 'content'),
    // What visitors may ask is theirs: 'is it AED 500?'
    ...textsIn(await loadAnswers(copy.directory), 'answers').filter(([place]) => !/\.ask\./.test(place)),
  ];
});

afterAll(() => copy.remove());

test.each(changes)('in %s, "%s" can become "%s" and no text keeps the old one', (_file, _from, _to, gone) => {
  // Part of no fact: the address of the business's clock.
  const kept = texts.filter(([place, text]) => gone.test(text) && !place.endsWith('.timeZone'));
  expect(kept).toEqual([]);
});

test('before the change, each of them was said somewhere', async () => {
  const before = textsIn(await loadContent(), 'content').map(([, text]) => text);
  for (const [file, from, , gone] of changes)
    expect(
      before.some((text) => gone.test(text)),
      `${file}: ${from}`,
    ).toBe(true);
});

test('the new facts are on the pages', () => {
  const all = texts.map(([, text]) => text).join('\n');
  for (const now of [
    'AED 1,001',
    'AED 281 a week',
    '9 days free',
    '+44 20 7946 0958',
    '442079460958',
    'Explore All 40+ Programs',
    'within two working days',
  ])
    expect(all).toContain(now);
});
