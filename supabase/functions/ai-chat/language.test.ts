import { assert } from '../_shared/testing.ts';
import { isElsewhere, languageOf } from './language.ts';

Deno.test('a few hasty English words are English, whatever one of them looks like', async () => {
  for (const question of [
    'min age',
    '8 min blocks, huh',
    'al barsha gym',
    'wat time u open',
    'ok so when',
    'relese week, less sesions?',
    'can u do my chemistry homework, balance Fe + O2',
    'menapause hot flashs??',
  ])
    assert.equal(await languageOf(question), 'en', question);
});

Deno.test('two words of another language tell it, and so do its letters', async () => {
  for (const [question, language] of [
    ['combien par mois', 'fr'],
    ['magkano ang bayad', 'tl'],
    ['kya price hai', 'hi'],
    ['ye batain k aap ka gym dubai mein kis jagah hai aur kitne baje khulta hai', 'ur'],
    ['bkam el shahr', 'ar'],
    ['кто тренер', 'ru'],
    ['कीमत', 'hi'],
  ] as const)
    assert.equal(await languageOf(question), language, question);
});

Deno.test('a language that nothing is written in is answered in English, and not in one that is like it', async () => {
  for (const question of [
    '¿cuánto cuesta el entrenamiento en casa?',
    'Quanto custa o treino em casa por mês?',
    'Quanto costa un allenatore a domicilio?',
    'Was kostet das Training zu Hause im Monat?',
    'Evde antrenman ne kadar?',
  ])
    assert.equal(await languageOf(question), 'en', question);
});

Deno.test('three short words of a language without cards tell it for sure, English and Arabic are never taken for one', () => {
  for (const question of [
    'si je pars le jour 5 je paye rien ?',
    'kya aap ke paas ghar ka program hai',
    'сколько стоит',
  ])
    assert.ok(isElsewhere(question), question);
  for (const question of [
    'may i park on the mall side',
    'bkam el shahr w shu el plan',
    'كم السعر',
    'how long is it',
  ])
    assert.ok(!isElsewhere(question), question);
});
