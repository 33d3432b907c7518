import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { trainingLocations } from '../sdk/src/contracts/consultation.ts';
import { businessHours } from '../sdk/src/contracts/response-clock.ts';
import { copyForEachTest } from './content-copy.test-data.ts';
import { loadContent, readFacts } from './load.ts';
import { noticesOf, writtenOutPromises } from './notices.ts';

const copy = copyForEachTest();
const content = await loadContent();
const clock = `${businessHours.opens}:00–${businessHours.closes}:00 Dubai time`;
const inTime = { ...content, business: { ...content.business, businessHours: clock } };

test('what reaches everything is not mentioned', () => {
  expect(noticesOf(inTime)).toEqual([]);
});

test('hours that the clock of the admin does not know are mentioned', () => {
  expect(noticesOf(content)).toEqual([
    expect.stringMatching(/^content\/site\.yaml: businessHours: .*6:00–22:00/),
  ]);
});

test('a place that is not the form’s, and one that only the form has, are mentioned', () => {
  const [first, ...others] = content.locations;
  if (!first) throw new Error('there is no place');
  expect(noticesOf({ ...inTime, locations: [{ ...first, id: 'elsewhere' }, ...others] })).toEqual([
    expect.stringContaining('content/locations.yaml: 0.id: the request form does not offer "elsewhere"'),
    expect.stringContaining(`the request form still offers "${trainingLocations[0]}"`),
  ]);
});

test('a focus that the admin cannot filter by is mentioned', () => {
  const forms = structuredClone(content.forms);
  for (const { groups } of forms)
    for (const { questions } of groups)
      for (const question of questions)
        if (question.id === 'primary_focus' && 'options' in question) question.options.push('Rest');
  expect(noticesOf({ ...inTime, forms })).toEqual([expect.stringContaining('cannot filter by "Rest"')]);
});

test('a promise of the terms that a legal text writes out is mentioned, in its file', async () => {
  const { facts } = await readFacts(copy.directory);
  const window = facts.get('terms.refundWindow');
  expect(await writtenOutPromises(copy.directory)).toEqual([]);
  const file = join(copy.directory, 'legal/terms-conditions.md');
  await appendFile(file, `\nOur lawyer speaks of 4${window} and of 1-${window}.\n`);
  expect(await writtenOutPromises(copy.directory)).toEqual([]);
  await appendFile(file, `\nWithin ${window}, says our lawyer.\n`);
  expect(await writtenOutPromises(copy.directory)).toEqual([
    `content/legal/terms-conditions.md: "${window}" is written out; {{terms.refundWindow}} in its place follows terms.yaml when that changes`,
  ]);
});
