import { makeClientProfile } from '@flow/sdk/testing';
import { describe, expect, it } from 'vitest';
import type { FakeIoSettings } from '../../testing/fake-io.ts';
import { lead } from '../../testing/lead.ts';
import { runCommand } from '../../testing/run-command.ts';
import { type InviteOptions, runInvite } from './run-invite.ts';

const invite = (options: Partial<InviteOptions> = {}, io: FakeIoSettings = {}) =>
  runCommand(
    (dependencies) =>
      runInvite({ email: 'noor@example.com', json: false, dryRun: false, ...options }, dependencies),
    { io, flow: { leads: [lead()], clients: [makeClientProfile()] } },
  );
const id = expect.stringMatching(/^[0-9a-f-]{36}$/);
const mailed = 'Invited noor@example.com: the link to choose a password is in the mail.\n';

describe('inviting a client', () => {
  it('says in a terminal that the mail is on its way', async () => {
    const { stdout, stderr, flow } = await invite(
      { firstName: 'Noor', lastName: 'Saleh' },
      { terminal: true },
    );
    expect({ stdout, stderr }).toEqual({ stdout: '', stderr: mailed });
    expect(flow.asked('invite-client')).toEqual([
      { email: 'noor@example.com', first_name: 'Noor', last_name: 'Saleh' },
    ]);
  });

  it('prints id, address and whether a mail was sent in a pipe', async () => {
    expect(await invite()).toMatchObject({
      stdout: expect.stringMatching(/^[0-9a-f-]{36}\tnoor@example\.com\tyes\n$/),
      stderr: mailed,
    });
  });

  it('prints the same as JSON', async () => {
    const { stdout } = await invite({ json: true }, { terminal: true });
    expect(JSON.parse(stdout)).toEqual({ client_id: id, email: 'noor@example.com', invited: true });
  });

  it('says when the address has an account, and no mail was sent', async () => {
    const { stdout, stderr, failure } = await invite({ email: 'client@flow.example' });
    expect(failure).toBeUndefined();
    expect(stdout).toBe(`${makeClientProfile().id}\tclient@flow.example\tno\n`);
    expect(stderr).toBe('client@flow.example has a confirmed account already: no mail was sent.\n');
  });

  it('with --dry-run says what it would do, and does nothing', async () => {
    const unconfirmed = makeClientProfile({ email: 'noor@example.com', confirmed: false });
    const says = async (email: string, clients = [makeClientProfile()]) => {
      const { stdout, stderr, flow } = await runCommand(
        (given) => runInvite({ email, json: true, dryRun: true }, given),
        { flow: { clients } },
      );
      expect({ stdout, invitations: flow.asked('invite-client') }).toEqual({ stdout: '', invitations: [] });
      return stderr;
    };
    expect(await says('noor@example.com')).toBe(
      'Would make an account for noor@example.com and mail the link to choose a password.\n',
    );
    expect(await says('client@flow.example')).toBe(
      'client@flow.example has a confirmed account already: no mail would be sent.\n',
    );
    expect(await says('noor@example.com', [unconfirmed])).toBe(
      'noor@example.com has an account that is not confirmed yet: would mail the link again.\n',
    );
    expect((await invite({ lead: 'FL-ZZZZZZ', dryRun: true })).failure).toMatchObject({ code: 'not_found' });
  });

  it('links the lead of a reference, and the one of an id without asking for it', async () => {
    const byReference = await invite({ lead: 'FL-7K2M9Q' });
    expect(byReference.flow.asked('get_lead')).toEqual([{ _key: 'FL-7K2M9Q' }]);
    expect(byReference.flow.asked('invite-client')).toMatchObject([{ lead_id: lead().id }]);
    const byId = await invite({ lead: lead().id });
    expect(byId.flow.asked('get_lead')).toEqual([]);
    expect(byId.flow.asked('invite-client')).toMatchObject([{ lead_id: lead().id }]);
  });

  it('invites nobody when there is no such lead', async () => {
    const { failure, flow } = await invite({ lead: 'FL-ZZZZZZ' });
    expect(failure).toMatchObject({ code: 'not_found' });
    expect(flow.asked('invite-client')).toEqual([]);
  });
});
