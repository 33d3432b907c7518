import { assistantFeedbackSchema } from '@flow/sdk/contracts/assistant-feedback';
import { expect, test } from 'vitest';
import { conversationKey } from '../../storage-keys.ts';
import { settled, setUp } from './chat.test-data.ts';

const asked = { role: 'user', content: 'Is it free?' };
const told = { role: 'assistant', content: 'AED 1.' };
const id = 1_763_719_200_000;
const visitorId = 'visitor_1763719200000_abc123';

const kept = (...turns: object[]) => JSON.stringify([{ role: 'assistant', content: 'Hi!' }, ...turns]);
const conversation = kept(asked, told);

test('an unhelpful answer is sent with its question, a helpful one is only counted', async () => {
  const { chat, rateAnswer } = setUp(undefined, conversation);
  expect(await chat.rate(2, 'unhelpful')).toBe(true);
  expect(await chat.rate(2, 'helpful')).toBe(true);
  const sent = rateAnswer.mock.calls.map(([feedback]) => feedback);
  expect(sent).toEqual([
    { rating: 'unhelpful', answerId: id, visitorId, question: asked.content, answer: told.content },
    { rating: 'helpful', answerId: id, visitorId },
  ]);
  for (const feedback of sent) expect(assistantFeedbackSchema.safeParse(feedback).success).toBe(true);
});

test('a rating is kept with its answer, and asked for by no later question', async () => {
  const { chat, state, stored, requests } = setUp(undefined, conversation);
  await chat.rate(2, 'helpful');
  expect(state.messages[2]).toEqual({ ...told, rated: { id, rating: 'helpful' } });
  expect(setUp(undefined, stored.get(conversationKey)).state.messages).toEqual(state.messages);
  await chat.send('And then?');
  expect(requests[0]?.messages[2]).toEqual(told);
});

test.each([
  [{ id, rating: 'splendid' }, { id }],
  [{ id: 'one', rating: 'helpful' }, undefined],
  ['helpful', undefined],
  [null, undefined],
])('of a saved rating %j is restored what is one', (rated, restored) => {
  const { state } = setUp(undefined, kept(asked, { ...told, rated }));
  expect(state.messages[2]).toEqual(restored ? { ...told, rated: restored } : told);
});

test('a rating that cannot be sent is taken back, without a word in the console, and the chat goes on', async () => {
  const { chat, state, rateAnswer } = setUp(undefined, conversation);
  rateAnswer.mockRejectedValueOnce(new Error('offline'));
  expect(await chat.rate(2, 'unhelpful')).toBe(false);
  expect(state.messages[2]).toEqual({ ...told, rated: { id } });
  expect(state.announcement).toEqual({ kind: 'not-rated' });
  await chat.send('Hi');
  expect(state.messages.at(-1)?.content).toBe('Hello');
  expect(await chat.rate(2, 'unhelpful')).toBe(true);
  expect(state.announcement).toEqual({ kind: 'rated' });
});

test('a change that cannot be sent leaves the rating that arrived', async () => {
  const { chat, state, rateAnswer } = setUp(undefined, conversation);
  await chat.rate(2, 'helpful');
  rateAnswer.mockRejectedValueOnce(new Error('offline'));
  await chat.rate(2, 'unhelpful');
  expect(state.messages[2]?.rated).toEqual({ id, rating: 'helpful' });
});

test('the last of two ratings arrives last', async () => {
  const { chat, state, rateAnswer } = setUp(undefined, conversation);
  let arrive = () => {};
  rateAnswer.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)));
  const both = [chat.rate(2, 'helpful'), chat.rate(2, 'unhelpful')];
  await settled();
  expect(rateAnswer).toHaveBeenCalledTimes(1);
  arrive();
  expect(await Promise.all(both)).toEqual([true, true]);
  expect(rateAnswer.mock.lastCall?.[0].rating).toBe('unhelpful');
  expect(state.messages[2]?.rated?.rating).toBe('unhelpful');
});

test('of a long answer its beginning is sent', async () => {
  const { chat, rateAnswer } = setUp(undefined, kept(asked, { ...told, content: 'x'.repeat(8_000) }));
  await chat.rate(2, 'unhelpful');
  expect(assistantFeedbackSchema.safeParse(rateAnswer.mock.lastCall?.[0]).success).toBe(true);
});
