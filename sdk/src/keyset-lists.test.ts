import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { AssistantQuestion } from './contracts/assistant.ts';
import type { AuditEntry } from './contracts/audit.ts';
import type { ClientProfile } from './contracts/client.ts';
import type { RowKey } from './contracts/keyset-cursor.ts';
import type { Lead } from './contracts/lead.ts';
import type { Flow } from './create-flow.ts';
import { openFakeBackend, url } from './fake-backend.fixture.ts';
import { clientRowOf } from './testing/client-table.ts';
import {
  assistantTable,
  auditTable,
  clientTable,
  leadTable,
  makeAssistantQuestions,
  makeAuditEntries,
  makeClientProfiles,
  makeLeads,
} from './testing/index.ts';

const { server, signedIn, serveAndRecord } = openFakeBackend();

interface List {
  service: (flow: Flow) => Flow['leads'] | Flow['assistant'] | Flow['audit'] | Flow['clients'];
  procedure: string;
  /** The column that the list is ordered by. */
  instant: string;
  /** Rows of the table, newest first. */
  make(count: number): { id: string }[];
  serve(rows: readonly { id: string }[]): { limit: number; after: RowKey | null }[];
  /** A row of the table as the list has it. */
  shown?(row: { id: string }): { id: string };
}

const lists: Record<string, List> = {
  leads: {
    service: ({ leads }) => leads,
    procedure: 'list_leads',
    instant: 'received_at',
    make: makeLeads,
    serve: (rows) => serveAndRecord(leadTable(rows as Lead[]), 'listLeads'),
  },
  'questions to the assistant': {
    service: ({ assistant }) => assistant,
    procedure: 'list_assistant_questions',
    instant: 'asked_at',
    make: makeAssistantQuestions,
    serve: (rows) => serveAndRecord(assistantTable(rows as AssistantQuestion[]), 'listAssistantQuestions'),
  },
  'the audit log': {
    service: ({ audit }) => audit,
    procedure: 'list_audit_log',
    instant: 'occurred_at',
    make: makeAuditEntries,
    serve: (rows) => serveAndRecord(auditTable(rows as AuditEntry[]), 'listAuditLog'),
  },
  clients: {
    service: ({ clients }) => clients,
    procedure: 'list_clients',
    instant: 'created_at',
    make: makeClientProfiles,
    serve: (rows) => serveAndRecord(clientTable(rows as ClientProfile[]), 'listClients'),
    shown: (row) => clientRowOf(row as ClientProfile),
  },
};

describe.each(Object.entries(lists))('a list of %s', (_name, list) => {
  const { make, serve, procedure, instant, shown = (row) => row } = list;
  const open = async () => list.service(await signedIn());

  it('has pages, newest first, each with where the next begins', async () => {
    const rows = make(5);
    serve(rows.toReversed());
    const service = await open();
    const first = await service.page({ limit: 3 });
    expect(first.items).toEqual(rows.slice(0, 3).map(shown));
    const second = await service.page({ limit: 3, cursor: first.next_cursor });
    expect(second).toEqual({ items: rows.slice(3).map(shown), next_cursor: null });
  });

  it.each(['2026-11-21T10:00:00.000001+00:00', '2026-11-21 10:00:00.000001+00'])(
    'continues after the last row’s microseconds, as a millisecond may hold several: %s',
    async (last) => {
      const instants = ['2026-11-21T10:00:00.000002+00:00', last, '2026-11-21T10:00:00+00:00'];
      const rows = make(3).map((row, index) => ({ ...shown(row), [instant]: instants[index] }));
      let asked: Record<string, unknown> = {};
      server.use(
        http.post(`${url}/rest/v1/rpc/${procedure}`, async ({ request }) => {
          asked = (await request.json()) as typeof asked;
          return HttpResponse.json(asked._after_id ? [] : rows);
        }),
      );
      const service = await open();
      const { items, next_cursor } = await service.page({ limit: 2 });
      const normalised = { [instant]: '2026-11-21T10:00:00.000Z' };
      expect(items).toMatchObject([normalised, normalised]);
      await service.page({ limit: 2, cursor: next_cursor });
      expect(asked).toMatchObject({ _limit: 3, [`_after_${instant}`]: last, _after_id: rows[1]?.id });
      expect(asked).not.toHaveProperty('_search');
    },
  );

  it('is followed through every batch, in order, each row once', async () => {
    const rows = make(2_100);
    const asked = serve(rows);
    expect(await Array.fromAsync<object>((await open()).all())).toEqual(rows.map(shown));
    expect(asked.map(({ limit }) => limit)).toEqual([1_000, 1_000, 1_000]);
  });
});

// All of them are made of the same parts: for these one stands for all.
describe('a list by keys', () => {
  const serve = (rows: readonly Lead[]) => serveAndRecord(leadTable(rows), 'listLeads');
  const open = async () => (await signedIn()).leads;

  it('ends with a page that is just full', async () => {
    serve(makeLeads(3));
    expect((await (await open()).page({ limit: 3 })).next_cursor).toBeNull();
  });

  it('has pages of a hundred rows unless asked otherwise, and of a thousand in two requests', async () => {
    const asked = serve(makeLeads(1_200));
    const service = await open();
    expect((await service.page()).items).toHaveLength(100);
    const { items, next_cursor } = await service.page({ limit: 1_000 });
    expect(items).toHaveLength(1_000);
    expect(next_cursor).not.toBeNull();
    expect(asked.map(({ limit }) => limit)).toEqual([101, 1_000, 1]);
  });

  it('ends with an error where the backend does not go on', async () => {
    const rows = makeLeads(1_000);
    server.use(http.post(`${url}/rest/v1/rpc/list_leads`, () => HttpResponse.json(rows)));
    const failure = { name: 'FlowError', code: 'invalid_response' };
    await expect((await open()).all().toArray()).rejects.toMatchObject(failure);
  });

  it('is read page by page, or as an array up to a maximum', async () => {
    const rows = makeLeads(1_200);
    const asked = serve(rows);
    const service = await open();
    const pages = await Array.fromAsync<object[]>(service.all().pages());
    expect(pages.map(({ length }) => length)).toEqual([1_000, 200]);
    expect(await service.all().toArray({ max: 3 })).toEqual(rows.slice(0, 3));
    expect(asked.map(({ limit }) => limit)).toEqual([1_000, 1_000, 3]);
  });

  it('is fetched only as far as it is read', async () => {
    const rows = makeLeads(1_500);
    const asked = serve(rows);
    expect(await (await open()).all().next()).toMatchObject({ value: { id: rows[0]?.id } });
    expect(asked).toHaveLength(1);
  });
});
