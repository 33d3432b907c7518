import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientCsvColumns } from '@flow/sdk/contracts/client';
import { makeClientProfile } from '@flow/sdk/testing';
import { expect, it } from 'vitest';
import { exportOf } from '../../testing/run-command.ts';
import { scratchDirectory } from '../../testing/scratch-directory.ts';
import { clients } from './collection.ts';

const save = exportOf(clients, { search: null });
const flow = { clients: [makeClientProfile()] };

it('an export of clients is a file named after the Dubai day that holds every client', async () => {
  const cwd = scratchDirectory();
  const { stderr } = await save({}, { cwd, flow, now: '2026-11-20T20:30:00Z' });
  expect(readdirSync(cwd)).toEqual(['clients-2026-11-21.csv']);
  const lines = readFileSync(join(cwd, 'clients-2026-11-21.csv'), 'utf8').split('\r\n');
  expect(lines[0]).toBe(clientCsvColumns.join(','));
  expect(lines[1]).toContain('client@flow.example');
  expect(lines).toHaveLength(3);
  expect(stderr).toBe('Wrote 1 client to clients-2026-11-21.csv.\n');
});

it('an export of clients hands the search on', async () => {
  const { stdout, flow: backend } = await save({ filter: { search: 'layla' }, output: '-' }, { flow });
  expect(stdout).toMatch(/^id,email,/);
  expect(backend.asked('list_clients')).toEqual([{ _search: 'layla', _limit: 1_000 }]);
});
