import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LeadFilter, leadCsvColumns } from '@flow/sdk/contracts/lead';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FakeIoSettings } from '../../testing/fake-io.ts';
import { lead, leads } from '../../testing/lead.ts';
import { exportOf } from '../../testing/run-command.ts';
import { scratchDirectory } from '../../testing/scratch-directory.ts';
import { type ExportOptions, toExportOptions } from '../export-rows.ts';
import { leads as collection } from './collection.ts';

const filter: LeadFilter = { status: 'all', forward: 'all', search: null, from: null, to: null };
const header = `${leadCsvColumns.join(',')}\r\n`;
const row =
  'FL-7K2M9Q,2026-11-21T06:40:00.000Z,new,Amal Haddad,050 123 4567,+971501234567,lose-weight,in-person,train-sf-downtown,/pricing,direct,google,cpc,autumn,/flow-online,,,,/,,,delivered,\r\n';

let cwd: string;
beforeEach(() => {
  cwd = scratchDirectory();
});

const save = (options: Partial<ExportOptions<LeadFilter>>, rows = [lead()], io?: FakeIoSettings) => {
  // Half past midnight in Dubai, still the day before in UTC.
  const now = '2026-11-20T20:30:00Z';
  return exportOf(collection, filter)(options, { cwd, now, io, flow: { leads: rows } });
};

describe('an export of leads', () => {
  it('is a file named after the Dubai day that holds every lead', async () => {
    const { stdout, stderr } = await save({});
    expect(readdirSync(cwd)).toEqual(['leads-2026-11-21.csv']);
    expect(readFileSync(join(cwd, 'leads-2026-11-21.csv'), 'utf8')).toBe(header + row);
    expect(stdout).toBe('');
    expect(stderr).toBe('Wrote 1 lead to leads-2026-11-21.csv.\n');
  });

  it('to - is the CSV on stdout and nothing else anywhere', async () => {
    expect(await save({ output: '-' })).toMatchObject({ stdout: header + row, stderr: '' });
    expect(readdirSync(cwd)).toEqual([]);
  });

  it('hands the filter on, and counts in a terminal', async () => {
    const chosen: LeadFilter = { ...filter, status: 'won', search: 'lead' };
    const { stderr, flow } = await save(
      { filter: chosen, output: 'won.csv' },
      leads(100, { status: 'won' }),
      {
        terminal: true,
      },
    );
    expect(flow.asked('list_leads')).toEqual([
      { _status: 'won', _forward: 'all', _search: 'lead', _limit: 1_000 },
    ]);
    expect(stderr).toBe(
      '\r\u001b[2KFetching leads…\r\u001b[2KFetching leads… 100\r\u001b[2KWrote 100 leads to won.csv.\n',
    );
  });
});

it('the parsed options of an export of leads hold the filter, the place and whether to replace', () => {
  const chosen = { status: 'new', forward: 'all', to: '2026-11-30' } as const;
  const place = { output: 'x.csv', force: true } as const;
  const options = { filter: { ...chosen, search: null, from: null }, ...place };
  expect(toExportOptions(collection, { ...chosen, ...place })).toEqual(options);
  expect(() => toExportOptions(collection, { status: 'all', forward: 'all', output: '' })).toThrow(
    "--output needs a file's name",
  );
});
