import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LeadFilter, leadCsvColumns } from '@flow/sdk/contracts/lead';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFakeFlow } from '../../testing/fake-flow.ts';
import { createFakeIo, type FakeIoSettings } from '../../testing/fake-io.ts';
import { lead, leads } from '../../testing/lead.ts';
import { type ExportOptions, runExport, toExportOptions } from '../export-rows.ts';
import { leads as collection } from './collection.ts';

const filter: LeadFilter = { status: 'all', forward: 'all', search: null, from: null, to: null };
const header = `${leadCsvColumns.join(',')}\r\n`;
const row =
  'FL-7K2M9Q,2026-11-21T06:40:00.000Z,new,Amal Haddad,050 123 4567,+971501234567,lose-weight,in-person,train-sf-downtown,/pricing,direct,google,cpc,autumn,/flow-online,,,,/,,,delivered,\r\n';

let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'flow-admin-export-'));
});
afterEach(() => rmSync(cwd, { recursive: true }));

async function save(options: Partial<ExportOptions<LeadFilter>>, rows = [lead()], io: FakeIoSettings = {}) {
  const fakeIo = createFakeIo(io);
  const flow = createFakeFlow({ leads: rows });
  // Half past midnight in Dubai, still the day before in UTC.
  const now = () => new Date('2026-11-20T20:30:00Z');
  await runExport(collection, { filter, force: false, ...options }, { io: fakeIo, flow, cwd, now });
  return { stdout: fakeIo.stdout, stderr: fakeIo.stderr, pages: flow.leadPages };
}

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
    const chosen: LeadFilter = { ...filter, status: 'won', search: 'amal' };
    const { stderr, pages } = await save({ filter: chosen, output: 'won.csv' }, leads(100), {
      terminal: true,
    });
    expect(pages).toEqual([chosen]);
    expect(stderr).toBe(
      '\r\u001b[2KFetching leads…\r\u001b[2KFetching leads… 100\r\u001b[2KWrote 100 leads to won.csv.\n',
    );
  });
});

it('the parsed options of an export of leads hold the filter, the place and whether to replace', () => {
  expect(
    toExportOptions(collection, {
      status: 'new',
      forward: 'all',
      to: '2026-11-30',
      output: 'x.csv',
      force: true,
    }),
  ).toEqual({
    filter: { status: 'new', forward: 'all', search: null, from: null, to: '2026-11-30' },
    output: 'x.csv',
    force: true,
  });
  expect(() => toExportOptions(collection, { status: 'all', forward: 'all', output: '' })).toThrow(
    "--output needs a file's name",
  );
});
