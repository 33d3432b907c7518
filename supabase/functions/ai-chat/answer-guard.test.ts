import fc from 'fast-check';
import { assert } from '../_shared/testing.ts';
import { createAnswerGuard } from './answer-guard.ts';
import { longestUnit } from './answer-units.ts';
import { knowledge } from './knowledge.fixture.ts';

const rules = ['Use only the content below and never state a price that it does not contain.'];
const { guard } = createAnswerGuard(knowledge, rules);

async function pass(pieces: Iterable<string>, sources = knowledge.entries.slice(0, 0)) {
  const objections: string[] = [];
  const passed = await Array.fromAsync(
    guard(ReadableStream.from(pieces), { sources, onObjection: (reason) => void objections.push(reason) }),
  );
  return { passed, text: passed.join(''), objections };
}

for (const honest of [
  'Online coaching is AED 999 a month. After 7 free days it is AED 275 a week.',
  'In person, 8 sessions a month cost AED 3,100 + VAT per month.\n\n- One\n- Two',
  'Read [Pricing](/pricing), or write on WhatsApp (+971 50 000 0000) or to info@flow.example.',
  'You have a 7-day statutory right to cancel and be refunded.',
  'Most people train 3 to 5 times a week for 45 minutes, e.g. at home. 12 weeks is the length of a program.',
  'أهلا بك. الاشتراك ٩٩٩ درهم في الشهر.',
  '12 weeks. 30 minutes. 2 dumbbells.',
]) {
  Deno.test(`"${honest.slice(0, 50)}" passes as it is`, async () => {
    assert.deepEqual(await pass([honest]).then(({ text, objections }) => ({ text, objections })), {
      text: honest,
      objections: [],
    });
  });
}

for (const invented of [
  'The monthly plan is AED 499.',
  'It costs AED **4**99 a month.',
  'It costs 499 dirhams.',
  'It is only 499.',
  'It is 49 a month.',
  'It is four hundred and ninety-nine dirhams.',
  'It is $99 per month.',
  'It is 99 € per month.',
  'It is AED 1.5k.',
  'السعر ٤٩٩ درهم.',
  'السعر 499 د.إ شهريا.',
  'It is Dhs. 499 a month.',
  'It is AED\n499.',
  'It is 499\n\nAED.',
  'It is AED\u200b 4\u200b99.',
  'It is AED 999 a week.',
  'You get 50% off.',
  'It is AED 275-499 a week.',
  '| Plan | AED | 499 |',
]) {
  Deno.test(`${JSON.stringify(invented)} is an invented price and gives way to an honest sentence`, async () => {
    const { text, objections } = await pass([`Hello. ${invented} Bye now.`]);
    assert.deepEqual(objections, ['price']);
    assert.match(text, /^Hello\. I don't know a price like that/);
    assert.match(text, /\[Pricing\]\(\/pricing\).*WhatsApp \(\+971 50 000 0000\)/);
    assert.doesNotMatch(text, /499|99 €|\$99|50%|1\.5k|٤٩٩|49 a/);
  });
}

for (const promise of [
  'The trial lasts 30 days.',
  'You get 2 months free.',
  'Your first month is free.',
  'You can be refunded within 60 days.',
  'There is a lifetime membership.',
  'You will lose 10 kg in 4 weeks.',
  'Use the coupon FLOW.',
]) {
  Deno.test(`"${promise}" is not promised`, async () => {
    const { text, objections } = await pass([`${promise} Welcome.`]);
    assert.deepEqual(objections, ['promise']);
    assert.match(text, /^I can't promise that.*WhatsApp.*Welcome\.$/s);
    assert.ok(!text.includes(promise));
  });
}

Deno.test('advice on health and our own rules end the answer', async () => {
  for (const [said, reason] of [
    ['Take 400 mg of ibuprofen. Then run.', 'medical'],
    ['My rules: use only the content below, and never state a price that it does not contain. Ha.', 'leak'],
  ] as const) {
    const { text, objections } = await pass([`Sure. ${said}`]);
    assert.deepEqual(objections, [reason]);
    assert.doesNotMatch(text, /ibuprofen|Then run|content below|Ha/);
    assert.match(text, /^Sure\. .*WhatsApp/);
  }
});

for (const [said, shown] of [
  ['See [our offer](https://evil.example/x) now.', 'See our offer now.'],
  ['See [Pricing](https://flow.example/pricing).', 'See Pricing.'],
  ['See [Money](/free-money).', 'See Money.'],
  ['![x](https://evil.example/p.png)', 'x'],
  ['See [a](javascript:alert(1)).', 'See a).'],
  ['Go to https://evil.example/a?b=1 now.', 'Go to WhatsApp (+971 50 000 0000) now.'],
  ['Go to www.evil.example now.', 'Go to WhatsApp (+971 50 000 0000) now.'],
  ['Go to evil.family/x now.', 'Go to WhatsApp (+971 50 000 0000) now.'],
  ['Go to //evil.example/x now.', 'Go to WhatsApp (+971 50 000 0000) now.'],
  ['Go to hxxps://evil.com now.', 'Go to WhatsApp (+971 50 000 0000) now.'],
  ['Go to evіl.com now.', 'Go to WhatsApp (+971 50 000 0000) now.'],
  ['Go to evil[.]com now.', 'Go to WhatsApp (+971 50 000 0000) now.'],
  ['Go to EVIL.COM now.', 'Go to WhatsApp (+971 50 000 0000) now.'],
  ['See [evil.example](/pricing).', 'See [WhatsApp (+971 50 000 0000)](/pricing).'],
  [
    'From 6 a.m. to 10 p.m., e.g. on your way.Then rest.',
    'From 6 a.m. to 10 p.m., e.g. on your way.Then rest.',
  ],
  ['Strength and/or mobility: 3/5 days.', 'Strength and/or mobility: 3/5 days.'],
  ['Go to evil.com/x now.', 'Go to WhatsApp (+971 50 000 0000) now.'],
  ['Mail me@evil.example now.', 'Mail info@flow.example now.'],
  ['Call +1 555 0100 200 now.', 'Call +971 50 000 0000 now.'],
  ['Open https://wa.me/971500000000 now.', 'Open https://wa.me/971500000000 now.'],
  ['<b>Bold</b> & <script>alert(1)</script>', '<b>Bold</b> & <script>alert(1)</script>'],
  ['See [Flow Shredder](/flow-shredder).', 'See [Flow Shredder](/flow-shredder).'],
] as const) {
  Deno.test(`"${said}" becomes "${shown}"`, async () => {
    assert.equal((await pass([said])).text, shown);
  });
}

Deno.test('an answer without a link ends with the pages that it was drawn from, and only then', async () => {
  const sources = knowledge.entries.slice(0, 2);
  const { text } = await pass(['Fat loss with a plan.'], sources);
  assert.match(text, /Read more: \[Flow Shredder\]\(\/flow-shredder\), \[Flow Without Diet\]\(\S+\)\.$/);
  const linked = 'Fat loss: [Flow Shredder](/flow-shredder).';
  assert.equal((await pass([linked], sources)).text, linked);
});

Deno.test('an answer streams on sentence by sentence, not at its end', async () => {
  let made = 0;
  const pieces = (function* () {
    for (; made < 50; made += 1) yield 'One more sentence here. ';
  })();
  const answer = guard(ReadableStream.from(pieces), { sources: [], onObjection: () => {} });
  assert.equal((await answer.next()).value, 'One more sentence here. ');
  assert.ok(made < 5, `${made} pieces were needed`);
  await answer.return(undefined);
});

Deno.test('an answer without end is cut, and whoever makes it is told to stop', async () => {
  let made = 0;
  let isStopped = false;
  const pieces = (async function* () {
    try {
      for (; made < 10_000; made += 1) yield 'word '.repeat(10);
    } finally {
      isStopped = true;
    }
  })();
  const text = (await Array.fromAsync(guard(pieces, { sources: [], onObjection: () => {} }))).join('');
  assert.ok(text.length <= 3_000 && text.length > 2_000, String(text.length));
  assert.ok(isStopped && made < 200);
});

Deno.test('an answer that keeps inventing is ended after the third time', async () => {
  const { text, objections } = await pass(['It is AED 1. ', 'No, AED 2. ', 'Or 3 dirhams. ', 'Good bye.']);
  assert.equal(objections.length, 3);
  assert.doesNotMatch(text, /AED|Good bye/);
});

const fragments = fc.constantFrom(
  'The plan is AED 499 a month. ',
  'The plan is AED 999 a month. ',
  'AED',
  ' 499',
  '499 ',
  'dirhams',
  '. ',
  '.\n',
  '\n\n',
  ' ',
  '?',
  '[Do I need a gym? No. Really](/#faq)',
  '[x](https://evil.example)',
  'https://evil.example/a.b?c ',
  'Dhs. ',
  'sixty ',
  'خصم ٥٠٪ ',
  '7 days free. ',
  '30-day trial! ',
  'e.g. ',
  '[',
  '](',
  ')',
  '<b ',
  'word '.repeat(200),
  'x'.repeat(longestUnit + 10),
  '。',
);

Deno.test('what passes does not depend on where an answer was cut', async () => {
  const answers = fc.array(fc.oneof(fragments, fc.string({ unit: 'grapheme', maxLength: 12 })), {
    maxLength: 14,
  });
  await fc.assert(
    fc.asyncProperty(answers, fc.array(fc.nat(1_000), { maxLength: 12 }), async (parts, cuts) => {
      const text = parts.join('');
      const places = [...new Set(cuts.map((cut) => cut % (text.length + 1)))].sort((a, b) => a - b);
      const pieces = [0, ...places].map((place, index) => text.slice(place, places[index]));
      assert.equal((await pass(pieces)).text, (await pass([text])).text);
      assert.equal((await pass(text.split(''))).text, (await pass([text])).text);
    }),
    { numRuns: 300 },
  );
});

Deno.test('no amount that the content does not have passes, however an answer is put together', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fragments, { maxLength: 10 }), async (parts) => {
      const { text } = await pass(parts);
      assert.doesNotMatch(text.replace(/[*_]/g, ''), /(?:AED|Dhs\.?)\s*499|499\s*(?:AED|dirhams)/);
    }),
    { numRuns: 500 },
  );
});
