import { type Lead, type LeadFilter, leadCsvColumns } from '@flow/sdk/contracts/lead';
import { describe, expect, it } from 'vitest';
import type { FakeIoSettings } from '../../testing/fake-io.ts';
import { lead, plainLead } from '../../testing/lead.ts';
import { listOf } from '../../testing/run-command.ts';
import { type ListOptions, toListOptions } from '../list-rows.ts';
import { leads as collection } from './collection.ts';

const filter: LeadFilter = { status: 'all', forward: 'all', search: null, from: null, to: null };
const list = (leads: Lead[], options?: Partial<ListOptions<LeadFilter>>, io?: FakeIoSettings) =>
  listOf(collection, filter, { leads })(options, { io });

describe('a list of leads in a terminal', () => {
  it('is a table with Dubai times, the response in words, and dashes for what is absent', async () => {
    const { stdout, stderr } = await list([lead(), plainLead], {}, { terminal: true });
    expect(stdout.split('\n')).toEqual([
      'Reference  Received            Status  Response                Name         Phone         Goal         Source    UTM source  UTM campaign  Forward',
      'FL-7K2M9Q  21 Nov 2026, 10:40  new     waiting 3 h 20 min      Amal Haddad  050 123 4567  Lose weight  /pricing  google      autumn        delivered',
      'FL-4TQ8WD  19 Nov 2026, 12:00  won     answered late, in 14 h  Noor Saleh   1234567       Lose weight  /pricing  -           -             none',
      '',
    ]);
    expect(stderr).toBe('');
  });

  it('keeps what one needs to call back when narrow, and says what is left out', async () => {
    const { stdout, stderr } = await list([lead()], {}, { terminal: true, width: 80 });
    expect(stdout.split('\n')).toEqual([
      'Reference  Status  Response            Name         Phone',
      'FL-7K2M9Q  new     waiting 3 h 20 min  Amal Haddad  050 123 4567',
      '',
    ]);
    expect(stderr).toBe(
      'Not shown for want of width: Received, Goal, Source, UTM source, UTM campaign, Forward. Widen the terminal, choose --columns, or use --csv or --json.\n',
    );
  });

  it('marks in colour what is late and what was given up', async () => {
    const forgotten = lead({ received_at: '2026-11-20T06:40:00.000Z', forward_status: 'dead' });
    const { stdout } = await list([forgotten], {}, { terminal: true, color: true });
    expect(stdout).toContain('\u001b[31m\u001b[3mlate by 8 h\u001b[23m\u001b[39m');
    expect(stdout).toContain('\u001b[31m\u001b[3mdead\u001b[23m\u001b[39m');
  });

  it('cannot be driven by control characters in what a visitor sent', async () => {
    const { stdout } = await list([lead({ source_page: '/\u001b[2J\n' })], {}, { terminal: true });
    expect(stdout).not.toContain('\u001b');
    expect(stdout.split('\n')).toHaveLength(3);
  });
});

describe('a list of leads for programs', () => {
  it('is tab-separated rows in a pipe: codes, ISO 8601 in UTC, state and minutes of the response', async () => {
    const { stdout, stderr } = await list([lead(), plainLead]);
    expect(stdout).toBe(
      'FL-7K2M9Q\t2026-11-21T06:40:00.000Z\tnew\twaiting 200\tAmal Haddad\t050 123 4567\tlose-weight\t/pricing\tgoogle\tautumn\tdelivered\n' +
        'FL-4TQ8WD\t2026-11-19T08:00:00.000Z\twon\tanswered_late 840\tNoor Saleh\t1234567\tlose-weight\t/pricing\t\t\tnone\n',
    );
    expect(stderr).toBe('');
  });

  it('is a JSON array of the leads as the contract names them', async () => {
    const { stdout } = await list([lead(), plainLead], { format: 'json' }, { terminal: true });
    expect(stdout).toBe(`${JSON.stringify([lead(), plainLead], null, 2)}\n`);
  });

  it('is CSV with the columns of the export', async () => {
    const { stdout } = await list([plainLead], { format: 'csv' });
    expect(stdout).toBe(
      `${leadCsvColumns.join(',')}\r\n` +
        'FL-4TQ8WD,2026-11-19T08:00:00.000Z,won,Noor Saleh,1234567,,lose-weight,in-person,train-sf-downtown,/pricing,direct,,,,,,,,,2026-11-20T06:00:00.000Z,,none,\r\n',
    );
  });
});

it('the parsed options of list hold the filter, the limit and the format', () => {
  const usual = { status: 'all', forward: 'all', limit: 50 } as const;
  expect(toListOptions(collection, usual)).toEqual({ filter, limit: 50, format: 'auto' });
  const chosen = { status: 'lost', forward: 'dead', search: 'noor', from: '2026-11-01' } as const;
  const options = { filter: { ...chosen, to: null }, limit: 5, format: 'table' };
  expect(toListOptions(collection, { ...chosen, limit: 5, table: true })).toEqual(options);
  expect(toListOptions(collection, { ...usual, all: true }).limit).toBe(0);
  expect(() => toListOptions(collection, { ...usual, from: '2026-11-02', to: '2026-11-01' })).toThrow(
    '--from 2026-11-02 is after --to 2026-11-01: swap them, or leave one out.',
  );
});
