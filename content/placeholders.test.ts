import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentDirectory } from './load.ts';
import { aed, collectFacts, fillPlaceholders, timeSpan } from './placeholders.ts';
import { pricingFileSchema, siteFileSchema } from './schema.ts';
import { termsFileSchema } from './terms-schema.ts';

const facts = new Map([
  ['days', '7'],
  ['trial', '{{days}} days'],
  ['circle', '{{circle}}'],
]);

const read = (file: string, directory = contentDirectory) => readFileSync(join(directory, file), 'utf8');

const collected = () =>
  collectFacts(
    siteFileSchema.parse(parse(read('site.yaml'))),
    pricingFileSchema.parse(parse(read('pricing.yaml'))),
    termsFileSchema.parse(parse(read('terms.yaml'))),
  );

test('placeholders are filled wherever a text stands', () => {
  const data = { a: 'free for {{trial}}', b: ['{{ days }}', 3, null, true] };
  expect(fillPlaceholders(data, facts, 'x.yaml')).toEqual({ a: 'free for 7 days', b: ['7', 3, null, true] });
});

test('facts that name each other in a circle are an error, not an endless loop', () => {
  expect(() => fillPlaceholders({ a: { b: '{{circle}}' } }, facts, 'x.yaml')).toThrow(
    'content/x.yaml: a.b: the placeholders in it never end',
  );
});

test('a placeholder that is not closed is an error', () => {
  expect(() => fillPlaceholders(['{{days'], facts, 'x.yaml')).toThrow(
    'content/x.yaml: 0: a placeholder is opened',
  );
});

test('amounts are written with their currency and a comma at thousands', () => {
  expect([aed(275), aed(2400)]).toEqual(['AED 275', 'AED 2,400']);
});

test('times are written with their unit, one of it or several', () => {
  expect([timeSpan(1, 'business day'), timeSpan(30, 'day'), timeSpan([5, 10], 'business day')]).toEqual([
    '1 business day',
    '30 days',
    '5-10 business days',
  ]);
});

test('each promise of the terms is written with its unit', () => {
  const promises = [...collected()].filter(([name]) => name.startsWith('terms.'));
  expect(Object.fromEntries(promises)).toEqual({
    'terms.minimumAge': '19',
    'terms.refundWindow': '8 days',
    'terms.refundProcessing': '4-9 business days',
    'terms.priceChangeNotice': '45 days',
    'terms.firstContact': 'one working day',
    'terms.inquiryResponse': '2 business days',
    'terms.disputeResponse': '6 business days',
    'terms.disputeResolution': '28 days',
    'terms.privacyRequest': '27 days',
    'terms.firstWeekWorkouts': '4',
    'terms.uptime': '99.5%',
    'terms.dataAfterCancellation': '80 days',
    'terms.termsRetention': '2 years',
    'terms.privacyRetention': '4 years',
    'terms.financialRetention': '9 years',
  });
});

test('the README lists every fact that copy can name, and no other', () => {
  const listed = [
    ...read('README.md', import.meta.dirname).matchAll(
      /^\| `((?:site|claims|pricing|terms)\.(?!yaml)[\w.]+)` \|/gm,
    ),
  ];
  expect(listed.map(([, name]) => name)).toEqual([...collected().keys()]);
});
