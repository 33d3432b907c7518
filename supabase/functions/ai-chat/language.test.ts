import { assert } from '../_shared/testing.ts';
import { languageOf } from './language.ts';

Deno.test('a few hasty English words are English, whatever one of them looks like', async () => {
  for (const question of [
    'min age',
    '8 min blocks, huh',
    'al barsha gym',
    'wat time u open',
    'ok so when',
    'relese week, less sesions?',
    'menapause hot flashs??',
  ])
    assert.equal(await languageOf(question), 'en', question);
});

Deno.test('two words of another language tell it, and so do its letters', async () => {
  for (const [question, language] of [
    ['combien par mois', 'fr'],
    ['magkano ang bayad', 'tl'],
    ['kya price hai', 'hi'],
    ['bkam el shahr', 'ar'],
    ['кто тренер', 'ru'],
    ['कीमत', 'hi'],
  ] as const)
    assert.equal(await languageOf(question), language, question);
});
