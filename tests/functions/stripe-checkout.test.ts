import { expect, it } from 'vitest';
import type { ServiceDatabase } from '../../supabase/functions/_shared/database.ts';
import type { Invitations } from '../../supabase/functions/_shared/invitations.ts';
import { checkoutStore } from '../../supabase/functions/stripe-webhook/checkout-store.ts';
import { record, standIn } from '../../supabase/local/testing/stripe-fixture.ts';

it('the note of an account is made by the delivery after a failure that Stripe has kept', async () => {
  const { client, submit } = await standIn([record()]);
  const { noteAccount } = checkoutStore(client, {} as ServiceDatabase, {} as Invitations);
  await submit('/actions/fault', {
    kind: 'error_after',
    method: 'POST',
    path: '/v1/subscriptions/*',
    times: '1',
  });
  await expect(noteAccount('sub_1', 'account-1')).rejects.toMatchObject({ statusCode: 500 });
  await noteAccount('sub_1', 'account-1');
  expect((await client.subscriptions.retrieve('sub_1')).metadata).toEqual({ user_id: 'account-1' });
});
