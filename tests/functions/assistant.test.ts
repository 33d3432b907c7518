import { beforeEach, describe, expect, it } from 'vitest';
import { demoAccounts } from '../../supabase/local/demo-data/demo-data.ts';
import { sharedStack } from '../setup/stack.ts';
import { chat, chatVisitor, readAnswer } from './chat-stream.ts';
import { leadPayload } from './lead-payload.ts';

const test = await sharedStack();
const admin = test.flow();
await admin.auth.signIn(demoAccounts[0]);
beforeEach(() =>
  test.stack.database.sql(
    'truncate public.assistant_questions, public.assistant_counts, public.assistant_ratings',
  ),
);

const questions = async () => (await admin.assistant.page()).items;
const thisWeek = async () => (await admin.assistant.weeks(1))[0];

describe('the chat', () => {
  it('leaves behind what it could not answer, and what it did', async () => {
    const question = 'zxqvut blorptwang, zx@blorp.example';
    const { isWhole } = await readAnswer(await chat(test, question));
    expect(isWhole).toBe(true);
    await expect.poll(questions).toHaveLength(1);
    const [row] = await questions();
    expect(row).toMatchObject({ question: 'zxqvut blorptwang, [mail]', answer: null });
    expect(['offered', 'handed-over']).toContain(row?.outcome);
    await expect.poll(thisWeek).toMatchObject({ asked: 1, answered: 0, safety: 0 });
  });

  it('leaves no word behind of a question about somebody’s safety', async () => {
    await readAnswer(await chat(test, 'I want to kill myself'));
    await expect.poll(thisWeek).toMatchObject({ asked: 1, safety: 1 });
    expect(await questions()).toEqual([]);
  });
});

describe('assistant-feedback', () => {
  const rated = { answerId: 1_790_000_000_500, visitorId: chatVisitor };
  const unhelpful = { ...rated, rating: 'unhelpful', question: 'Is it free?', answer: 'AED 1.' } as const;

  it('stores what a visitor says of an answer, once, and follows them when they change their mind', async () => {
    const { chat: visitor } = test.flow();
    await visitor.rate(unhelpful);
    await visitor.rate(unhelpful);
    expect(await questions()).toMatchObject([
      { question: 'Is it free?', answer: 'AED 1.', outcome: 'unhelpful', language: 'en' },
    ]);
    expect(await thisWeek()).toMatchObject({ helpful: 0, unhelpful: 1 });
    await visitor.rate({ ...rated, rating: 'helpful' });
    expect(await questions()).toEqual([]);
    expect(await thisWeek()).toMatchObject({ helpful: 1, unhelpful: 0 });
  });

  it('lets nobody change the rating of another visitor', async () => {
    const { chat: visitor } = test.flow();
    await visitor.rate(unhelpful);
    await visitor.rate({ ...rated, visitorId: 'visitor_1790000000000_zzz999', rating: 'helpful' });
    expect(await thisWeek()).toMatchObject({ helpful: 1, unhelpful: 1 });
    expect(await questions()).toHaveLength(1);
  });

  it('keeps nothing that says who it was', async () => {
    await test.flow().chat.rate(unhelpful);
    for (const table of ['assistant_questions', 'assistant_ratings']) {
      const rows = JSON.stringify(await test.stack.database.sql(`select * from public.${table}`));
      expect(rows).not.toContain(chatVisitor);
      expect(rows).not.toContain(String(rated.answerId));
    }
  });

  it('counts a question about somebody’s safety without a word of it', async () => {
    await test.flow().chat.rate({ ...unhelpful, question: 'I want to kill myself' });
    expect(await questions()).toEqual([]);
    expect(await thisWeek()).toMatchObject({ unhelpful: 1 });
  });

  it('knows the language of a question', async () => {
    await test.flow().chat.rate({ ...unhelpful, question: 'هل هو مجاني؟' });
    expect(await questions()).toMatchObject([{ language: 'ar' }]);
  });
});

it('a request of somebody who had asked the assistant is counted once, however often it is sent', async () => {
  const { consultations } = test.flow();
  const request = leadPayload({ used_assistant: true });
  const { reference } = await consultations.submit(request);
  expect(await consultations.submit(request)).toEqual({ reference });
  await consultations.submit(leadPayload());
  await expect.poll(thisWeek).toMatchObject({ requests: 1 });
});
