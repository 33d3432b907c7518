import { FlowError } from '@flow/sdk';
import { expect, test, vi } from 'vitest';
import { createNote } from './note.store.ts';

function setUp() {
  const save = vi.fn(async (_: string) => {});
  const onAdded = vi.fn(async () => {});
  const onFailed = vi.fn(async () => {});
  const note = createNote({ limit: 2_000, save, onAdded, onFailed });
  return { note, state: note.state, save, onAdded, onFailed };
}

test('a note is stored without its outer spaces, and the field is empty again', async () => {
  const { note, state, save, onAdded } = setUp();
  note.write('  Call back on Monday ');
  const adding = note.add();
  expect(state.adding).toBe(true);
  await adding;
  expect(save).toHaveBeenCalledExactlyOnceWith('Call back on Monday');
  expect(onAdded).toHaveBeenCalledOnce();
  expect(state).toEqual({ draft: '', error: null, adding: false });
});

test.each([
  ['   ', 'The note is empty'],
  ['x'.repeat(2_001), 'A note has at most 2000 characters'],
  ['x'.repeat(2_000), null],
])('one that breaks a rule is not sent: %#', async (text, message) => {
  const { note, state, save } = setUp();
  note.write(text);
  await note.add();
  expect(state.error).toBe(message);
  expect(save).toHaveBeenCalledTimes(message === null ? 1 : 0);
  note.write('x');
  expect(state.error).toBeNull();
});

test('one that could not be stored stays in the field, with the reason', async () => {
  const { note, state, save, onAdded, onFailed } = setUp();
  const error = new FlowError('timeout', 'No connection.');
  save.mockRejectedValueOnce(error);
  note.write('Call back on Monday');
  await note.add();
  const reason = 'The note was not saved. No connection.';
  expect(state).toEqual({ draft: 'Call back on Monday', error: reason, adding: false });
  expect(onFailed).toHaveBeenCalledExactlyOnceWith(error);
  expect(onAdded).not.toHaveBeenCalled();
});

test('what is written on while it is stored is kept', async () => {
  const { note, state } = setUp();
  note.write('One');
  const adding = note.add();
  note.write('One, and more');
  await adding;
  expect(state.draft).toBe('One, and more');
});

test('pressed twice it is added once', async () => {
  const { note, save } = setUp();
  note.write('One');
  await Promise.all([note.add(), note.add()]);
  expect(save).toHaveBeenCalledTimes(1);
});
