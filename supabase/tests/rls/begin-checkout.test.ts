import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openStage } from './actors.ts';
import { checkoutsOn } from './checkouts.fixture.ts';

const stage = await openStage();
const { newEmail, account, addLead, begin, find, close, findPaid, idOf, open, subscribe, rowOf } =
  checkoutsOn(stage);

describe('find_checkout_person', () => {
  test('knows a client by id and by address, a lead with an address, and nobody else', async () => {
    const email = newEmail();
    const id = await account(email);
    const byId = await find({ _client_id: id });
    expect(byId.body).toEqual([{ email, name: 'Layla', phone: null, client_id: id }]);
    expect((await find({ _email: email.toUpperCase() })).body).toEqual(byId.body);

    const lead = await addLead({ phone_e164: '+971500000077' });
    const other = newEmail();
    const ofLead = await find({ _lead_id: lead, _email: other });
    expect(ofLead.body).toMatchObject([{ email: other, phone: '+971500000077', client_id: null }]);
    expect((await find({ _lead_id: randomUUID(), _email: other })).status).toBe(404);
    expect((await find({ _client_id: randomUUID() })).status).toBe(404);
  });

  test('takes an account that nobody has confirmed for nobody’s, and keeps a lead to its own client', async () => {
    const email = newEmail();
    await account(email, false);
    expect((await find({ _email: email })).body).toMatchObject([{ email, client_id: null }]);

    const owner = await account(newEmail());
    const lead = await addLead({ client_id: owner });
    expect((await find({ _lead_id: lead })).body).toMatchObject([{ client_id: owner }]);
    expect((await find({ _lead_id: lead, _email: newEmail() })).status).toBe(409);
  });
});

describe('begin_checkout', () => {
  test('makes one row for a person, a plan and a number of free days, however often it is asked', async () => {
    const email = newEmail();
    const first = await begin(email);
    expect(idOf(await begin(email.toUpperCase()))).toBe(idOf(first));
    await open(idOf(first));
    expect(await begin(email)).toMatchObject({ checkout: { id: idOf(first), status: 'open' }, rivals: [] });
    expect(idOf(await begin(email, { _plan: 'weekly' }))).not.toBe(idOf(first));
  });

  test('answers the open pages that a new one takes the place of, and ends those that have no page yet', async () => {
    const email = newEmail();
    const opening = idOf(await begin(email, { _plan: 'weekly' }));
    const opened = idOf(await begin(email));
    expect(await rowOf(opening)).toMatchObject({ status: 'expired' });
    expect((await open(opening, 'cs_late')).body).toMatchObject({ status: 'expired', url: null });
    await open(opened, 'cs_rival');
    const newest = await begin(email, { _trial_days: 0 });
    expect(newest.rivals).toEqual(['cs_rival']);
    // Until Stripe has ended it.
    expect(await rowOf(opened)).toMatchObject({ status: 'open' });
    await close('cs_rival');
    expect((await begin(email, { _trial_days: 0 })).rivals).toEqual([]);
  });

  test('counts as rivals the pages of the account and, once it is paid with free days, of the household', async () => {
    const client = await account(newEmail());
    await open(idOf(await begin(newEmail(), { _client_id: client })), 'cs_account');
    expect((await begin(newEmail(), { _client_id: client })).rivals).toEqual(['cs_account']);

    const household = { _phone_e164: '+971500000091' };
    await open(idOf(await begin(newEmail(), { ...household, _trial_days: 0 })), 'cs_paying');
    await open(idOf(await begin(newEmail(), household)), 'cs_trial');
    const second = await begin(newEmail(), household);
    // The number is what somebody typed: until money is behind it, it ends nobody's page.
    expect(second.rivals).toEqual([]);
    await open(idOf(second), 'cs_second_trial');
    await open(idOf(await begin(newEmail(), { ...household, _trial_days: 0 })), 'cs_paying_too');
    expect((await findPaid('cs_second_trial'))?.rivals).toEqual(['cs_trial']);
    expect((await findPaid('cs_paying_too'))?.rivals).toEqual([]);
  });

  test('gives the page that is under way a number that it lacks, and keeps one that it has', async () => {
    const email = newEmail();
    const id = idOf(await begin(email));
    await open(id, 'cs_numberless');
    for (const _phone_e164 of ['+971500000094', '+971500000095']) {
      expect(idOf(await begin(email, { _phone_e164 }))).toBe(id);
      expect(await rowOf(id)).toMatchObject({ status: 'open', phone_e164: '+971500000094' });
    }
    const second = idOf(await begin(newEmail(), { _phone_e164: '+971500000094' }));
    await open(second, 'cs_same_number');
    expect(await findPaid('cs_same_number')).toMatchObject({ rivals: ['cs_numberless'] });
  });

  test('begins anew where a row was left without a page for a day', async () => {
    const email = newEmail();
    const id = idOf(await begin(email));
    const age = "update public.checkouts set created_at = now() - interval '21 hours'";
    await stage.database.sql(`${age} where id = $1`, [id]);
    expect(idOf(await begin(email))).not.toBe(id);
    expect(await rowOf(id)).toMatchObject({ status: 'expired' });
  });

  test.each(['-5 minutes', '5 minutes'])(
    'begins anew beside a page that ends in %s, which stays open until Stripe has ended it',
    async (left) => {
      const email = newEmail();
      const id = idOf(await begin(email));
      const session = `cs_${id.slice(0, 8)}`;
      await open(id);
      const age = `update public.checkouts set expires_at = now() + interval '${left}'`;
      await stage.database.sql(`${age} where id = $1`, [id]);
      const anew = await begin(email);
      expect([idOf(anew) === id, anew.rivals]).toEqual([false, [session]]);
      expect((await rowOf(id))?.status).toBe('open');
      expect(await begin(email)).toEqual(anew);
      await close(session);
      expect((await begin(email)).rivals).toEqual([]);
    },
  );

  test('refuses who has a subscription that runs, with free days and without', async () => {
    const email = newEmail();
    await subscribe({ email: email.toUpperCase(), status: 'past_due' });
    for (const _trial_days of [7, 0]) {
      expect(await begin(email, { _trial_days })).toEqual({ refusal: 'running', status: 'past_due' });
    }
  });

  test('gives one trial a person and household: by address, account and number', async () => {
    const began = '2026-03-03T10:00:00+00:00';
    const had = { status: 'canceled', trial_start: began };
    const refused = { refusal: 'trial_used', began };
    const byAddress = newEmail();
    await subscribe({ ...had, email: byAddress });
    expect(await begin(byAddress)).toEqual(refused);
    expect(await begin(byAddress, { _trial_days: 0 })).toMatchObject({ checkout: { status: 'opening' } });

    // The address of the page, whatever Stripe's customer has become.
    const byPage = newEmail();
    await open(idOf(await begin(byPage)), 'cs_address');
    await close('cs_address', { _stripe_subscription_id: 'sub_address' });
    await subscribe({ ...had, email: newEmail(), stripe_subscription_id: 'sub_address' });
    expect(await begin(byPage)).toMatchObject({ refusal: 'trial_used' });

    const client = await account(newEmail());
    await subscribe({ ...had, user_id: client });
    expect(await begin(newEmail(), { _client_id: client })).toEqual(refused);

    await addLead({ client_id: client, phone_e164: '+971500000088' });
    expect(await begin(newEmail(), { _phone_e164: '+971500000088' })).toEqual(refused);
    expect((await begin(newEmail(), { _phone_e164: '+971500000089' })).refusal).toBeUndefined();

    for (const [typed, number, isTheirs] of [
      ['050 123 4501', '+971501234501', true],
      ['+971 50 123 4502', '+971501234502', true],
      ['00971501234503', '+971501234503', true],
      ['04 321 4504', '+97143214504', true],
      ['+44 7911 234505', '+971911234505', false],
      ['1234506', '+971501234506', false],
    ] as const) {
      const trained = await account(newEmail());
      await subscribe({ ...had, user_id: trained });
      await stage.database.sql('update public.profiles set phone = $1 where id = $2', [typed, trained]);
      const answer = await begin(newEmail(), { _phone_e164: number });
      expect([typed, answer.refusal]).toEqual([typed, isTheirs ? 'trial_used' : undefined]);
    }

    const household = { _phone_e164: '+971500000090' };
    const id = idOf(await begin(newEmail(), household));
    await open(id, 'cs_household');
    expect((await begin(newEmail(), household)).refusal).toBeUndefined();
    await close('cs_household', { _stripe_subscription_id: 'sub_house' });
    expect(await begin(newEmail(), household)).toMatchObject({ refusal: 'trial_used' });
  });
});
