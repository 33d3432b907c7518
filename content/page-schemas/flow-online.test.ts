import { expect, test } from 'vitest';
import { loadContent } from '../load.ts';
import { flowOnline } from './flow-online.ts';
import { planOffer } from './plan-offer.ts';

const content = await loadContent();

const entries = () => content.pages['flow-online'].explorer.groups.flatMap((group) => group.programs);

test('the explorer has every listed program once, in its own group, and no unlisted one', () => {
  const listed = content.programs.filter(({ listed }) => listed);
  const paths = entries().map(({ path }) => path);
  expect([...paths].sort()).toEqual(listed.map(({ path }) => path).sort());
  for (const { id, programs } of content.pages['flow-online'].explorer.groups) {
    for (const { path } of programs)
      expect(listed.find((program) => program.path === path)?.group, path).toBe(id);
  }
});

test('no group is empty, and no two cards have one name', () => {
  for (const { id, programs } of content.pages['flow-online'].explorer.groups)
    expect(programs.length, id).toBeGreaterThan(0);
  const labels = entries().map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
});

test('programs of the top level come first in their group, then the names are in order', () => {
  for (const { id, programs } of content.pages['flow-online'].explorer.groups) {
    const key = ({ path, label }: (typeof programs)[number]) =>
      `${path.startsWith('/flow-programs/') ? 1 : 0} ${label.toLowerCase()}`;
    const keys = programs.map(key);
    expect(keys, id).toEqual([...keys].sort((one, other) => one.localeCompare(other, 'en')));
  }
});

test('the plans are those of the price list', () => {
  const { plans } = content.pages['flow-online'];
  expect(plans.offers.map(({ currency, amount, per }) => `${currency} ${amount} per ${per}`)).toEqual([
    'AED 1,180 per month',
    'AED 2,850 per 12 weeks',
    'AED 5,200 per month',
  ]);
  expect(plans.trialDays).toBe('10');
  expect(plans.trialText).toContain('AED 310 a week');
});

test('a price is set from its plan: thousands apart, and whether VAT comes on top', () => {
  const { home, eightSessions } = content.pricing.inPerson;
  expect(planOffer({ ...eightSessions, price: 12500 })).toMatchObject({ amount: '12,500', plusVat: true });
  expect(planOffer({ ...home, plusVat: false })).toMatchObject({ per: 'session', plusVat: false });
});

test('a page that leaves out a group is refused', () => {
  const { groups, ...explorer } = content.pages['flow-online'].explorer;
  const words = {
    ...content.pages['flow-online'],
    explorer: { ...explorer, groups: Object.fromEntries(groups.slice(1).map(({ id }) => [id, {}])) },
  };
  const result = flowOnline.schema.safeParse(words);
  expect(result.error?.issues.map(({ path }) => path.join('.'))).toContain('explorer.groups.work-life');
});
