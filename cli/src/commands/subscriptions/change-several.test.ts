import { FlowError } from '@flow/sdk';
import { expect, it } from 'vitest';
import { exitCodes } from '../../exit-codes.ts';
import { createFakeIo } from '../../testing/fake-io.ts';
import { runLine } from '../../testing/run-line.ts';
import { subscription, subscriptions } from '../../testing/subscription.ts';

it('one of several that Stripe refuses does not keep the others from being cancelled', async () => {
  const { stdout, failure } = await runLine('subscriptions cancel sub_0 sub_1 sub_2 --yes', {
    flow: {
      subscriptions: [
        subscription({ stripe_subscription_id: 'sub_0', status: 'past_due' }),
        ...subscriptions(2),
      ],
      cancelSubscription({ stripe_subscription_id }) {
        if (stripe_subscription_id !== 'sub_1') return subscription();
        throw new FlowError('upstream', 'Stripe says no.', { status: 402 });
      },
    },
  });
  expect(stdout.split('\n').map((line) => line.split('\t'))).toEqual([
    ['failed', 'sub_0', 'amal@example.com', expect.stringContaining('this one is past_due.')],
    ['failed', 'sub_1', 'client1@example.com', expect.stringContaining('Stripe says no.')],
    ['cancelled', 'sub_2', 'client2@example.com', ''],
    [''],
  ]);
  expect(failure).toMatchObject({
    message: 'Cancelled 1 of 3; not cancelled: sub_0, sub_1.',
    exitCode: exitCodes.partial,
  });
});

it('each of several is shown as it is done', async () => {
  const ends = createFakeIo({ terminal: true });
  const shown: string[] = [];
  await runLine('subscriptions cancel sub_1 sub_2 --yes', {
    ends,
    flow: {
      cancelSubscription({ stripe_subscription_id }) {
        shown.push(ends.stdout);
        return subscription({ stripe_subscription_id });
      },
    },
  });
  expect(shown).toEqual(['', expect.stringMatching(/^cancelled +sub_1 /m)]);
});
