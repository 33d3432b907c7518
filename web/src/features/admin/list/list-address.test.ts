import { describe, expect, test } from 'vitest';
import { courseList } from './courses.test-data.ts';
import { readAddress, writeAddress } from './list-address.ts';

const everything = { search: '', level: 'all', from: '', to: '' };
const read = (search: string) => readAddress(courseList, search);

describe('an address', () => {
  test.each([
    ['', everything, null],
    ['?level=hard&from=2026-11-01', { ...everything, level: 'hard', from: '2026-11-01' }, null],
    ['?search=+run+far+&to=2026-11-30', { ...everything, search: 'run far', to: '2026-11-30' }, null],
    ['?course=C-7', everything, 'C-7'],
    ['?level=all&from=&course=', everything, null],
    ['?from=2026-11-01&to=2026-11-01', { ...everything, from: '2026-11-01', to: '2026-11-01' }, null],
  ])('%s says what is listed and what is open', (search, filters, open) => {
    expect(read(search)).toEqual({ filters, open, problems: [] });
  });

  test.each([
    ['?level=nonsense', 'Level cannot be “nonsense”: it was left out.'],
    ['?level=__proto__', 'Level cannot be “__proto__”: it was left out.'],
    ['?from=2026-13-01', 'From cannot be “2026-13-01”: it was left out.'],
    ['?to=tomorrow', 'To cannot be “tomorrow”: it was left out.'],
    ['?search=a%00b', 'Search cannot be “a\0b”: it was left out.'],
    [`?search=${'x'.repeat(21)}`, `Search cannot be “${'x'.repeat(21)}”: it was left out.`],
    [`?course=${'x'.repeat(101)}`, `The course cannot be “${'x'.repeat(40)}…”: it was left out.`],
    ['?course=%07', 'The course cannot be “\u0007”: it was left out.'],
    ['?from=2026-11-02&to=2026-11-01', 'From is after To. Both were left out.'],
  ])('%s cannot be followed: it counts as absent and is named', (search, problem) => {
    expect(read(search)).toEqual({ filters: everything, open: null, problems: [problem] });
  });

  test('what is right beside what is wrong is kept', () => {
    const { filters, problems } = read('?level=hard&from=never&to=no');
    expect(filters).toEqual({ ...everything, level: 'hard' });
    expect(problems).toHaveLength(2);
  });

  test('names that the list does not have are passed over, and of one that comes twice the first counts', () => {
    expect(read('?utm_source=x&level=hard&toString=1&level=easy')).toEqual({
      filters: { ...everything, level: 'hard' },
      open: null,
      problems: [],
    });
  });

  test('says nothing of what does not restrict', () => {
    expect(writeAddress(courseList, { ...everything, level: 'all' }, null)).toBe('');
  });

  test.each([
    { filters: { ...everything, level: 'hard' as const, from: '2026-11-01' }, open: null },
    { filters: { ...everything, search: "+971 & 5% #1'ü ليلى" }, open: 'C-7' },
    { filters: everything, open: 'a b/c?d=e' },
  ])('is read as it was written: %j', ({ filters, open }) => {
    const search = writeAddress(courseList, filters as typeof filters & { level: 'all' }, open);
    expect(read(search)).toEqual({ filters, open, problems: [] });
    expect(new URL(search, 'https://flow.example').search).toBe(search);
  });

  test('of a list without a sheet opens nothing', () => {
    const { sheet: _, ...without } = courseList;
    expect(readAddress(without, '?course=C-7').open).toBeNull();
    expect(writeAddress(without, everything as never, 'C-7')).toBe('');
  });
});
