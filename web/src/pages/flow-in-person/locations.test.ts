import { content } from 'content:page/flow-in-person';
import { trainingLocations } from '@flow/sdk/contracts/consultation';
import { expect, test } from 'vitest';

test('the places are the options of the consultation form, apart from not being sure', () => {
  const places = content.places.locations.map(({ id }) => id);
  expect(places).toEqual(trainingLocations.filter((id) => id !== 'not-sure'));
});
