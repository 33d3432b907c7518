import { content as texts } from 'content:chat';
import { describe, expect, test, vi } from 'vitest';
import { conversationKey } from '../../storage-keys.ts';
import { answering, controlledStream, setUp } from './chat.test-data.ts';

const list = [
  { role: 'assistant', content: 'Hello' },
  { role: 'user', content: 'Hi' },
];

describe('memory', () => {
  test('every change is saved', async () => {
    const { chat, writes } = setUp(answering('a', 'b'));
    await chat.send('Hi');
    expect(writes.map((write) => JSON.parse(write).at(-1))).toEqual([
      { role: 'assistant', content: '', ending: 'coming' },
      { role: 'assistant', content: 'a', ending: 'coming' },
      { role: 'assistant', content: 'ab', ending: 'coming' },
      { role: 'assistant', content: 'ab' },
    ]);
  });

  test('a saved conversation of more than one message is restored', () => {
    const { state } = setUp(undefined, list);
    expect(state.messages).toEqual(list);
  });

  test.each([
    ['one message', JSON.stringify(list.slice(0, 1))],
    ['an empty list', '[]'],
    ['one message and an empty one', JSON.stringify([list[0], { role: 'assistant', content: '' }])],
    ['a question that is blank', '[{"role":"assistant","content":"a"},{"role":"user","content":" "}]'],
    [
      'a question that nobody could send',
      JSON.stringify([list[0], { role: 'user', content: 'x'.repeat(2001) }]),
    ],
    ['no list', '{"role":"user"}'],
    ['null', 'null'],
    ['messages of another shape', '[{"role":"user"},{"text":"Hi"}]'],
    ['unknown roles', '[{"role":"system","content":"a"},{"role":"user","content":"b"}]'],
  ])('%s leaves the greeting', (_case, saved) => {
    expect(setUp(undefined, saved).state.messages).toEqual([{ role: 'assistant', content: texts.greeting }]);
  });

  test('what does not parse is logged and ignored', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { state } = setUp(undefined, '{broken');
    expect(state.messages).toHaveLength(1);
    expect(error).toHaveBeenCalledOnce();
  });

  test('an answer that had not begun is not restored', () => {
    const { state } = setUp(undefined, [...list, { role: 'assistant', content: '' }]);
    expect(state.messages).toEqual(list);
  });

  test('the half of an answer that came before the page was left is marked as stopped', () => {
    const half = { role: 'assistant', content: 'Half', ending: 'coming' };
    const { state } = setUp(undefined, [...list, half]);
    expect(state.messages.at(-1)).toEqual({ role: 'assistant', content: 'Half', ending: 'stopped' });
    expect(state.loading).toBe(false);
  });

  test.each([
    ['stopped', 'stopped'],
    ['failed', 'failed'],
    ['<script>', undefined],
  ])('an answer that was %s is so after a reload', (saved, restored) => {
    const answer = { role: 'assistant', content: 'x', ending: saved, more: 1 };
    const { state } = setUp(undefined, [...list, answer]);
    expect(state.messages.at(-1)).toEqual({
      role: 'assistant',
      content: 'x',
      ...(restored && { ending: restored }),
    });
  });
});

describe('another tab', () => {
  const elsewhere = [
    { role: 'assistant', content: 'Hello' },
    { role: 'user', content: 'From the other tab' },
    { role: 'assistant', content: 'Good' },
  ];

  test('shows what is said in this one', () => {
    const { state, writeElsewhere } = setUp();
    writeElsewhere(JSON.stringify(elsewhere));
    expect(state.messages).toEqual(elsewhere);
  });

  test('that starts over starts this one over', () => {
    const { state, writeElsewhere } = setUp(undefined, list);
    writeElsewhere(JSON.stringify([{ role: 'assistant', content: texts.greeting }]));
    expect(state.messages).toEqual([{ role: 'assistant', content: texts.greeting }]);
  });

  test('is followed when its answer is whole, not before', () => {
    const { state, writeElsewhere } = setUp(undefined, list);
    writeElsewhere(JSON.stringify([...list, { role: 'assistant', content: 'Ha', ending: 'coming' }]));
    expect(state.messages).toEqual(list);
    const quoting = [...list, { role: 'assistant', content: 'He said "ending":"coming"' }];
    writeElsewhere(JSON.stringify(quoting));
    expect(state.messages).toEqual(quoting);
  });

  test('does not disturb an answer that is coming here: the last to write wins', async () => {
    const { stream, put } = controlledStream();
    const { chat, state, stored, writeElsewhere } = setUp(stream);
    const sending = chat.send('Hi');
    writeElsewhere(JSON.stringify(elsewhere));
    put('Here', null);
    await sending;
    expect(state.messages.at(-1)?.content).toBe('Here');
    expect(stored.get(conversationKey)).toBe(JSON.stringify(state.messages));
  });

  test('that writes garbage changes nothing', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { state, writeElsewhere } = setUp(undefined, list);
    for (const garbage of ['{broken', '[]', 'null']) writeElsewhere(garbage);
    expect(state.messages).toEqual(list);
    expect(error).toHaveBeenCalledOnce();
  });
});
