import { FlowError } from '@flow/sdk';
import { describe, expect, test } from 'vitest';
import { backendOf, type Course, courseRows, enterCourses } from './courses.test-data.ts';
import type { ListPage } from './list-definition.ts';

describe('the sheet', () => {
  test('has the row as the list has it, and then as it is now', async () => {
    const { list, state, rows, place, opened } = await enterCourses(courseRows(2));
    list.watch();
    const [listed] = state.items;
    rows[0] = { ...(listed as Course), name: 'Renamed' };
    const opening = list.open(listed as Course);
    expect(state.open?.row?.name).toBe('Course 0');
    expect(place.read()).toBe('?course=C-0');
    await opening;
    expect(state.open?.row?.name).toBe('Renamed');
    expect(state.items[0]?.name).toBe('Renamed');
    expect(opened).toHaveBeenCalledTimes(1);
  });

  test('closed, goes back to the entry that it was opened from', async () => {
    const { list, state, place, rows, backend } = await enterCourses(courseRows(2));
    list.watch();
    await list.open(rows[0] as Course);
    list.close();
    expect(state.open).toBeNull();
    expect(place.read()).toBe('');
    place.go(1);
    expect(state.open?.row?.name).toBe('Course 0');
    place.go(-1);
    expect(state.open).toBeNull();
    expect(backend.page).toHaveBeenCalledTimes(1);
  });

  test('that a link opened is closed where it stands', async () => {
    const { list, state, place } = await enterCourses(courseRows(2), { search: '?level=hard&course=C-1' });
    list.watch();
    expect(state.open?.row?.name).toBe('Course 1');
    list.close();
    expect(place.entries()).toEqual(['?level=hard']);
  });

  test('shows another row in the same entry', async () => {
    const { list, place, rows } = await enterCourses(courseRows(2));
    await list.open(rows[0] as Course);
    await list.open(rows[1] as Course);
    expect(place.entries()).toEqual(['', '?course=C-1']);
  });

  test('finds a row that is on no page of the list, by any of its names', async () => {
    const { state, place, opened } = await enterCourses(courseRows(150), { search: '?course=c-120' });
    expect(state.open?.row?.name).toBe('Course 120');
    expect(state.open?.key).toBe('C-120');
    expect(place.entries()).toEqual(['?course=C-120']);
    expect(opened).toHaveBeenCalledTimes(1);
  });

  test('a row that there is not is named, and leaves the address', async () => {
    const { state, place } = await enterCourses(courseRows(2), { search: '?level=hard&course=C-9' });
    expect(state.open).toBeNull();
    expect(state.filterProblem).toBe('There is no course C-9.');
    expect(place.read()).toBe('?level=hard');
  });

  test('without a connection shows the row as the list has it', async () => {
    const { list, state, rows, backend } = await enterCourses(courseRows(2));
    backend.find.mockRejectedValueOnce(new FlowError('timeout', 'No connection.'));
    await list.open(rows[0] as Course);
    expect(state.open).toEqual({ key: 'C-0', row: rows[0], failure: null });
  });

  test('is closed by another filter', async () => {
    const { list, state, place, rows } = await enterCourses(courseRows(2));
    await list.open(rows[0] as Course);
    await list.show({ search: 'run' });
    expect(state.open).toBeNull();
    expect(place.entries()).toEqual(['', '?course=C-0', '?search=run']);
  });
});

describe('a change', () => {
  test('shows the row as its answer has it, with the changes of other admins', async () => {
    const { list, state, rows, backend } = await enterCourses(courseRows(2));
    await list.open(rows[0] as Course);
    backend.rename.mockResolvedValueOnce({ id: 'id-0', code: 'C-0', name: 'Of the other admin' });
    await list.ask((flow) => backendOf(flow).rename('id-0', 'Mine'));
    expect(state.open?.row?.name).toBe('Of the other admin');
    expect(state.items[0]?.name).toBe('Of the other admin');
  });

  test('is not undone by an answer that was asked for before', async () => {
    const { list, state, rows, backend } = await enterCourses(courseRows(150));
    const old = [...rows];
    const { promise, resolve } = Promise.withResolvers<ListPage<Course>>();
    backend.page.mockReturnValueOnce(promise);
    const reloading = list.reload();
    await list.ask((flow) => backendOf(flow).rename('id-7', 'Mine'));
    resolve({ items: old.slice(0, 100), next_cursor: '100' });
    await reloading;
    expect(state.items[7]?.name).toBe('Mine');
    await list.ask((flow) => backendOf(flow).rename('id-120', 'Mine'));
    await list.ask((flow) => backendOf(flow).rename('id-120', 'Theirs'));
    await list.loadMore();
    expect(state.items[120]?.name).toBe('Theirs');
  });

  test('an older answer of the same row is not shown after a newer one', async () => {
    const { list, state, rows, backend } = await enterCourses(courseRows(2));
    const { promise, resolve } = Promise.withResolvers<Course>();
    backend.find.mockReturnValueOnce(promise);
    const opening = list.open(rows[0] as Course);
    const renaming = list.ask((flow) => backendOf(flow).rename('id-0', 'Mine'));
    resolve({ id: 'id-0', code: 'C-0', name: 'Course 0' });
    await Promise.all([opening, renaming]);
    expect(state.open?.row?.name).toBe('Mine');
  });

  test('that fails changes nothing, and the next one is asked', async () => {
    const { list, state, backend } = await enterCourses(courseRows(2));
    backend.rename.mockRejectedValueOnce(new FlowError('conflict', 'No.'));
    await expect(list.ask((flow) => backendOf(flow).rename('id-0', 'Mine'))).rejects.toThrow('No.');
    expect(state.items[0]?.name).toBe('Course 0');
    await list.ask((flow) => backendOf(flow).rename('id-0', 'Mine'));
    expect(state.items[0]?.name).toBe('Mine');
  });
});
