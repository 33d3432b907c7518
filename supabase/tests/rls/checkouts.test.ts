import { describe, expect, test } from 'vitest';
import { openStage } from './actors.ts';
import { checkoutsOn } from './checkouts.fixture.ts';

const stage = await openStage();
const { newEmail, account, addLead, ask, begin, close, findPaid, idOf, open, subscribe, rowOf, audit } =
  checkoutsOn(stage);

describe('a checkout', () => {
  test('is opened once, with one line of the audit log by who began it', async () => {
    const lead = await addLead();
    const id = idOf(await begin(newEmail(), { _lead_id: lead }));
    for (const session of ['cs_once', 'cs_again']) {
      expect((await open(id, session)).body).toMatchObject({ id, stripe_session_id: 'cs_once' });
    }
    expect(await audit(lead)).toEqual([{ action: 'checkout.open', actor_email: 'admin@example.com' }]);
    const history = await ask('lead_history', { _lead_id: lead });
    expect(history.body).toMatchObject([{ action: 'checkout.open' }]);
  });

  test('that is paid has its client, who gets the subscription and the lead, once', async () => {
    const lead = await addLead();
    const client = await account(newEmail());
    const id = idOf(await begin(newEmail(), { _lead_id: lead }));
    await open(id, 'cs_paid');
    await subscribe({ stripe_subscription_id: 'sub_paid', status: 'trialing' });
    const paid = { _stripe_subscription_id: 'sub_paid', _client_id: client };
    for (let delivery = 0; delivery < 2; delivery += 1) {
      expect((await close('cs_paid', paid)).status).toBe(204);
    }
    expect(await rowOf(id)).toMatchObject({ status: 'completed', client_id: client });
    const [row] = await stage.database.sql<{ user_id: string; status: string; client_id: string }>(
      `select row.user_id, request.status, request.client_id
       from public.subscriptions as row, public.consultation_requests as request
       where row.stripe_subscription_id = 'sub_paid' and request.id = $1`,
      [lead],
    );
    expect(row).toEqual({ user_id: client, status: 'won', client_id: client });
    expect(await audit(client)).toEqual([{ action: 'checkout.complete', actor_email: null }]);
  });

  test('that is paid ends the others that have no page yet, and is compared with its person and household', async () => {
    const email = newEmail();
    const household = { _phone_e164: '+971500000093' };
    await subscribe({ email, stripe_customer_id: 'cus_earlier', status: 'canceled' });
    const paid = idOf(await begin(email, household));
    await open(paid, 'cs_found');
    // Somebody of the number who has had no trial: what their customer did before is no reason to cancel this one.
    const partner = { ...household, _trial_days: 0 };
    await open(idOf(await begin(newEmail(), partner)), 'cs_partner', 'cus_partner');
    const opening = idOf(await begin(newEmail(), household));
    expect(await findPaid('cs_found')).toEqual({
      email,
      phone: '+971500000093',
      rivals: [],
      own_customers: expect.arrayContaining(['cus_1', 'cus_earlier']),
      household_customers: ['cus_1'],
    });
    // A page that was asked for before the payment, and comes after it.
    expect((await open(opening, 'cs_too_late')).body).toMatchObject({ status: 'expired', url: null });
    expect(await findPaid('cs_nobodys')).toBeNull();
  });

  test.each([
    [true, { status: 'expired', completed_at: null }, ['checkout.duplicate']],
    [false, { status: 'completed' }, ['checkout.complete', 'checkout.duplicate']],
  ])('that was a second subscription says so once, cancelled: %s', async (_is_cancelled, row, actions) => {
    const client = await account(newEmail());
    const id = idOf(await begin(newEmail(), { _client_id: client }));
    const session = `cs_second_${_is_cancelled}`;
    await open(id, session);
    const second = { _stripe_subscription_id: 'sub_second', _duplicate_of: 'sub_first', _is_cancelled };
    for (let delivery = 0; delivery < 2; delivery += 1) await close(session, second);
    expect(await rowOf(id)).toMatchObject({ ...row, duplicate_of: 'sub_first', client_id: client });
    const notices = await stage.database.sql(
      "select status from public.trial_notices where stripe_subscription_id = 'sub_second' and kind = 'second_subscription'",
    );
    expect(notices).toEqual(_is_cancelled ? [{ status: 'pending' }] : []);
    await stage.database.sql('delete from public.trial_notices');
    const lines = (await audit(client)).map(({ action }) => action);
    expect(lines.filter((action) => action !== 'checkout.open').toSorted()).toEqual(actions);
  });

  test('that nobody paid is over, unless it was paid before', async () => {
    const id = idOf(await begin(newEmail()));
    await open(id, 'cs_over');
    await close('cs_over');
    expect(await rowOf(id)).toMatchObject({ status: 'expired' });
    expect((await close('cs_nobodys')).status).toBe(204);
  });
});
