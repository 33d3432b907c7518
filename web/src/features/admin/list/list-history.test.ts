import { describe, expect, test } from 'vitest';
import { type Course, courseRows, enterCourses } from './courses.test-data.ts';

const everything = { search: '', level: 'all', from: '', to: '' };

describe('entering', () => {
  test('lists what the address says', async () => {
    const { state, backend } = await enterCourses(courseRows(3), { search: '?level=hard&from=2026-11-01' });
    expect(backend.page).toHaveBeenCalledExactlyOnceWith({
      search: null,
      level: 'hard',
      from: '2026-11-01',
      to: null,
      limit: 100,
      cursor: null,
    });
    expect(state.filters).toEqual({ ...everything, level: 'hard', from: '2026-11-01' });
    expect(state.filterProblem).toBeNull();
  });

  test('names what the address says wrongly and takes it out, with every name that is not the list’s', async () => {
    const { list, state, place, backend } = await enterCourses([], {
      search: '?level=x&to=2026-11-30&utm=1',
    });
    expect(state.filterProblem).toBe('Level cannot be “x”: it was left out.');
    expect(place.entries()).toEqual(['?to=2026-11-30']);
    expect(backend.page.mock.lastCall?.[0]).toMatchObject({ level: 'all', to: '2026-11-30' });
    list.editFilter('level', 'easy');
    expect(state.filterProblem).toBeNull();
  });

  test('forgets what was listed before', async () => {
    const { list, state, place } = await enterCourses(courseRows(3), { search: '?level=hard' });
    list.editFilter('search', 'run');
    place.push('');
    await list.enter();
    expect(state.filters).toEqual(everything);
    expect(state.applied).toEqual(everything);
  });
});

describe('applying', () => {
  test('is an entry of the history; asking the same once more is none', async () => {
    const { list, place, backend } = await enterCourses(courseRows(3));
    list.editFilter('search', ' run ');
    expect(place.entries()).toEqual(['']);
    await list.apply();
    await list.apply();
    expect(place.entries()).toEqual(['', '?search=run']);
    expect(backend.page).toHaveBeenCalledTimes(3);
    expect(backend.page.mock.lastCall?.[0]).toMatchObject({ search: 'run' });
  });

  test('a range that ends before it begins is said, and neither asked nor written', async () => {
    const { list, state, place, backend } = await enterCourses(courseRows(3));
    list.editFilter('from', '2026-11-02');
    list.editFilter('to', '2026-11-01');
    await list.apply();
    expect([state.filterProblem, state.wrongDays]).toEqual(['From is after To.', true]);
    expect(place.entries()).toEqual(['']);
    expect(backend.page).toHaveBeenCalledTimes(1);
    list.editFilter('to', '2026-11-02');
    expect([state.filterProblem, state.wrongDays]).toEqual([null, false]);
  });
});

describe('back and forward', () => {
  test('list what was listed then, and the fields say so', async () => {
    const { list, state, place, backend } = await enterCourses(courseRows(3));
    list.watch();
    list.editFilter('level', 'hard');
    await list.apply();
    place.go(-1);
    expect(state.filters.level).toBe('all');
    await expect.poll(() => backend.page.mock.lastCall?.[0].level).toBe('all');
    place.go(1);
    expect(state.filters.level).toBe('hard');
    await expect.poll(() => backend.page.mock.lastCall?.[0].level).toBe('hard');
    expect(place.entries()).toEqual(['', '?level=hard']);
  });

  test('are followed no more when the list has been left', async () => {
    const { list, state, place, rows } = await enterCourses(courseRows(3));
    const stop = list.watch();
    await list.open(rows[0] as Course);
    stop();
    expect(state.open).toBeNull();
    expect(place.read()).toBe('?course=C-0');
    place.push('?level=hard');
    expect(state.applied.level).toBe('all');
  });
});
