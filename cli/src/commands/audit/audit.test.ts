import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AuditFilter, auditCsvColumns } from '@flow/sdk/contracts/audit';
import { makeAuditEntry } from '@flow/sdk/testing';
import { describe, expect, it } from 'vitest';
import type { FakeIoSettings } from '../../testing/fake-io.ts';
import { exportOf, listOf } from '../../testing/run-command.ts';
import { scratchDirectory } from '../../testing/scratch-directory.ts';
import { type ListOptions, toListOptions } from '../list-rows.ts';
import { auditEntries } from './collection.ts';

const filter: AuditFilter = { action: null, actor: null, subject: null, from: null, to: null };
const flow = {
  auditEntries: [
    makeAuditEntry({
      action: 'lead.set_status',
      subject_id: 'FL-7K2M9Q',
      details: { from: 'new', to: 'won' },
    }),
    makeAuditEntry({ actor_email: null, details: {}, request_id: null }),
  ],
};
const list = (options: Partial<ListOptions<AuditFilter>> = {}, io: FakeIoSettings = {}) =>
  listOf(auditEntries, filter, flow)(options, { io });

describe('a list of the audit log', () => {
  it('is a table with Dubai times in a terminal', async () => {
    const { stdout } = await list({}, { terminal: true });
    expect(stdout.split('\n')).toEqual([
      'Done                Actor               Action               Subject    Details          Request',
      '21 Nov 2026, 14:00  admin@flow.example  lead.set_status      FL-7K2M9Q  from=new to=won  request-1',
      '21 Nov 2026, 14:00  -                   subscription.cancel  sub_1      -                -',
      '',
    ]);
  });

  it('is tab-separated rows in a pipe, or JSON as the contract names it', async () => {
    expect((await list()).stdout.split('\n')[0]).toBe(
      '2026-11-21T10:00:00.000Z\tadmin@flow.example\tlead.set_status\tFL-7K2M9Q\tfrom=new to=won\trequest-1',
    );
    expect(JSON.parse((await list({ format: 'json' })).stdout)[0]).toMatchObject({
      details: { from: 'new', to: 'won' },
    });
  });

  it('is asked for with its filter', async () => {
    const parsed = { action: 'lead', actor: 'a@b.c', from: '2026-11-01', limit: 5 };
    const options = toListOptions(auditEntries, parsed);
    expect(options.filter).toEqual({
      action: 'lead',
      actor: 'a@b.c',
      subject: null,
      from: '2026-11-01',
      to: null,
    });
    expect((await list(options)).flow.asked('list_audit_log')).toEqual([
      { _action: 'lead', _actor: 'a@b.c', _from: '2026-10-31T20:00:00.000Z', _limit: 6 },
    ]);
  });
});

it('an export of the audit log is a file named after the Dubai day', async () => {
  const cwd = scratchDirectory();
  const { stderr } = await exportOf(auditEntries, filter)({}, { cwd, flow, now: '2026-11-20T20:30:00Z' });
  expect(readdirSync(cwd)).toEqual(['audit-2026-11-21.csv']);
  const text = readFileSync(join(cwd, 'audit-2026-11-21.csv'), 'utf8');
  expect(text).toMatch(new RegExp(`^${auditCsvColumns.join(',')}\r\n`));
  expect(stderr).toBe('Wrote 2 entries to audit-2026-11-21.csv.\n');
});
