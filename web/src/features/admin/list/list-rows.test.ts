import { FlowError } from '@flow/sdk';
import { describe, expect, test } from 'vitest';
import { type Course, courseList, courseRows, coursesOf, enterCourses } from './courses.test-data.ts';
import type { ListPage } from './list-definition.ts';

const everything = { search: null, level: 'all', from: null, to: null };

describe('loading', () => {
  test.each([
    ['The database is resting.', 'The database is resting.'],
    ['', 'Try again.'],
  ])('that fails empties the list, says why, and can be tried again: %j', async (message, description) => {
    const { list, state, backend, toasts } = coursesOf(courseRows(3));
    await list.load();
    backend.page.mockRejectedValueOnce(new FlowError('server', message));
    await list.load();
    expect([state.listing, state.items]).toEqual(['failed', []]);
    expect(toasts).toEqual([{ title: 'Failed to load', description, variant: 'destructive' }]);
    await list.load();
    expect([state.listing, state.items.length]).toEqual(['ready', 3]);
  });

  test('drops the answer to filters that were changed meanwhile', async () => {
    const { list, state, backend } = coursesOf(courseRows(3));
    const { promise, resolve } = Promise.withResolvers<ListPage<Course>>();
    backend.page.mockReturnValueOnce(promise);
    const slow = list.load();
    await Promise.resolve();
    await list.apply();
    resolve({ items: [{ id: 'old', code: 'C-OLD', name: 'Old' }], next_cursor: null });
    await slow;
    expect(state.items.map(({ name }) => name)).not.toContain('Old');
  });

  test('anew keeps the rows on the screen, however many, and asks for all of them', async () => {
    const { list, state, backend } = coursesOf(courseRows(1_250));
    await list.load();
    while (state.nextCursor) await list.loadMore();
    const reloading = list.reload();
    expect([state.listing, state.items.length]).toEqual(['ready', 1_250]);
    await reloading;
    expect(backend.page.mock.calls.slice(-2).map(([{ limit, cursor }]) => [limit, cursor])).toEqual([
      [1000, null],
      [250, '1000'],
    ]);
    expect(state.items).toHaveLength(1_250);
  });
});

describe('more rows', () => {
  test('come a hundred at a time until there are no more', async () => {
    const { list, state } = coursesOf(courseRows(250));
    await list.load();
    expect([state.items.length, state.nextCursor]).toEqual([100, '100']);
    await list.loadMore();
    await list.loadMore();
    expect([state.items.length, state.nextCursor]).toEqual([250, null]);
    await list.loadMore();
    expect(state.items).toHaveLength(250);
  });

  test('pressed twice come once', async () => {
    const { list, state } = coursesOf(courseRows(250));
    await list.load();
    await Promise.all([list.loadMore(), list.loadMore()]);
    expect(state.items).toHaveLength(200);
  });

  test('follow the applied filters, not the edited ones', async () => {
    const { list, backend } = coursesOf(courseRows(150));
    await list.load();
    list.editFilter('level', 'hard');
    await list.loadMore();
    expect(backend.page.mock.lastCall?.[0]).toMatchObject({ level: 'all', cursor: '100' });
  });

  test('that fail to come leave what is there, and can be asked for again', async () => {
    const { list, state, backend, toasts } = coursesOf(courseRows(150));
    await list.load();
    backend.page.mockRejectedValueOnce(new FlowError('timeout', 'No connection.'));
    await list.loadMore();
    expect(state.items).toHaveLength(100);
    expect(toasts[0]).toMatchObject({ title: 'Failed to load', description: 'No connection.' });
    await list.loadMore();
    expect(state.items).toHaveLength(150);
  });
});

describe('what a definition says', () => {
  test('a list that counts what matches knows how many', async () => {
    const { list, state, backend } = coursesOf(courseRows(150));
    backend.page.mockResolvedValueOnce({
      items: courseRows(100),
      next_cursor: '100',
      matching: 150,
      total: 4_000,
    });
    await list.enter();
    expect(state).toMatchObject({ matching: 150, total: 4_000 });
  });

  test('a failure is told as the list wants it', async () => {
    const loadFailed = { title: 'Error', description: 'Failed to fetch courses' };
    const definition = { ...courseList, texts: { ...courseList.texts, loadFailed } };
    const { list, backend, toasts } = coursesOf([], { definition });
    backend.page.mockRejectedValueOnce(new FlowError('server', 'The database is resting.'));
    await list.enter();
    expect(toasts).toEqual([{ ...loadFailed, variant: 'destructive' }]);
  });
});

describe('the export', () => {
  test('holds every row that the applied filters find', async () => {
    const { list, backend, files } = await enterCourses(courseRows(150), { search: '?level=hard' });
    list.editFilter('level', 'easy');
    await list.exportCsv();
    expect(backend.all).toHaveBeenCalledExactlyOnceWith({ ...everything, level: 'hard' });
    expect(files[0]?.name).toBe('courses.csv');
    expect(String(files[0]?.content).split('\n')).toHaveLength(150);
  });

  test.each([
    ['No connection.', 'No connection.'],
    ['', 'Please try again.'],
  ])('that fails saves nothing and says so: %j', async (message, description) => {
    const { list, state, backend, files, toasts } = coursesOf(courseRows(1));
    backend.all.mockImplementationOnce(async function* () {
      yield* courseRows(1);
      throw new FlowError('timeout', message);
    });
    await list.exportCsv();
    expect(files).toEqual([]);
    expect(toasts).toEqual([{ title: 'Export failed', description, variant: 'destructive' }]);
    expect(state.exporting).toBe(false);
  });

  test('pressed twice is made once', async () => {
    const { list, backend } = coursesOf(courseRows(1));
    await Promise.all([list.exportCsv(), list.exportCsv()]);
    expect(backend.all).toHaveBeenCalledTimes(1);
  });
});
