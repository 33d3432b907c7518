import { describe, expect, it } from 'vitest';
import type { FakeIoSettings } from '../../testing/fake-io.ts';
import { runCommand } from '../../testing/run-command.ts';
import { subscription } from '../../testing/subscription.ts';
import { runShow, type ShowOptions } from '../show-one.ts';
import { singleSubscription } from './single-subscription.ts';

const show = (options: Partial<ShowOptions> = {}, io: FakeIoSettings = {}) =>
  runCommand(
    (dependencies) => runShow(singleSubscription, { key: 'sub_1', json: false, ...options }, dependencies),
    { io, flow: { subscriptions: [subscription()] } },
  );

describe('a subscription', () => {
  it('is read by its id, and shown for a person in a terminal', async () => {
    const { stdout, stderr, flow } = await show({}, { terminal: true });
    expect(stdout).toMatch(/^Email {9}amal@example\.com\n(.*\n)*Subscription {2}sub_1\n$/);
    expect(stderr).toBe('');
    expect(flow.requests).toEqual([{ name: 'get_subscription', body: { _id: 'sub_1' } }]);
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
