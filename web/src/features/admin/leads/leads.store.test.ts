import { expect, test } from 'vitest';
import { leadRows, referenceOf } from './lead-rows.test-data.ts';
import { leadsOf } from './leads-backend.test-data.ts';

test('the filters are asked for as the function takes them', async () => {
  const { list, backend, rows } = leadsOf(leadRows(3));
  await list.load();
  const everything = { status: 'all', forward: 'all', from: null, to: null, search: null };
  expect(backend.page).toHaveBeenCalledExactlyOnceWith({ ...everything, limit: 100, cursor: null });
  expect(list.state.items).toEqual(rows);
  const filters = { status: 'new', forward: 'dead', from: '2026-11-01', to: '2026-11-21', search: 'layla' };
  await list.show(filters as Parameters<typeof list.show>[0]);
  expect(backend.page.mock.lastCall?.[0]).toMatchObject(filters);
});

test('the export holds every lead that matches, in their order, however many are on the screen', async () => {
  const { list, backend, files } = leadsOf(leadRows(150));
  await list.show({ status: 'new' });
  await list.exportCsv();
  expect(backend.all).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 'new' }));
  const [file] = files;
  expect(file?.name).toBe('leads-2026-11-21.csv');
  const lines = String(file?.content).trimEnd().split('\r\n');
  expect(lines).toHaveLength(151);
  expect(lines[1]).toContain(referenceOf(0));
  expect(lines[150]).toContain(referenceOf(149));
});

test('the clock moves on every minute until it is stopped', () => {
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
