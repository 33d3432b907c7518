import { expect, test } from 'vitest';
import { wordsOf } from '../content-copy.test-data.ts';
import { ContentError } from '../content-error.ts';
import type { Content } from '../load.ts';
import { coaches } from './coaches.ts';

const words = await wordsOf('coaches');

const coach = {
  id: 'nour-haddad',
  name: 'Nour Haddad',
  image: { name: 'nour-haddad', aspect: '4/5', alt: 'N and H' },
  specialty: 'Flow States',
  shortDescription: 'Short.',
  fullDescription: 'One line\nof the first.\n\nThe second.\n',
};

const join = (languages: Record<string, string>) =>
  coaches.join({ ...words, languages }, { coaches: [coach] } as unknown as Content);

test('a full text is split where a line is empty, and its other line ends are spaces', () => {
  expect(join({}).coaches[0]?.paragraphs).toEqual(['One line of the first.', 'The second.']);
});

test('a language stands with its coach', () => {
  expect(join({ 'nour-haddad': 'Coaches in Arabic' }).coaches[0]?.language).toBe('Coaches in Arabic');
  expect(join({}).coaches[0]).not.toHaveProperty('language');
});

test('a language of nobody stops the build', () => {
  expect(() => join({ 'someone-else': 'Coaches in Greek' })).toThrow(
    new ContentError('pages/coaches.yaml', 'languages.someone-else', 'coaches.yaml has no "someone-else"'),
  );
});
