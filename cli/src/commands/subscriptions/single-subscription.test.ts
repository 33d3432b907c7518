import { makeDispute, makeTrialNotice } from '@flow/sdk/testing';
import { describe, expect, it } from 'vitest';
import type { FakeIoSettings } from '../../testing/fake-io.ts';
import { runCommand } from '../../testing/run-command.ts';
import { subscription } from '../../testing/subscription.ts';
import { runShow, type ShowOptions } from '../show-one.ts';
import { singleSubscription } from './single-subscription.ts';

const show = (options: Partial<ShowOptions> = {}, io: FakeIoSettings = {}, row = subscription()) =>
  runCommand(
    (dependencies) => runShow(singleSubscription, { key: 'sub_1', json: false, ...options }, dependencies),
    { io, flow: { subscriptions: [row] } },
  );

describe('a subscription', () => {
  it('is read by its id, and shown for a person in a terminal', async () => {
    const { stdout, stderr, flow } = await show({}, { terminal: true });
    expect(stdout).toMatch(/^Email {9}amal@example\.com\n(.*\n)*Subscription {2}sub_1\n$/);
    expect(stderr).toBe('');
    expect(flow.requests).toEqual([{ name: 'get_subscription', body: { _id: 'sub_1' } }]);
  });

  it('has its open disputes and what was said of its trial', async () => {
    const row = subscription({
      open_disputes: [makeDispute()],
      trial_notices: [
        makeTrialNotice(),
        makeTrialNotice({ status: 'refused', sent_at: null, reason: 'Full' }),
      ],
    });
    const { stdout } = await show({}, { terminal: true }, row);
    expect(stdout).toContain(
      [
        'Dispute       AED 999, fraudulent, needs response, answer by 27 Nov 2026, 14:00, du_0001',
        'Trial end     told three days before, 5 Nov 2026, 14:02',
        'Trial end     not told three days before: Full',
      ].join('\n'),
    );
    const { stdout: json } = await show({ json: true }, {}, row);
    expect(JSON.parse(json)).toMatchObject({ open_disputes: [{ id: 'du_0001' }], trial_notices: [{}, {}] });
  });

  it('is the row of the list in a pipe', async () => {
    expect((await show()).stdout).toMatch(
      /^amal@example\.com\tAmal Haddad\tOnline monthly\tactive\t.*\tsub_1\tno\n$/,
    );
  });

  it('is an object as JSON', async () => {
    expect((await show({ json: true })).stdout).toBe(`${JSON.stringify(subscription(), null, 2)}\n`);
  });

  it('is an error when there is none, which says where the ids are', async () => {
    expect((await show({ key: 'sub_9' })).failure).toMatchObject({
      message: 'There is no subscription sub_9: "flow-admin subscriptions list" shows the ids.',
    });
  });
});
