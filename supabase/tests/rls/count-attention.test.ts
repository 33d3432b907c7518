import { expect, test } from 'vitest';
import { openStage } from './actors.ts';
import { submit } from './leads.fixture.ts';

const stage = await openStage();

const given = { _late_before: '2026-11-20T18:00:00Z', _day: '2026-11-20T20:00:00Z' };

async function count() {
  const { status, body } = await stage.actors.admin.rest('POST', 'rpc/count_attention', given);
  expect(status).toBe(200);
  return body as Record<string, number>;
}

test('count_attention counts what is in a state that needs somebody, and nothing else', async () => {
  const before = await count();
  for (const number of [1, 2, 3, 4]) await submit(stage, { phone: `+971 50 000 100${number}` });
  await stage.database.sql(`
    with numbered as (
      select id, row_number() over (order by phone) as place from public.consultation_requests where phone like '+971 50 000 100%'
    )
    update public.consultation_requests as request
    set
      received_at = case when place = 1 then timestamptz '2026-11-20T17:59:59Z' else '2026-11-20T18:00:00Z' end,
      status = case when place = 4 then 'won' else 'new' end,
      first_contacted_at = case when place = 4 then now() end
    from numbered where numbered.id = request.id;
    update public.lead_forwards as forward set status = 'dead'
    from public.consultation_requests as request
    where request.id = forward.lead_id and request.phone in ('+971 50 000 1003', '+971 50 000 1004');
    insert into public.subscriptions (stripe_subscription_id, status)
    values ('sub_due', 'past_due'), ('sub_active', 'active'), ('sub_empty', null);
    insert into public.form_submissions (client_id, form_key, payload, flags, created_at) values
      ('${stage.users.owner}', 'goal_setting', '{}', '{pain}', '2026-11-20T20:00:00Z'),
      ('${stage.users.owner}', 'goal_setting', '{}', '{pain}', '2026-11-20T19:59:59Z'),
      ('${stage.users.owner}', 'goal_setting', '{}', '{}', '2026-11-20T20:00:00Z');
    delete from public.form_assignments where client_id = '${stage.users.owner}';
    insert into public.form_assignments (client_id, form_id, due_date, status)
      select '${stage.users.owner}', id, now() - interval '1 day', 'pending' from public.forms_registry where form_key = 'goal_setting';
    insert into public.assistant_questions (asked_at, question, language, outcome, answer) values
      ('2026-11-20T20:00:00Z', 'Can I?', 'en', 'unhelpful', 'No.'), ('2026-11-20T20:00:00Z', 'May I?', 'en', 'offered', null),
      ('2026-11-20T19:59:59Z', 'Must I?', 'en', 'unhelpful', 'No.');
  `);
  const added = {
    leads_late: 1,
    leads_new: 3,
    forwards_dead: 2,
    subscriptions_past_due: 1,
    submissions_flagged: 1,
    forms_overdue: 1,
    answers_unhelpful: 1,
  };
  expect(await count()).toEqual(
    Object.fromEntries(Object.entries(added).map(([name, more]) => [name, (before[name] ?? 0) + more])),
  );
});

test('more than 100 are counted as 101, here and beside the mirror of Stripe', async () => {
  await stage.database.sql(`
    insert into public.subscriptions (stripe_subscription_id, status)
      select 'sub_due_' || n, 'past_due' from generate_series(1, 110) as n;
    insert into public.disputes (id, stripe_charge_id, status, reason, currency, amount, opened_at)
      select 'dp_' || n, 'ch_' || n, 'needs_response', 'fraudulent', 'aed', 1, now() from generate_series(1, 110) as n;
  `);
  expect((await count()).subscriptions_past_due).toBe(101);
  const { body } = await stage.actors.admin.rest('POST', 'rpc/billing_verification', {});
  expect(body).toMatchObject({ open_disputes: 101 });
});

test('the service may count nothing for nobody', async () => {
  expect(await stage.actors.service.rest('POST', 'rpc/count_attention', given)).toMatchObject({
    status: 403,
  });
});
