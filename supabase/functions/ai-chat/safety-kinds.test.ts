import { ordinaryMessages } from '../../../tests/eval/ordinary-messages.ts';
import { safetyMessages } from '../../../tests/eval/safety-messages.ts';
import { assert } from '../_shared/testing.ts';
import { createSafety } from './safety.ts';

const none = { en: '', ar: '', hi: '', ur: '', fr: '', ru: '', tl: '' };
const safety = createSafety({
  safety: Object.keys(safetyMessages).map((id) => ({ id, text: none, programs: [] })),
  programs: {},
});

for (const [topic, messages] of Object.entries(safetyMessages)) {
  Deno.test(`what was once asked about ${topic} is recognised, in any language and in Latin letters`, () => {
    assert.deepEqual(
      messages.filter((message) => safety.recognise(message)?.topic !== topic),
      [],
    );
  });
}

for (const [language, messages] of Object.entries(ordinaryMessages)) {
  Deno.test(`ordinary messages with the words of danger (${language}) are ordinary`, () => {
    assert.deepEqual(
      messages.filter((message) => safety.recognise(message) !== undefined),
      [],
    );
  });
}
