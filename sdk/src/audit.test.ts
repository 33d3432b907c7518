import { expect, it } from 'vitest';
import { type AuditEntry, auditEntrySchema } from './contracts/audit.ts';
import { auditCsv, auditCsvFileName } from './csv.ts';
import { openFakeBackend } from './fake-backend.fixture.ts';
import { auditTable, makeAuditEntries, makeAuditEntry } from './testing/index.ts';

const backend = openFakeBackend();
const signedIn = async () => (await backend.signedIn()).audit;

/** Answers from these lines, and records what the database was asked for. */
const serve = (rows: readonly AuditEntry[]) => backend.serveAndRecord(auditTable(rows), 'listAuditLog');

it('a page of the audit log is asked for with every filter, Dubai days as instants', async () => {
  const asked = serve([]);
  const audit = await signedIn();
  const days = { from: '2026-11-01', to: '2026-11-21' };
  await audit.page({ action: 'lead', actor: ' admin@flow.example ', subject: 'sub_1', ...days, limit: 50 });
  await audit.page();
  expect(asked).toEqual([
    {
      action: 'lead',
      actor: 'admin@flow.example',
      subject: 'sub_1',
      from: '2026-10-31T20:00:00.000Z',
      to: '2026-11-21T20:00:00.000Z',
      limit: 51,
      after: null,
    },
    { action: null, actor: null, subject: null, from: null, to: null, limit: 101, after: null },
  ]);
});

it('all lines keep the filter', async () => {
  const rows = makeAuditEntries(1_200);
  const asked = serve(rows);
  expect(await Array.fromAsync((await signedIn()).all({ action: 'subscription' }))).toEqual(rows);
  expect(asked).toMatchObject([{ limit: 1_000 }, { action: 'subscription', limit: 1_000 }]);
});

it('a filter without a name is refused before it is sent', async () => {
  const asked = serve([]);
  await expect((await signedIn()).page({ actor: ' ' })).rejects.toMatchObject({ code: 'invalid_input' });
  expect(asked).toEqual([]);
});

it('the fixtures fit their contract', () => {
  const rows = makeAuditEntries(3);
  expect(rows.map((row) => auditEntrySchema.parse(row))).toEqual(rows);
});

it('the audit log as CSV has its details in one cell', () => {
  expect(auditCsv([makeAuditEntry({ actor_id: null, actor_email: null, request_id: null })])).toBe(
    'occurred_at,actor_email,action,subject_id,details,request_id,actor_id,id\r\n' +
      '2026-11-21T10:00:00.000Z,,subscription.cancel,sub_1,"{""at_period_end"":true}",,,00000000-0000-4000-8000-0000000a0d17\r\n',
  );
  // Half past midnight in Dubai.
  expect(auditCsvFileName(new Date('2026-11-20T20:30:00Z'))).toBe('audit-2026-11-21.csv');
});
