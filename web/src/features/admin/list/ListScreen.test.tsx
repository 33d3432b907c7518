import { FlowError } from '@flow/sdk';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ref } from 'valtio/vanilla';
import { describe, expect, test, vi } from 'vitest';
import { grantedAccess } from '../granted-access.test-data.ts';
import { backendOf, type Course, courseList, courseRows, coursesOf } from './courses.test-data.ts';
import { countLine } from './ListFoot.tsx';
import { ListScreen } from './ListScreen.tsx';
import { ListSheet } from './ListSheet.tsx';
import type { ListColumn } from './ListTable.tsx';

interface Actions {
  open: (course: Course) => void;
}

function setUp(rows: Course[] = courseRows(2), options: Parameters<typeof coursesOf>[1] = {}) {
  const world = coursesOf(rows, options);
  const drawn = vi.fn();
  const columns: ListColumn<Course, Actions>[] = [
    {
      header: 'Name',
      cell(course, { open }) {
        drawn(course.code);
        return (
          <button type="button" data-control="open" onClick={() => open(course)}>
            {course.name}
          </button>
        );
      },
    },
    { header: 'Code', cell: ({ code }) => code },
  ];
  const actions: Actions = { open: (course) => void world.list.open(course) };
  render(
    <ListScreen
      access={grantedAccess()}
      section="/admin"
      title="Courses"
      back={{ href: '/forms', label: 'Back to Forms' }}
      list={world.list}
      columns={columns}
      actions={actions}
      alsoCounted=", all new"
      foot={<p>At the foot</p>}
    >
      <ListSheet list={world.list} titleOf={({ name }) => name} descriptionOf={({ code }) => code}>
        {({ name }) => <p>All about {name}</p>}
      </ListSheet>
    </ListScreen>,
  );
  return { ...world, drawn };
}

const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

describe('a list', () => {
  test('has its title, the way back, its rows, its count and its foot', async () => {
    setUp();
    await button('Course 0');
    expect(screen.getByRole('heading', { name: 'Courses', level: 1 })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Forms' }).getAttribute('href')).toBe('/forms');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Code',
    ]);
    expect(screen.getByText('2 courses, all new').getAttribute('role')).toBe('status');
    expect(screen.getByText('At the foot')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  });

  test('says its own words for loading, for nothing, and on its buttons', async () => {
    const texts = {
      title: 'Courses',
      empty: 'No courses found matching your filters.',
      emptyHint: 'Widen them.',
      apply: 'Apply Filters',
      clear: 'Clear',
      spinner: 'Loading courses',
    };
    const { backend, state, place } = setUp([], {
      definition: { ...courseList, texts },
      search: '?level=hard',
    });
    expect(await screen.findByText('Loading courses')).toBeTruthy();
    expect(await screen.findByText('No courses found matching your filters.')).toBeTruthy();
    expect(screen.getByText('Widen them.')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Search'), 'run');
    await userEvent.click(await button('Apply Filters'));
    expect(backend.page.mock.lastCall?.[0]).toMatchObject({ level: 'hard', search: 'run' });
    await userEvent.click(await button('Clear'));
    expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('');
    expect(screen.getByLabelText<HTMLSelectElement>('Level').value).toBe('all');
    await waitFor(() => expect(state.listing).toBe('ready'));
    expect(backend.page.mock.lastCall?.[0]).toMatchObject({ level: 'all', search: null });
    expect(place.entries()).toEqual(['?level=hard', '?search=run&level=hard', '']);
  });

  test('that failed can be tried again', async () => {
    const { backend } = setUp();
    expect(await screen.findByText('Loading...')).toBeTruthy();
    await button('Course 0');
    backend.page.mockRejectedValueOnce(new FlowError('timeout', 'No connection.'));
    await userEvent.click(await button('Apply'));
    expect(await screen.findByText('The list could not be loaded.')).toBeTruthy();
    await userEvent.click(await button('Try again'));
    expect(await button('Course 0')).toBeTruthy();
  });

  test('brings more rows until all are there, and says how many match of how many where it counts them', async () => {
    const { state, rows } = setUp(courseRows(3));
    await button('Course 2');
    act(() => void Object.assign(state, { items: ref(rows.slice(0, 2)), nextCursor: '2' }));
    expect(await screen.findByText('First 2 courses, all new')).toBeTruthy();
    act(() => void Object.assign(state, { matching: 150, total: 4_000 }));
    expect(await screen.findByText('150 of 4,000 courses, all new')).toBeTruthy();
    act(() => void Object.assign(state, { matching: null }));
    expect(await screen.findByText('2+ of 4,000 courses, all new')).toBeTruthy();
    await userEvent.click(await button('Load more'));
    expect(await screen.findByText('3 courses, all new')).toBeTruthy();
    expect(screen.queryByText('Load more')).toBeNull();
  });

  test('a range that ends before it begins is said at both of its fields', async () => {
    const { backend } = setUp();
    await button('Course 0');
    const [from, to] = [screen.getByLabelText('From'), screen.getByLabelText('To')];
    await userEvent.type(from, '2026-11-02');
    await userEvent.type(to, '2026-11-01');
    await userEvent.click(await button('Apply'));
    const problem = screen.getByRole('alert');
    expect(problem.textContent).toBe('From is after To.');
    for (const field of [from, to]) {
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(field.getAttribute('aria-describedby')).toBe(problem.id);
    }
    expect(backend.page).toHaveBeenCalledTimes(1);
  });

  test('what the address said wrongly is said, at no field', async () => {
    setUp(courseRows(1), { search: '?level=x' });
    expect((await screen.findByRole('alert')).textContent).toBe('Level cannot be “x”: it was left out.');
    expect(screen.getByLabelText('From').getAttribute('aria-invalid')).toBeNull();
  });

  test('typing into a filter draws no row, and a changed row alone is drawn anew', async () => {
    const { drawn, list } = setUp(courseRows(20));
    await button('Course 19');
    drawn.mockClear();
    await userEvent.type(screen.getByLabelText('Search'), 'abc');
    expect(drawn).not.toHaveBeenCalled();
    await list.ask((flow) => backendOf(flow).rename('id-7', 'Renamed'));
    await button('Renamed');
    expect(drawn.mock.calls).toEqual([['C-7']]);
  });
});

describe('the sheet', () => {
  test('that a link opens waits for its row', async () => {
    const { backend } = setUp(courseRows(150), { search: '?course=C-120' });
    backend.find.mockRejectedValueOnce(new FlowError('timeout', 'No connection.'));
    const sheet = await screen.findByRole('dialog', { name: 'C-120' });
    expect((await within(sheet).findByRole('alert')).textContent).toBe('No connection.');
    await userEvent.click(within(sheet).getByRole('button', { name: 'Try again' }));
    expect(await within(sheet).findByText('All about Course 120')).toBeTruthy();
    expect(screen.getByRole('dialog', { name: 'Course 120' })).toBe(sheet);
  });

  test('of a link closes, and the focus goes to the first filter', async () => {
    const { place } = setUp(courseRows(2), { search: '?course=C-1' });
    await screen.findByText('All about Course 1');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Search')));
    expect(place.read()).toBe('');
  });

  test('of a row opens and closes with the keyboard', async () => {
    const { place } = setUp();
    (await button('Course 0')).focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(await screen.findByText('All about Course 1')).toBeTruthy();
    expect(place.read()).toBe('?course=C-1');
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(document.activeElement).toBe(await button('Course 1')));
    expect(place.read()).toBe('');
  });
});

test.each([
  [{ shown: 1, matching: null, total: null, more: false }, '1 course'],
  [{ shown: 0, matching: null, total: null, more: false }, '0 courses'],
  [{ shown: 1_100, matching: null, total: null, more: true }, 'First 1,100 courses'],
  [{ shown: 100, matching: 150, total: 100_000, more: true }, '150 of 100,000 courses'],
  [{ shown: 100, matching: null, total: 100_000, more: true }, '100+ of 100,000 courses'],
  [{ shown: 150, matching: null, total: 100_000, more: false }, '150 of 100,000 courses'],
  [{ shown: 1, matching: 1, total: 1, more: false }, '1 of 1 courses'],
])('the count of %j is %s', (counts, words) => {
  expect(countLine(['course', 'courses'], counts)).toBe(words);
});
