import { afterEach, describe, expect, test } from 'vitest';
import { forgetUser } from '../session/user-storage.ts';
import { createDeviceDrafts } from './device-drafts.ts';

const mine = { userId: 'user-1', assignmentId: 'a' };
const goal = (answer: string, at: number) => ({ goal: { answer, seen: null, at } });

afterEach(() => localStorage.clear());

describe('answers on this device', () => {
  const drafts = createDeviceDrafts(() => localStorage);

  test('belong to one user and one assignment', () => {
    expect(drafts.keep(mine, goal('Walk', 1))).toBe(true);
    expect(drafts.read(mine)).toEqual(goal('Walk', 1));
    expect(drafts.read({ ...mine, userId: 'user-2' })).toEqual({});
    expect(drafts.read({ ...mine, assignmentId: 'b' })).toEqual({});
    expect(Object.keys(localStorage).every((key) => key.startsWith('flow.'))).toBe(true);
  });

  test('stand beside those that another tab keeps', () => {
    drafts.keep(mine, goal('Walk', 1));
    createDeviceDrafts(() => localStorage).keep(mine, { mood: { answer: 'Good', seen: null, at: 2 } });
    expect(Object.keys(drafts.read(mine))).toEqual(['goal', 'mood']);
  });

  test('go when the server has them; one that was changed meanwhile stays', () => {
    drafts.keep(mine, { ...goal('Walk', 1), mood: { answer: 'Good', seen: null, at: 1 } });
    drafts.keep(mine, goal('Run', 2));
    drafts.settle(mine, { ...goal('Walk', 1), mood: { answer: 'Good', seen: null, at: 1 } });
    expect(drafts.read(mine)).toEqual(goal('Run', 2));
    drafts.settle(mine, goal('Run', 2));
    expect(localStorage.length).toBe(0);
  });

  test('go when the form was sent, and when their user signs out', () => {
    drafts.keep(mine, goal('Walk', 1));
    drafts.forget(mine);
    expect(localStorage.length).toBe(0);
    drafts.keep(mine, goal('Walk', 1));
    forgetUser('user-1');
    expect(drafts.read(mine)).toEqual({});
  });

  test.each([
    'no JSON',
    'null',
    '[]',
    '"text"',
    '{"goal":"Walk"}',
    '{"goal":{"answer":"Walk","seen":null}}',
    '{"goal":{"answer":{"a":1},"seen":null,"at":1}}',
    '{"goal":{"answer":"Walk","seen":null,"at":1e300}}',
  ])('written by hand are none: %s', (text) => {
    drafts.keep(mine, goal('Walk', 1));
    const [key = ''] = Object.keys(localStorage);
    localStorage.setItem(key, text);
    expect(drafts.read(mine)).toEqual({});
  });
});

test.each([
  ['an older release', '"base":null'],
  ['a hand', '"seen":"yesterday"'],
])('an answer that %s wrote was given with nothing in sight', (_who, written) => {
  const drafts = createDeviceDrafts(() => localStorage);
  drafts.keep(mine, goal('Walk', 1));
  const [key = ''] = Object.keys(localStorage);
  localStorage.setItem(key, `{"goal":{"answer":"Walk",${written},"at":1}}`);
  expect(drafts.read(mine)).toEqual(goal('Walk', 1));
});

describe('a browser that keeps nothing', () => {
  const full = {
    getItem: () => null,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem() {},
  };
  const forbidden = () => {
    throw new DOMException('no', 'SecurityError');
  };

  test.each([
    ['is full', () => full],
    ['forbids it', forbidden],
  ])('which %s: the answers live as long as the page, and that is told', (_why, storage) => {
    const drafts = createDeviceDrafts(storage);
    expect(drafts.keep(mine, goal('Walk', 1))).toBe(false);
    expect(drafts.keep(mine, { mood: { answer: 'Good', seen: null, at: 2 } })).toBe(false);
    expect(drafts.read(mine)).toEqual({ ...goal('Walk', 1), mood: { answer: 'Good', seen: null, at: 2 } });
    expect(drafts.settle(mine, goal('Walk', 1))).toBe(false);
    drafts.forget(mine);
    expect(drafts.read(mine)).toEqual({});
  });
});
