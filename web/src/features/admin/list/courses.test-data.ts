import { type Flow, FlowError } from '@flow/sdk';
import { vi } from 'vitest';
import { adminServices } from '../admin-services.test-data.ts';
import { createList } from './list.store.ts';
import {
  type AskedFilters,
  choice,
  collect,
  type DayBounds,
  type ListDefinition,
  type ListPage,
} from './list-definition.ts';

/** A business that is in no other file: what the kit does for any list, for tests. */
export interface Course {
  id: string;
  code: string;
  name: string;
}

export type CourseFilters = DayBounds & { search: string; level: 'all' | 'easy' | 'hard' };

interface CourseQuestion extends AskedFilters<CourseFilters> {
  limit: number;
  cursor: string | null;
}

interface CourseBackend {
  page: (question: CourseQuestion) => Promise<ListPage<Course>>;
  all: (filters: AskedFilters<CourseFilters>) => AsyncIterable<Course>;
  find: (code: string) => Promise<Course>;
  rename: (id: string, name: string) => Promise<Course>;
}

export const backendOf = (flow: Flow) => (flow as unknown as { courses: CourseBackend }).courses;

export const courseList: ListDefinition<Course, CourseFilters> = {
  noun: ['course', 'courses'],
  filters: [
    { kind: 'search', name: 'search', label: 'Search', placeholder: 'Name', maxLength: 20 },
    choice('level', 'Level', { all: 'All', easy: 'Easy', hard: 'Hard' }),
    { kind: 'days', labels: { from: 'From', to: 'To' } },
  ],
  page: (flow, filters, place) => backendOf(flow).page({ ...filters, ...place }),
  async file(flow, filters) {
    const rows = await collect(backendOf(flow).all(filters));
    return { name: 'courses.csv', content: rows.map(({ code }) => code).join('\n') };
  },
  sheet: {
    parameter: 'course',
    keyOf: ({ code }) => code,
    find: (flow, code) => backendOf(flow).find(code),
  },
  texts: { title: 'Courses', empty: 'No data', emptyHint: 'No course matches.' },
};

export function courseRows(count: number): Course[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `id-${index}`,
    code: `C-${index}`,
    name: `Course ${index}`,
  }));
}

/** The list before a backend that has these rows. */
export function coursesOf(
  rows: Course[],
  { search = '', definition = courseList }: { search?: string; definition?: typeof courseList } = {},
) {
  const { services, ...told } = adminServices(search);
  const find = (key: string): Course => {
    const row = rows.find(({ id, code }) => id === key || code === key.toUpperCase());
    if (!row) throw new FlowError('not_found', `There is no course ${key}.`);
    return row;
  };
  const backend = {
    page: vi.fn(async ({ cursor, limit }: CourseQuestion): Promise<ListPage<Course>> => {
      const start = Number(cursor ?? 0);
      const end = start + limit;
      return { items: rows.slice(start, end), next_cursor: end < rows.length ? String(end) : null };
    }),
    all: vi.fn(async function* (_: AskedFilters<CourseFilters>) {
      yield* rows;
    }),
    find: vi.fn(async (code: string) => find(code)),
    rename: vi.fn(async (id: string, name: string) => {
      const index = rows.indexOf(find(id));
      const renamed = { ...find(id), name };
      rows[index] = renamed;
      return renamed;
    }),
  };
  const opened = vi.fn(async (_: Course) => {});
  const loadFlow = async () => ({ courses: backend }) as unknown as Flow;
  const list = createList(definition, { ...services, loadFlow }, opened);
  return { ...told, list, state: list.state, rows, backend, opened };
}

/** The same, with its page shown. */
export async function enterCourses(...given: Parameters<typeof coursesOf>) {
  const world = coursesOf(...given);
  await world.list.enter();
  return world;
}
