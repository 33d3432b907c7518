import type { RatedAnswer } from '../_shared/assistant-log.ts';
import { assert, failureOf, post, testSurroundings } from '../_shared/testing.ts';
import { createHandler } from './handler.ts';

const rated = {
  answerId: 1_790_000_000_500,
  visitorId: 'visitor_1790000000000_abc123',
};
const unhelpful = { ...rated, rating: 'unhelpful', question: ' Is it free? ', answer: 'AED 1.' };

function setUp({ refused = '', failure }: { refused?: string; failure?: Error } = {}) {
  const { dependencies, lines } = testSurroundings();
  const stored: RatedAnswer[] = [];
  const counted: string[] = [];
  const handler = createHandler({
    ...dependencies,
    async takeRateLimit(key) {
      counted.push(key);
      return { allowed: key !== refused, retryAfter: 90 };
    },
    async rate(answer) {
      if (failure) throw failure;
      stored.push(answer);
    },
    idOf: async (visitorId, answerId) => `${visitorId}/${answerId}`,
    languageOf: async () => 'fr',
    isAboutSafety: (question) => question.includes('pain'),
  });
  return { handler, stored, counted, lines };
}

Deno.test('an unhelpful answer is stored with its question and its language', async () => {
  const { handler, stored } = setUp();
  const response = await handler(post({ body: unhelpful }));
  assert.equal(response.status, 200);
  assert.deepEqual(await response.json(), { recorded: true });
  assert.deepEqual(stored, [
    {
      id: 'visitor_1790000000000_abc123/1790000000500',
      rating: 'unhelpful',
      about: { question: 'Is it free?', answer: 'AED 1.', language: 'fr' },
    },
  ]);
});

Deno.test('of a helpful answer nothing but that is stored, whatever else is sent', async () => {
  const { handler, stored } = setUp();
  await handler(post({ body: { ...unhelpful, rating: 'helpful' } }));
  assert.deepEqual(stored, [
    { id: 'visitor_1790000000000_abc123/1790000000500', rating: 'helpful', about: null },
  ]);
});

Deno.test('of a question about somebody’s safety no word is stored', async () => {
  const { handler, stored } = setUp();
  await handler(post({ body: { ...unhelpful, question: 'I have chest pain' } }));
  assert.deepEqual(stored, [
    { id: 'visitor_1790000000000_abc123/1790000000500', rating: 'unhelpful', about: null },
  ]);
});

Deno.test('it is read as text/plain too, which a browser sends without asking first', async () => {
  const { handler, stored } = setUp();
  await handler(post({ body: unhelpful, headers: { 'content-type': 'text/plain;charset=UTF-8' } }));
  assert.equal(stored.length, 1);
});

for (const refused of [
  'assistant-feedback:203.0.113.7',
  'assistant-feedback:visitor:visitor_1790000000000_abc123',
]) {
  Deno.test(`past the limit of ${refused} nothing is stored`, async () => {
    const { handler, stored } = setUp({ refused });
    const response = await handler(post({ body: unhelpful, headers: { 'x-forwarded-for': '203.0.113.7' } }));
    assert.equal(response.status, 429);
    assert.equal(response.headers.get('retry-after'), '90');
    assert.deepEqual(stored, []);
  });
}

Deno.test('a page of somebody else’s is refused before it counts', async () => {
  const { handler, stored, counted } = setUp();
  const request = post({ body: unhelpful, headers: { origin: 'https://evil.example' } });
  assert.equal((await handler(request)).status, 403);
  assert.deepEqual([stored, counted], [[], []]);
});

for (const [field, wrong] of [
  ['rating', { ...unhelpful, rating: 'fine' }],
  ['answerId', { ...unhelpful, answerId: -1 }],
  ['visitorId', { ...unhelpful, visitorId: 'me' }],
  ['question', { ...unhelpful, question: ' ' }],
  ['question', { ...unhelpful, question: 'x'.repeat(2_001) }],
  ['answer', { ...rated, rating: 'unhelpful', question: 'Free?' }],
  ['answer', { ...unhelpful, answer: 'x'.repeat(4_001) }],
] as const) {
  Deno.test(`a wrong ${field} is 422: ${JSON.stringify(wrong).slice(0, 120)}`, async () => {
    const { handler, stored } = setUp();
    const failure = await failureOf(await handler(post({ body: wrong })));
    assert.equal(failure.status, 422);
    assert.ok(field in failure.fields, JSON.stringify(failure.fields));
    assert.deepEqual(stored, []);
  });
}

Deno.test('the longest question and answer fit, in any script', async () => {
  const { handler, stored } = setUp();
  const body = { ...unhelpful, question: '\u0001'.repeat(2_000), answer: '\u0001'.repeat(4_000) };
  assert.equal((await handler(post({ body }))).status, 200);
  assert.equal(stored.length, 1);
});

Deno.test('a rating that cannot be stored is a failure, and no word of it is told or logged', async () => {
  const { handler, lines } = setUp({ failure: new Error('disk full') });
  const failure = await failureOf(await handler(post({ body: unhelpful })));
  assert.equal(failure.status, 500);
  assert.doesNotMatch(JSON.stringify([failure, lines]), /Is it free/);
});
