import type { Lead } from '@flow/sdk/contracts/lead';
import { describe, expect, test } from 'vitest';
import { leadRows, referenceOf } from './lead-rows.test-data.ts';
import { leadsOf } from './leads-backend.test-data.ts';

const everything = { status: 'all', forward: 'all', from: null, to: null, search: null };

describe('the list', () => {
  test('asks for a hundred leads of every kind', async () => {
    const { list, backend, rows } = leadsOf(leadRows(3));
    expect(list.state.listing).toBe('loading');
    await list.load();
    expect(backend.page).toHaveBeenCalledExactlyOnceWith({ ...everything, limit: 100, cursor: null });
    expect(list.state.listing).toBe('ready');
    expect(list.state.items).toEqual(rows);
  });
});

describe('filters', () => {
  test('are asked for when they are applied, the search without its spaces', async () => {
    const { list, backend } = leadsOf(leadRows(3));
    list.editFilter('status', 'new');
    list.editFilter('forward', 'dead');
    list.editFilter('from', '2026-11-01');
    list.editFilter('to', '2026-11-21');
    list.editFilter('search', ' layla ');
    expect(backend.page).not.toHaveBeenCalled();
    await list.apply();
    expect(backend.page.mock.lastCall?.[0]).toMatchObject({
      status: 'new',
      forward: 'dead',
      from: '2026-11-01',
      to: '2026-11-21',
      search: 'layla',
    });
  });

  test('looking for a reference forgets the other filters and closes what is open', async () => {
    const { list, backend, rows } = leadsOf(leadRows(3));
    await list.load();
    list.editFilter('status', 'lost');
    await list.open(rows[0] as Lead);
    await list.show({ search: referenceOf(2) });
    expect(backend.page.mock.lastCall?.[0]).toMatchObject({ ...everything, search: referenceOf(2) });
    expect(list.state.filters.search).toBe(referenceOf(2));
    expect(list.state.open).toBeNull();
  });
});

describe('the export', () => {
  test('holds every lead that matches, in their order, however many are on the screen', async () => {
    const { list, backend, files } = leadsOf(leadRows(150));
    await list.load();
    list.editFilter('status', 'new');
    await list.apply();
    await list.exportCsv();
    expect(backend.all).toHaveBeenCalledExactlyOnceWith({ ...everything, status: 'new' });
    const [file] = files;
    expect(file?.name).toBe('leads-2026-11-21.csv');
    const lines = file?.text.trimEnd().split('\r\n') ?? [];
    expect(lines).toHaveLength(151);
    expect(lines[1]).toContain(referenceOf(0));
    expect(lines[150]).toContain(referenceOf(149));
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
