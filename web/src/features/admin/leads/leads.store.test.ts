import { FlowError } from '@flow/sdk';
import type { Lead, LeadPage } from '@flow/sdk/contracts/lead';
import { describe, expect, test } from 'vitest';
import { leadRow, leadRows } from './lead-rows.test-data.ts';
import { heldBack, leadsOf } from './leads-backend.test-data.ts';

const everything = { status: 'all', forward: 'all', from: null, to: null, search: null };

describe('the list', () => {
  test('asks for a hundred leads of every kind', async () => {
    const { leads, backend, rows } = leadsOf(leadRows(3));
    expect(leads.state.listing).toBe('loading');
    await leads.load();
    expect(backend.page).toHaveBeenCalledExactlyOnceWith({ ...everything, limit: 100, cursor: null });
    expect(leads.state.listing).toBe('ready');
    expect(leads.state.items).toEqual(rows);
  });

  test('says why it could not be loaded, and can be loaded again', async () => {
    const { leads, backend, toasts } = leadsOf(leadRows(3));
    backend.page.mockRejectedValueOnce(new FlowError('server', 'The database is resting.'));
    await leads.load();
    expect(leads.state.listing).toBe('failed');
    expect(toasts).toEqual([
      { title: 'Failed to load', description: 'The database is resting.', variant: 'destructive' },
    ]);
    await leads.load();
    expect(leads.state.items).toHaveLength(3);
  });

  test('grows by a hundred until all are there', async () => {
    const { leads } = leadsOf(leadRows(250));
    await leads.load();
    await leads.loadMore();
    expect([leads.state.items.length, leads.state.nextCursor]).toEqual([200, '200']);
    await leads.loadMore();
    expect([leads.state.items.length, leads.state.nextCursor]).toEqual([250, null]);
  });
});

describe('filters', () => {
  test('are asked for when they are applied, the search without its spaces', async () => {
    const { leads, backend } = leadsOf(leadRows(3));
    leads.editFilter('status', 'new');
    leads.editFilter('forward', 'dead');
    leads.editFilter('from', '2026-11-01');
    leads.editFilter('to', '2026-11-21');
    leads.editFilter('search', ' layla ');
    expect(backend.page).not.toHaveBeenCalled();
    await leads.apply();
    expect(backend.page.mock.lastCall?.[0]).toMatchObject({
      status: 'new',
      forward: 'dead',
      from: '2026-11-01',
      to: '2026-11-21',
      search: 'layla',
    });
  });

  test('an answer to filters that were changed meanwhile is dropped', async () => {
    const { leads, backend } = leadsOf(leadRows(3));
    const { answer, give } = heldBack<LeadPage>();
    backend.page.mockReturnValueOnce(answer);
    const slow = leads.load();
    await leads.apply();
    give({ items: [leadRow({ name: 'Somebody else' })], next_cursor: null });
    await slow;
    expect(leads.state.items.map(({ name }) => name)).not.toContain('Somebody else');
  });

  test('looking for a reference forgets the other filters and closes what is open', async () => {
    const { leads, backend, rows } = leadsOf(leadRows(3));
    await leads.load();
    leads.editFilter('status', 'lost');
    await leads.sheet.open(rows[0] as Lead);
    await leads.searchFor('FL-000002');
    expect(backend.page.mock.lastCall?.[0]).toMatchObject({ ...everything, search: 'FL-000002' });
    expect(leads.state.filters.search).toBe('FL-000002');
    expect(leads.sheet.state.lead).toBeNull();
  });
});

describe('the export', () => {
  test('holds every lead that matches, in their order, however many are on the screen', async () => {
    const { leads, backend, files } = leadsOf(leadRows(150));
    await leads.load();
    leads.editFilter('status', 'new');
    await leads.apply();
    await leads.exportCsv();
    expect(backend.all).toHaveBeenCalledExactlyOnceWith({ ...everything, status: 'new' });
    const [file] = files;
    expect(file?.name).toBe('leads-2026-11-21.csv');
    const lines = file?.text.trimEnd().split('\r\n') ?? [];
    expect(lines).toHaveLength(151);
    expect(lines[1]).toContain('FL-000000');
    expect(lines[150]).toContain('FL-000149');
  });

  test('that fails says so and saves nothing', async () => {
    const { leads, backend, files, toasts } = leadsOf(leadRows(1));
    backend.all.mockImplementationOnce(() => {
      throw new FlowError('timeout', '');
    });
    await leads.exportCsv();
    expect(files).toEqual([]);
    expect(toasts[0]).toMatchObject({ title: 'Export failed', description: 'Please try again.' });
    expect(leads.state.exporting).toBe(false);
  });
});

describe('the clock', () => {
  test('moves on every minute until it is stopped', () => {
    const { leads, pass } = leadsOf([]);
    const start = leads.state.now;
    const stop = leads.startClock();
    pass(1);
    pass(1);
    expect(leads.state.now - start).toBe(120_000);
    stop();
    pass(1);
    expect(leads.state.now - start).toBe(120_000);
  });
});
