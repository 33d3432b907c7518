import { describe, expect, it } from 'vitest';
import { makeAttribution, makeLead } from '../testing/index.ts';
import {
  leadCsvColumns,
  leadFilterSchema,
  leadKeySchema,
  leadLimits,
  leadSchema,
  leadUpdateSchema,
  listLeadsRequestSchema,
} from './lead.ts';

describe('a lead', () => {
  it.each([
    ['an empty object, as the database has it', {}],
    ['nothing', null],
    ['half of one', { first: makeAttribution().first }],
    ['of another type', 'google'],
  ])('has no attribution when it is %s', (_name, attribution) => {
    expect(leadSchema.parse({ ...makeLead(), attribution })).toEqual(makeLead({ attribution: null }));
  });

  it('keeps an attribution that is one', () => {
    expect(leadSchema.parse(makeLead()).attribution).toEqual(makeAttribution());
  });

  it.each([
    ['status', ''],
    ['forward_status', null],
    ['received_at', 'today'],
    ['first_contacted_at', ''],
    ['notes', [{ body: 'Hello' }]],
    ['id', 'FL-7K2M9Q'],
    ['submission_attempt', 1.5],
  ])('has no %s like %j', (field, value) => {
    const issue = leadSchema.safeParse({ ...makeLead(), [field]: value }).error?.issues[0];
    expect(issue?.path[0]).toBe(field);
  });
});

describe('a filter of leads', () => {
  it('keeps all of them unless it says otherwise', () => {
    expect(leadFilterSchema.parse({})).toEqual({ status: 'all', forward: 'all' });
    expect(listLeadsRequestSchema.parse({})).toEqual({ status: 'all', forward: 'all', limit: 100 });
  });

  it('is read without the space around what is searched', () => {
    expect(leadFilterSchema.parse({ search: `  ${'x'.repeat(leadLimits.search)}  ` }).search).toHaveLength(
      100,
    );
    expect(leadFilterSchema.safeParse({ search: 'x'.repeat(leadLimits.search + 1) }).success).toBe(false);
  });

  it.each([0, -1, 1.5, 1_001, '5', null])('has no limit of %j', (limit) => {
    expect(listLeadsRequestSchema.safeParse({ limit }).success).toBe(false);
  });
});

describe('what names a lead', () => {
  it.each([
    ['FL-7K2M9Q', 'FL-7K2M9Q'],
    [' fl-7k2m9q\n', 'FL-7K2M9Q'],
    ['7f3f1f3e-0c1f-4a53-9a54-000000000001', '7F3F1F3E-0C1F-4A53-9A54-000000000001'],
  ])('may be %j', (key, read) => {
    expect(leadKeySchema.parse(key)).toBe(read);
  });

  it.each(['', 'FL-', 'FL-7K2M9', 'FL-7K2M9QQ', 'FL-0K2M9Q', 'FL-IK2M9Q', '7K2M9Q', 'sub_1', 7, null])(
    'may not be %j',
    (key) => {
      expect(leadKeySchema.safeParse(key).success).toBe(false);
    },
  );
});

describe('a change of a lead', () => {
  const messageFor = (change: unknown) => leadUpdateSchema.safeParse(change).error?.issues[0]?.message;

  it.each([
    [{ status: 'won' }, { status: 'won' }],
    [{ note: ' Call on Monday\n' }, { note: 'Call on Monday' }],
    [
      { status: 'new', note: 'x'.repeat(leadLimits.note) },
      { status: 'new', note: 'x'.repeat(leadLimits.note) },
    ],
  ])('may be %o', (change, read) => {
    expect(leadUpdateSchema.parse(change)).toEqual(read);
  });

  it.each([
    [{}, 'Give a status, a note, or both'],
    [{ status: undefined }, 'Give a status, a note, or both'],
    [{ note: ' \n\t' }, 'The note is empty'],
    [{ note: 'x'.repeat(leadLimits.note + 1) }, 'A note has at most 2000 characters'],
    [{ note: 'a\0b' }, 'The note is not text'],
  ])('may not be %o', (change, message) => {
    expect(messageFor(change)).toBe(message);
  });

  it('has a status of those that there are', () => {
    expect(leadUpdateSchema.safeParse({ status: 'all' }).success).toBe(false);
  });
});

it('the CSV has each column once', () => {
  expect(new Set(leadCsvColumns).size).toBe(leadCsvColumns.length);
});
