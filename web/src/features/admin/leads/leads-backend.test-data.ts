import type { Flow } from '@flow/sdk';
import { FlowError } from '@flow/sdk';
import type { Lead, LeadEvent, LeadFilter, LeadPage, LeadUpdate } from '@flow/sdk/contracts/lead';
import { vi } from 'vitest';
import type { ToastInput } from '../../toasts/toasts.store.ts';
import { memoryPlace } from '../list/list-place.test-data.ts';
import { trialsOf } from '../trials/trial-backend.test-data.ts';
import { leadEvent, noon } from './lead-rows.test-data.ts';
import { createLeads } from './leads.store.ts';

type LeadRequest = LeadFilter & { limit?: number; cursor?: string | null };

/** The leads before a backend that keeps what it is told, for tests. */
export function leadsOf(rows: Lead[], search = '') {
  const toasts: ToastInput[] = [];
  const files: { name: string; text: string }[] = [];
  const copied: string[] = [];
  const history: LeadEvent[] = [];
  const place = memoryPlace(search);
  let time = noon.getTime();
  let tick = () => {};

  const find = (key: string): Lead => {
    const lead = rows.find(({ id, reference }) => id === key || reference === key);
    if (!lead) throw new FlowError('not_found', 'There is no such lead.');
    return lead;
  };
  function change(id: string, changes: Partial<Lead>): Lead {
    const changed = { ...find(id), ...changes };
    rows[rows.findIndex((row) => row.id === id)] = changed;
    return changed;
  }
  const note = (event: Partial<LeadEvent>) =>
    history.unshift(leadEvent({ id: crypto.randomUUID(), ...event }));

  const backend = {
    page: vi.fn(async ({ cursor, limit = 100 }: LeadRequest): Promise<LeadPage> => {
      const start = Number(cursor ?? 0);
      const end = start + limit;
      return { items: rows.slice(start, end), next_cursor: end < rows.length ? String(end) : null };
    }),
    all: vi.fn(async function* (_: LeadFilter) {
      yield* rows;
    }),
    find: vi.fn(async (key: string) => find(key)),
    update: vi.fn(async (id: string, { status, note: body }: LeadUpdate): Promise<Lead> => {
      const { status: from, notes } = find(id);
      if (status) note({ details: { from, to: status } });
      if (body) note({ action: 'lead.add_note', details: {} });
      const written = {
        id: crypto.randomUUID(),
        body: body ?? '',
        author_email: 'admin@flow.example',
        created_at: '2026-11-21T08:00:00Z',
      };
      return change(id, {
        ...(status ? { status, first_contacted_at: status === 'new' ? null : '2026-11-21T08:00:00Z' } : {}),
        ...(body ? { notes: [...notes, written] } : {}),
      });
    }),
    retryForward: vi.fn(async (id: string): Promise<Lead> => {
      note({ action: 'lead.retry_forward', details: {} });
      return change(id, {
        forward_status: 'pending',
        forward_attempts: 0,
        next_forward_at: '2026-11-21T08:00:00Z',
      });
    }),
    history: vi.fn(async (_: string) => [...history]),
  };
  const invite = vi.fn(async ({ email, leadId }: { email: string; leadId?: string | undefined }) => {
    const client = { clientId: '55555555-5555-4555-8555-555555555555', email, invited: true };
    if (leadId) change(leadId, { client_id: client.clientId });
    note({ action: 'lead.link_client', details: { from: null, to: client.clientId } });
    return client;
  });

  const trials = trialsOf();
  const leads = createLeads({
    loadFlow: async () => ({ leads: backend, clients: { invite }, trials }) as unknown as Flow,
    showToast: (toast) => void toasts.push(toast),
    saveFile: (name, content) => void files.push({ name, text: String(content) }),
    copyText: async (text) => void copied.push(text),
    now: () => new Date(time),
    place,
    everyMinute: (callback) => {
      tick = callback;
      return () => {
        tick = () => {};
      };
    },
  });
  /** Lets minutes pass, as the browser's clock would. */
  function pass(minutes: number): void {
    time += minutes * 60_000;
    tick();
  }
  return { leads, list: leads.list, place, rows, backend, invite, trials, toasts, files, copied, pass };
}
