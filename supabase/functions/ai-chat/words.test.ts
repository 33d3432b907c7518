import { assert } from '../_shared/testing.ts';
import { dangers, kinds, languageNames, languages, writtenOut } from './words.ts';

Deno.test('a pattern that a language writes itself names nothing that it has no words for', () => {
  for (const language of languageNames)
    for (const pattern of Object.values(languages[language].topics).flat())
      assert.ok(writtenOut(pattern, language) !== undefined, `${language}.yaml: ${pattern}`);
});

Deno.test('what a kind of danger is made of is said in some language, and every topic has its patterns', () => {
  for (const [topic, made] of Object.entries(kinds)) {
    assert.ok([...dangers.crises, ...dangers.health].includes(topic), topic);
    for (const kind of made)
      assert.ok(
        languageNames.some((language) => writtenOut(kind, language)),
        kind,
      );
  }
  for (const language of languageNames)
    for (const topic of [...dangers.crises, ...dangers.health])
      assert.ok((languages[language].topics[topic] ?? []).length > 0, `${language}.yaml: ${topic}`);
});

Deno.test('names are written out within one another, and a language without one leaves the whole pattern out', () => {
  assert.match(writtenOut('my {teen}', 'en') ?? '', /^my \(1\[0-7\]\|.*\|fifteen\|/);
  assert.equal(writtenOut('my {nothing}', 'en'), undefined);
});
