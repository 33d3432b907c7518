import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { submissionCsvColumns } from './contracts/form-submission.ts';
import { leadCsvColumns } from './contracts/lead.ts';
import { subscriptionCsvColumns } from './contracts/subscription-export.ts';
import {
  assignmentsCsv,
  clientsCsv,
  clientsCsvFileName,
  formSubmissionsCsv,
  formSubmissionsCsvFileName,
  formsCsv,
  leadsCsv,
  leadsCsvFileName,
  subscriptionsCsv,
  subscriptionsCsvFileName,
} from './csv.ts';
import {
  makeAssignment,
  makeAttribution,
  makeClient,
  makeForm,
  makeFormOverview,
  makeFormSubmission,
  makeLead,
  makeSubscription,
} from './testing/index.ts';

const header = subscriptionCsvColumns.join(',');

/** Reads CSV as RFC 4180 says, to check what was written against an independent reading. */
function readCsv(csv: string): string[][] {
  const rows: string[][] = [[]];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  while (field.lastIndex < csv.length) {
    const match = field.exec(csv);
    if (!match) throw new Error(`Not RFC 4180 at ${field.lastIndex}`);
    rows.at(-1)?.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === '\r\n') rows.push([]);
  }
  rows.pop();
  return rows;
}

/** What the first row of a file has in a column. */
function written(csv: string, column: string) {
  const [header, row] = readCsv(csv);
  return row?.[header?.indexOf(column) ?? -1];
}

/** The name of a subscription, as it is written. */
const writtenName = (name: string) => written(subscriptionsCsv([makeSubscription({ name })]), 'name');

describe('subscriptions as CSV', () => {
  it('are a header and a line each, ended by CRLF', () => {
    const gone = makeSubscription({
      email: null,
      name: null,
      user_id: null,
      user_deleted: true,
      status: 'none',
    });
    const ending = makeSubscription({ cancel_at_period_end: true });
    expect(subscriptionsCsv([ending, gone]).split('\r\n')).toEqual([
      header,
      'client@flow.example,Layla Haddad,Online Monthly,active,2026-11-01T10:00:00.000Z,2026-11-08T10:00:00.000Z,2026-12-08T10:00:00.000Z,cus_0001,sub_0001,2026-11-20T06:30:00.000Z,2026-11-08T10:00:00.000Z,no,yes',
      ',,Online Monthly,none,2026-11-01T10:00:00.000Z,2026-11-08T10:00:00.000Z,2026-12-08T10:00:00.000Z,cus_0001,sub_0001,2026-11-20T06:30:00.000Z,2026-11-08T10:00:00.000Z,yes,no',
      '',
    ]);
  });

  it('have no header where they follow others', () => {
    const [first, second] = [makeSubscription(), makeSubscription({ name: 'Omar' })];
    expect(subscriptionsCsv([first]) + subscriptionsCsv([second], { header: false })).toBe(
      subscriptionsCsv([first, second]),
    );
  });

  it('have an empty value for each that is absent', () => {
    const empty = makeSubscription({
      email: null,
      name: '',
      plan: null,
      trial_start: null,
      trial_end: null,
      current_period_end: null,
      stripe_customer_id: null,
      stripe_subscription_id: null,
      last_sign_in_at: null,
    });
    expect(subscriptionsCsv([empty]).split('\r\n')[1]).toBe(',,,active,,,,,,,2026-11-08T10:00:00.000Z,no,no');
  });

  it.each([
    ['a comma', 'Haddad, Layla', '"Haddad, Layla"'],
    ['quotes', 'Layla "Lulu" Haddad', '"Layla ""Lulu"" Haddad"'],
    ['a line feed', 'Layla\nHaddad', '"Layla\nHaddad"'],
    ['a lone carriage return', 'Layla\rHaddad', '"Layla\rHaddad"'],
    ['CRLF', 'Layla\r\nHaddad', '"Layla\r\nHaddad"'],
    ['Arabic and emoji', 'ليلى 👋', 'ليلى 👋'],
  ])('quote %s where needed', (_name, name, expected) => {
    expect(subscriptionsCsv([makeSubscription({ name })])).toContain(`,${expected},`);
    expect(writtenName(name)).toBe(name);
  });

  it.each(['=1+1', '+971', '-1', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("http://x","y")'])(
    'never begin a value as a formula: %j is written as text',
    (name) => {
      expect(writtenName(name)).toBe(`'${name}`);
    },
  );

  it('are read back as they were, whatever people are called', () => {
    const special = fc.constantFrom(',', '"', '\n', '\r');
    const any = fc.nat({ max: 0x10ffff }).map((code) => String.fromCodePoint(code));
    const unit = fc.oneof(special, any);
    const name = fc.string({ unit }).filter((text) => !/^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(text));
    fc.assert(
      fc.property(fc.array(name), (names) => {
        const rows = readCsv(subscriptionsCsv(names.map((given) => makeSubscription({ name: given }))));
        expect(rows.slice(1).map((row) => row[1])).toEqual(names);
        expect(rows.every((row) => row.length === subscriptionCsvColumns.length)).toBe(true);
      }),
    );
  });

  it('may come from any iterable', () => {
    expect(subscriptionsCsv(new Set([makeSubscription()]))).toBe(subscriptionsCsv([makeSubscription()]));
  });
});

const note = {
  id: '00000000-0000-4000-8000-000000000001',
  body: 'Call on Monday',
  author_email: 'admin@flow.example',
  created_at: '2026-11-21T11:00:00.000Z',
};

describe('leads as CSV', () => {
  it('are a header and a line each, ended by CRLF', () => {
    const bare = makeLead({
      attribution: null,
      phone_e164: null,
      phone: '(050) 123-4567',
      forward_status: 'none',
    });
    expect(leadsCsv([makeLead({ notes: [note], duplicate_of: 'FL-222223' }), bare]).split('\r\n')).toEqual([
      leadCsvColumns.join(','),
      "FL-222223,2026-11-21T10:00:01.000Z,new,Layla Haddad,'+971 50 123 4567,+971501234567,lose-weight,online,not-sure,/final-cta,direct,google,cpc,autumn,/flow-online,,,,/,,FL-222223,delivered,2026-11-21T11:00:00.000Z admin@flow.example: Call on Monday",
      'FL-222223,2026-11-21T10:00:01.000Z,new,Layla Haddad,(050) 123-4567,,lose-weight,online,not-sure,/final-cta,direct,,,,,,,,,,,none,',
      '',
    ]);
  });

  it('have the first and the last campaign apart', () => {
    const { first, last } = makeAttribution();
    const lead = makeLead({
      attribution: { first, last: { ...last, utm_source: 'ig', utm_campaign: 'reel' } },
    });
    const columns = ['first_source', 'first_campaign', 'last_source', 'last_campaign'];
    const csv = leadsCsv([lead]);
    expect(columns.map((column) => written(csv, column))).toEqual(['google', 'autumn', 'ig', 'reel']);
  });

  it('have their notes in one cell, one below the other, whatever is in them', () => {
    const notes = [note, { ...note, author_email: null, body: 'She said "no",\r\nfor now' }];
    const csv = leadsCsv([makeLead({ notes })]);
    expect(written(csv, 'notes')).toBe(
      '2026-11-21T11:00:00.000Z admin@flow.example: Call on Monday\n2026-11-21T11:00:00.000Z -: She said "no",\r\nfor now',
    );
    expect(csv).toMatch(/""no"",\r\nfor now"\r\n$/);
  });

  it.each([
    ['+971501234567', '+971501234567'],
    ['+971 50 123 4567', "'+971 50 123 4567"],
    ['+971-50-1234567', "'+971-50-1234567"],
    ['+(971)501234567', "'+(971)501234567"],
    ['++971501234567', "'++971501234567"],
    ['-971501234567', "'-971501234567"],
    ['+', "'+"],
    ['0501234567', '0501234567'],
    ['(050) 123-4567', '(050) 123-4567'],
  ])('keep the number %s as it is when nothing can compute it: %s', (phone, expected) => {
    expect(written(leadsCsv([makeLead({ phone })]), 'phone')).toBe(expected);
  });

  it('let no other column begin as a formula, a number in it or not', () => {
    const { first, last } = makeAttribution();
    const lead = makeLead({
      name: '-Layla',
      referrer: '=1+1',
      attribution: {
        first: { ...first, utm_source: '+971501234567' },
        last: { ...last, utm_medium: '@sum' },
      },
    });
    const columns = ['name', 'referrer', 'first_source', 'last_medium'];
    const csv = leadsCsv([lead]);
    const values = columns.map((column) => written(csv, column));
    expect(values).toEqual(["'-Layla", "'=1+1", "'+971501234567", "'@sum"]);
  });
});

describe('the file of an export', () => {
  it.each([
    ['subscriptions', subscriptionsCsv([]), subscriptionCsvColumns],
    ['leads', leadsCsv(new Set()), leadCsvColumns],
    ['submissions', formSubmissionsCsv([]), submissionCsvColumns],
  ])('is a header alone when there are no %s', (_rows, csv, columns) => {
    expect(csv).toBe(`${columns.join(',')}\r\n`);
  });

  it.each([
    ['2026-11-21T10:00:00Z', '2026-11-21.csv'],
    ['2026-11-21T19:59:59Z', '2026-11-21.csv'],
    ['2026-11-21T20:00:00Z', '2026-11-22.csv'],
  ])('made at %s has the Dubai day in its name: %s', (now, name) => {
    expect(subscriptionsCsvFileName(new Date(now))).toBe(`subscriptions-${name}`);
    expect(leadsCsvFileName(new Date(now))).toBe(`leads-${name}`);
    expect(clientsCsvFileName(new Date(now))).toBe(`clients-${name}`);
  });
});

describe('submissions as CSV', () => {
  it('have a column for each question that any of them answers, the goal form’s in its order', () => {
    const csv = formSubmissionsCsv([
      makeFormSubmission({ payload: { a_new_one: 3, obstacles: ['Travel', 'Low energy'] } }),
      makeFormSubmission({ payload: { one_week_goal: 'Walk, daily', obstacles: null }, complete: false }),
    ]);
    const [header, first, second] = readCsv(csv);
    expect(header).toEqual([...submissionCsvColumns, 'one_week_goal', 'obstacles', 'a_new_one']);
    expect(first?.slice(-5)).toEqual(['yes', '', '', 'Travel; Low energy', '3']);
    expect(second?.slice(-5)).toEqual(['no', '', 'Walk, daily', '', '']);
  });

  it('say yes and no, and which answers are flagged', () => {
    const payload = { chest_pain: true, dizziness: false, emergency_contact: '+971500000001' };
    const row = makeFormSubmission({ form_key: 'parq_assessment', payload, flags: ['chest_pain'] });
    expect(readCsv(formSubmissionsCsv([row]))[1]?.slice(-4)).toEqual([
      'chest_pain',
      'yes',
      'no',
      '+971500000001',
    ]);
  });

  it('leave no answer that a spreadsheet would run', () => {
    const row = makeFormSubmission({ payload: { one_week_goal: '=HYPERLINK("x")' } });
    expect(readCsv(formSubmissionsCsv([row]))[1]?.at(-1)).toBe('\'=HYPERLINK("x")');
  });

  it('of one form have its questions first, in its order, answered or not, then what an older version asked', () => {
    const payload = { snores: true, pain: true, where: 'Knee', hours: 6.5, helps: ['Warmth', 'Stretching'] };
    const [header, row] = readCsv(formSubmissionsCsv([makeFormSubmission({ payload })], makeForm()));
    expect(header).toEqual([...submissionCsvColumns, 'hours', 'dream', 'pain', 'where', 'helps', 'snores']);
    expect(row?.slice(-6)).toEqual(['6.5', '', 'yes', 'Knee', 'Warmth; Stretching', 'yes']);
    expect(readCsv(formSubmissionsCsv([], makeForm()))).toEqual([header?.slice(0, -1)]);
  });

  it('keep an answer whose question is called like a column', () => {
    const row = makeFormSubmission({ phone: '050 1', payload: { phone: '999' } });
    const csv = formSubmissionsCsv([row]);
    expect([written(csv, 'answer_phone'), written(csv, 'phone')]).toEqual(['999', '050 1']);
    expect(readCsv(csv)[0]?.at(-1)).toBe('answer_phone');
  });

  it('keep a number a number, and defuse the first of several choices', () => {
    const row = makeFormSubmission({ payload: { change: -2, helps: ['=1+1', 'Warmth'] } });
    expect(readCsv(formSubmissionsCsv([row]))[1]?.slice(-2)).toEqual(['-2', "'=1+1; Warmth"]);
  });

  it('are in a file named by the form and the Dubai day', () => {
    const now = new Date('2026-11-20T21:00:00Z');
    expect(formSubmissionsCsvFileName('goal_setting', now)).toBe('goal-setting-2026-11-21.csv');
    expect(formSubmissionsCsvFileName(null, now)).toBe('form-submissions-2026-11-21.csv');
  });
});

it('the registry, assignments and clients have a header and a line each', () => {
  expect(formsCsv([makeFormOverview()]).split('\r\n')).toEqual([
    'slug,form_key,title,version,is_default,due_days,pending,overdue,completed,submissions,flagged,last_submitted_at,retired_at',
    'sleep-diary,sleep_diary,Sleep diary,1,yes,7,1,0,1,1,1,2026-11-20T06:00:00.000Z,',
    '',
  ]);
  expect(assignmentsCsv([makeAssignment(), makeAssignment({ forms_registry: null })]).split('\r\n')).toEqual([
    'id,form,title,status,assigned_at,due_date,completed_at',
    '7f3f1f3e-0c1f-4a53-9a54-0000000493e1,sleep-diary,Sleep diary,pending,2026-11-19T10:00:00.000Z,2026-11-26T10:00:00.000Z,',
    '7f3f1f3e-0c1f-4a53-9a54-0000000493e1,,,pending,2026-11-19T10:00:00.000Z,2026-11-26T10:00:00.000Z,',
    '',
  ]);
  expect(clientsCsv([makeClient({ phone: null })]).split('\r\n')).toEqual([
    'id,email,first_name,last_name,phone,created_at,last_sign_in_at,confirmed,subscription_status,pending_forms',
    '0f3c0d8e-6f3e-4f0a-8c5b-0d6f8a1b0002,client@flow.example,Layla,Haddad,,2026-11-01T10:00:00.000Z,2026-11-20T06:30:00.000Z,yes,active,1',
    '',
  ]);
});
