import { expect, test } from 'vitest';
import { wordsOf } from '../content-copy.test-data.ts';
import { ContentError } from '../content-error.ts';
import type { Content } from '../load.ts';
import { loadContent } from '../load.ts';
import { pricing } from './pricing.ts';

const words = await wordsOf('pricing');
const content = await loadContent();

const join = (own: Partial<typeof words> = {}, change: (records: Content) => void = () => {}) => {
  const records = structuredClone(content);
  change(records);
  return pricing.join({ ...words, ...own }, records);
};

test('every price is the record’s, with what it is for', () => {
  const { online, inPerson, corporate } = join();
  const prices = [...online.plans, ...inPerson.plans].map(
    ({ amount, plusVat, per }) => `${amount}${plusVat ? ' + VAT' : ''} ${per}`,
  );
  expect(prices).toEqual([
    'AED 1,180 per month',
    'AED 2,850 for 12 weeks',
    'AED 5,200 per month',
    'AED 3,600 + VAT per month',
    'AED 5,100 + VAT per month',
    'AED 620 + VAT per session',
    'AED 640 + VAT per session',
  ]);
  expect(corporate.price).toBe('Custom');
});

test('a changed price is changed in the plan, in its message and in the guide', () => {
  const page = join({}, ({ pricing: { inPerson } }) => {
    inPerson.twoInOne.price = 655;
  });
  const [plan] = page.inPerson.plans.slice(-1);
  expect(plan).toMatchObject({ amount: 'AED 655', withVat: 'AED 694.30 with VAT' });
  expect(plan?.message).toContain('AED 655 + VAT per session');
  const sentence = page.guide.items.find(({ anchor }) => anchor === '2-in-1');
  expect(sentence?.price).toBe('AED 655 + VAT per session');
});

test('what VAT makes of a price is shown where it is added, to the cent', () => {
  const { online, inPerson } = join();
  expect(inPerson.plans.map(({ withVat }) => withVat)).toEqual([
    'AED 3,816 with VAT',
    'AED 5,406 with VAT',
    'AED 657.20 with VAT',
    'AED 678.40 with VAT',
  ]);
  expect(online.plans.filter((plan) => 'withVat' in plan)).toEqual([]);
});

test('only the plan that saves something says so', () => {
  const { online, inPerson } = join();
  const savings = [...online.plans, ...inPerson.plans].map(({ saving }) => saving);
  expect(savings.filter(Boolean)).toEqual(['AED 690 less than month by month']);
  expect(savings[1]).toBe('AED 690 less than month by month');
});

test('a plan’s message names the plan and its price; the company’s is the site’s own', () => {
  const message = '{plan}: {price}. {plan}?';
  const { online, corporate } = join({ whatsapp: { ...words.whatsapp, message } });
  expect(online.plans[0]?.message).toBe('Online, monthly: AED 1,180 per month. Online, monthly?');
  expect(corporate.message).toContain('corporate wellness program');
});

test('the guide leads to places that are on the page', () => {
  const { guide, online, inPerson, corporate } = content.pages.pricing;
  const places = [...online.plans, ...inPerson.plans, corporate].map(({ anchor }) => anchor);
  expect(new Set(places).size).toBe(places.length);
  expect(guide.items.map(({ anchor }) => anchor).sort()).toEqual([...places].sort());
});

test('a policy that does not exist stops the build', () => {
  expect(() => join({ notes: { ...words.notes, policies: ['refunds', 'nothing'] } })).toThrow(
    new ContentError('pages/pricing.yaml', 'notes.policies.1', 'policies.yaml has no "nothing"'),
  );
});
