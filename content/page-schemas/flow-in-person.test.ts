import { expect, test } from 'vitest';
import { ContentError } from '../content-error.ts';
import { loadContent } from '../load.ts';
import { locationsFileSchema } from '../locations-schema.ts';
import { flowInPerson } from './flow-in-person.ts';

const content = await loadContent();

test('the packages are those of the price list, with VAT on top', () => {
  const { title, monthly, single } = content.pages['flow-in-person'].packages;
  expect(title).toBe('Packages & Pricing');
  const prices = [...monthly, ...single].map(({ amount, per, plusVat }) => [amount, per, plusVat]);
  expect(prices).toEqual([
    ['3,600', 'month', true],
    ['5,100', 'month', true],
    ['620', 'session', true],
    ['640', 'session', true],
  ]);
});

test('the parts of the hour follow each other and fill it', () => {
  const { parts } = content.pages['flow-in-person'].hour;
  let minute = 0;
  for (const part of parts) {
    expect(part.minute, part.title).toBe(minute);
    minute += part.length;
  }
  expect(minute).toBe(60);
});

test('parts out of order are refused', () => {
  const hour = { title: 'Hour', intro: 'One', unit: 'min', end: 60 };
  const part = (minute: number) => ({ minute, title: 'Part', text: 'Text' });
  const problems = (parts: object[]) =>
    flowInPerson.schema
      .safeParse({ hour: { ...hour, parts } })
      .error?.issues.filter(({ path }) => path[0] === 'hour')
      .map(({ path, message }) => `${path.join('.')}: ${message}`);
  const refusal = ['hour.parts: must begin one after the other, before the end'];
  expect(problems([part(0), part(15)])).toEqual([]);
  expect(problems([part(15), part(5)])).toEqual(refusal);
  expect(problems([part(0), part(60)])).toEqual(refusal);
});

test('a person that nobody knows is named', () => {
  const { results, hour, ...page } = content.pages['flow-in-person'];
  const words = {
    ...page,
    hour: { ...hour, end: 60 },
    results: { ...results, transformations: ['peter-v', 'nobody', 'tariq-b'] },
  };
  expect(() => flowInPerson.join(words, content)).toThrow(
    new ContentError(
      'pages/flow-in-person.yaml',
      'results.transformations.1',
      'transformations.yaml has no "nobody"',
    ),
  );
});

test('a place without anything to know is refused, one without a map is not', () => {
  const place = { id: 'a', name: 'A', area: 'B', summary: 'C', description: 'D', know: ['E'] };
  expect(locationsFileSchema.safeParse([place]).success).toBe(true);
  expect(locationsFileSchema.safeParse([{ ...place, know: [] }]).success).toBe(false);
});
