import { clientCsvColumns } from '@flow/sdk/contracts/client';
import { makeClientProfile } from '@flow/sdk/testing';
import { describe, expect, it } from 'vitest';
import { listOf } from '../../testing/run-command.ts';
import { clients } from './collection.ts';

const unknown = makeClientProfile({
  id: '00000000-0000-4000-8000-0000000000c2',
  email: 'noor@example.com',
  first_name: null,
  last_name: null,
  phone: null,
  created_at: '2026-10-31T10:00:00.000Z',
  last_sign_in_at: null,
  confirmed: false,
  subscriptions: [],
});

const list = listOf(clients, { search: null }, { clients: [makeClientProfile(), unknown] });

describe('a list of clients', () => {
  it('is a table with Dubai times in a terminal, and dashes for what is absent', async () => {
    const { stdout, stderr } = await list({}, { io: { terminal: true } });
    expect(stdout.split('\n')).toEqual([
      'Email                Name          Phone          Subscription  Forms to do  Confirmed  Joined              Last sign-in        Client',
      'client@flow.example  Layla Haddad  +971501234567  active        0            yes        1 Nov 2026, 14:00   20 Nov 2026, 10:30  0f3c0d8e-6f3e-4f0a-8c5b-0d6f8a1b0002',
      'noor@example.com     -             -              none          0            no         31 Oct 2026, 14:00  -                   00000000-0000-4000-8000-0000000000c2',
      '',
    ]);
    expect(stderr).toBe('');
  });

  it('keeps the address and the id when the terminal is narrow', async () => {
    const { stdout, stderr } = await list({}, { io: { terminal: true, width: 60 } });
    expect(stdout.split('\n')[0]).toBe('Email                Client');
    expect(stderr).toContain('Not shown for want of width: Name, Phone, Subscription');
  });

  it('is tab-separated rows in a pipe, the address first', async () => {
    const { stdout } = await list();
    expect(stdout).toBe(
      'client@flow.example\tLayla Haddad\t+971501234567\tactive\t0\tyes\t2026-11-01T10:00:00.000Z\t2026-11-20T06:30:00.000Z\t0f3c0d8e-6f3e-4f0a-8c5b-0d6f8a1b0002\n' +
        'noor@example.com\t\t\tnone\t0\tno\t2026-10-31T10:00:00.000Z\t\t00000000-0000-4000-8000-0000000000c2\n',
    );
  });

  it('is JSON as the contract names it, or CSV', async () => {
    const json = await list({ format: 'json' });
    expect(JSON.parse(json.stdout)).toMatchObject([
      { email: 'client@flow.example', subscription_status: 'active', confirmed: true },
      { email: 'noor@example.com', subscription_status: 'none', confirmed: false },
    ]);
    const csv = await list({ format: 'csv' });
    expect(csv.stdout.split('\r\n')).toHaveLength(4);
    expect(csv.stdout).toMatch(new RegExp(`^${clientCsvColumns.join(',')}\r\n`));
  });
});
