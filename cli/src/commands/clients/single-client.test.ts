import type { FormAssignment } from '@flow/sdk/contracts/form-assignment';
import { makeAssignment, makeClientProfile } from '@flow/sdk/testing';
import { describe, expect, it } from 'vitest';
import type { FakeIoSettings } from '../../testing/fake-io.ts';
import { runCommand } from '../../testing/run-command.ts';
import { runShow, type ShowOptions } from '../show-one.ts';
import { singleClient } from './single-client.ts';

const goals = { slug: 'goal-setting', title: 'Goal setting', description: '' };
const event = (number: number) => ({
  id: `00000000-0000-4000-8000-0000000000${number}`,
  occurred_at: '2026-11-20T10:00:00.000Z',
  actor_email: number === 10 ? null : 'admin@flow.example',
  action: 'form.assign',
  subject_id: null,
  details: {},
});
const profile = makeClientProfile({
  phone: null,
  invited_at: '2026-11-01T10:00:00.000Z',
  leads: [
    {
      id: '00000000-0000-4000-8000-0000000000b1',
      reference: 'FL-7K2M9Q',
      status: 'won',
      received_at: '2026-10-31T06:40:00.000Z',
      fitness_goal: 'lose-weight',
      training_type: 'online',
      training_location: 'not-sure',
      phone: '050 123 4567',
    },
  ],
  notes: [
    {
      id: '00000000-0000-4000-8000-0000000000d1',
      body: 'Prefers\nmornings.\u001b[2J',
      author_email: null,
      created_at: '2026-11-02T06:00:00.000Z',
    },
  ],
  history: Array.from({ length: 12 }, (_, index) => event(10 + index)),
});

const given = [
  makeAssignment({ due_date: '2026-11-28T10:00:00.000Z' }),
  makeAssignment({ due_date: '2026-11-20T10:00:00.000Z', forms_registry: goals }),
  makeAssignment({ status: 'completed', completed_at: '2026-11-19T10:00:00.000Z', forms_registry: goals }),
];

const show = (
  options: Partial<ShowOptions> = {},
  io: FakeIoSettings = {},
  clients = [profile],
  assignments: FormAssignment[] = [],
) =>
  runCommand(
    (dependencies) =>
      runShow(singleClient, { key: 'client@flow.example', json: false, ...options }, dependencies),
    { io, flow: { clients, formAssignments: () => assignments } },
  );

describe('a client', () => {
  it('is shown with all that belongs to them in a terminal', async () => {
    const { stdout, stderr } = await show({}, { terminal: true }, [profile], given);
    expect(stdout.split('\n')).toEqual([
      'Email         client@flow.example',
      'Name          Layla Haddad',
      'Phone         -',
      'Joined        1 Nov 2026, 14:00',
      'Confirmed     yes',
      'Invited       1 Nov 2026, 14:00',
      'Last sign-in  20 Nov 2026, 10:30',
      'Client        0f3c0d8e-6f3e-4f0a-8c5b-0d6f8a1b0002',
      '',
      'Subscriptions',
      '  active, Online Monthly, until 8 Dec 2026, sub_0001',
      '',
      'Forms',
      '  sleep-diary, pending, due 28 Nov 2026',
      '  goal-setting, overdue, due 20 Nov 2026',
      '  goal-setting, completed, 19 Nov 2026',
      '',
      'Leads',
      '  FL-7K2M9Q, won, 31 Oct 2026, 10:40',
      '',
      'Notes',
      '  2 Nov 2026, 10:00, somebody: Prefers mornings. [2J',
      '',
      'History',
      '  20 Nov 2026, 14:00  form.assign  the system',
      ...Array.from({ length: 9 }, () => '  20 Nov 2026, 14:00  form.assign  admin@flow.example'),
      '  and 2 more: --json has them',
      '',
    ]);
    expect(stderr).toBe('');
  });

  it('is the account alone when nothing belongs to them', async () => {
    const bare = makeClientProfile({ subscriptions: [] });
    expect((await show({}, { terminal: true }, [bare])).stdout.split('\n')).toHaveLength(9);
  });

  it('is a field a line in a pipe', async () => {
    expect((await show()).stdout.split('\n')).toEqual([
      'id\t0f3c0d8e-6f3e-4f0a-8c5b-0d6f8a1b0002',
      'email\tclient@flow.example',
      'first_name\tLayla',
      'last_name\tHaddad',
      'phone\t',
      'created_at\t2026-11-01T10:00:00.000Z',
      'confirmed\tyes',
      'invited_at\t2026-11-01T10:00:00.000Z',
      'last_sign_in_at\t2026-11-20T06:30:00.000Z',
      '',
    ]);
  });

  it('is everything as JSON, read by id without a search', async () => {
    const { stdout, flow } = await show({ key: profile.id, json: true });
    expect(JSON.parse(stdout)).toEqual({ ...profile, assignments: [] });
    expect(stdout).toMatch(/^\{\n {2}"id": .*\n\}\n$/s);
    expect(flow.asked('list_clients')).toEqual([]);
  });

  it('is an error when there is none', async () => {
    expect((await show({ key: 'a@b.c' })).failure).toMatchObject({ name: 'Failure' });
    const id = '00000000-0000-4000-8000-0000000000ff';
    expect((await show({ key: id })).failure).toMatchObject({ code: 'not_found' });
  });
});
