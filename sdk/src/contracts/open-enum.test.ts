import { expect, it } from 'vitest';
import { openEnum } from './open-enum.ts';

const schema = openEnum(['active', 'canceled']);

it.each(['active', 'paused'])('%s is read as it came, known or not', (value) => {
  expect(schema.parse(value)).toBe(value);
});

it.each(['', null, undefined, 7])('%s is no value of an enum', (value) => {
  expect(schema.safeParse(value).success).toBe(false);
});
