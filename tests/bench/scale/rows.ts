// Rows by the number of subscriptions, in each table that grows: half as many people, notes and Checkout pages, and as many of most
// others. They are the same at every run, and spread over three years, the first row being the newest.

const namesOf = {
  first:
    'Noor Layla Omar Sara Khalid Maya Yusuf Hana Adam Lina Tariq Dana Karim Salma Rami Nadia Sami Reem Faisal Aisha',
  last: 'Haddad Nasser Rahman Aziz Farouk Saleh Mansour Khoury Darwish Bishara Hamdan Jaber Qasim Tahir Zaki Amin Fares Ghali',
} as const;
const firsts = namesOf.first.split(' ');
const lasts = namesOf.last.split(' ');
const list = (names: readonly string[]) => `array['${names.join("','")}']`;
const firstName = `(${list(firsts)})[1 + n % ${firsts.length}]`;
/** One in five hundred has a name of its own. */
const lastName = `case when n % 500 = 7 then 'Zubaydah' else (${list(lasts)})[1 + n / 7 % ${lasts.length}] end`;
const fullName = `${firstName} || ' ' || ${lastName}`;
const leadStatus = `case when n < 20 then 'new' when n % 500 = 7 then 'lost' else 'won' end`;
const email = `lower(${firstName} || n || '@flow.example')`;
/** The address of the person with a number. */
export const emailOf = (n: number) => `${firsts[n % firsts.length]?.toLowerCase()}${n}@flow.example`;

const newest = '2026-11-01T00:00:00Z';
export const admin = '0000000a-0000-4000-8000-000000000000';
const kinds = {
  person: 1,
  subscription: 2,
  lead: 3,
  line: 4,
  submission: 5,
  question: 6,
  assignment: 7,
  run: 8,
} as const;

const idText = (kind: keyof typeof kinds, n: string) =>
  `('0000000${kinds[kind]}-0000-4000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;
/** The id of the row with a number. */
export const idOf = (kind: keyof typeof kinds, n: number) =>
  `0000000${kinds[kind]}-0000-4000-8000-${n.toString(16).padStart(12, '0')}`;

/** When the row with a number came, of `count` rows. */
export const instantOf = (n: number, count: number) =>
  new Date(Date.parse(newest) - Math.round((n / count) * 3 * 365 * 86_400) * 1000).toISOString();

export function fillScript(count: number): string {
  const people = Math.ceil(count / 2);
  const came = `timestamptz '${newest}' - round(n * ${(3 * 365 * 86_400) / count}::numeric) * interval '1 second'`;
  const person = idText('person', `n % ${people}`);
  const rows = (of: number) => `from generate_series(0, ${of - 1}) as n`;
  return `
    -- Neither triggers nor foreign keys: what they would write stands here. Indexes are made at the end, in one go each. Nor are
    -- the expressions of checks tried on each row.
    set session_replication_role = replica;
    create temporary table unchecked as
      select conrelid::regclass as name, conname, pg_get_constraintdef(oid) as definition from pg_constraint
      where connamespace = 'public'::regnamespace and contype = 'c' and pg_get_constraintdef(oid) ~ ' ~ ';
    do $$ declare _check record; begin
      for _check in select * from unchecked loop
        execute format('alter table %s drop constraint %I', _check.name, _check.conname);
      end loop;
    end $$;
    create temporary table postponed as
      select format('%I.%I', schemaname, indexname) as name, indexdef as definition from pg_indexes
      where schemaname = 'public' and indexdef not like 'CREATE UNIQUE%';
    do $$ declare _name text; begin
      for _name in select name from postponed loop execute 'drop index ' || _name; end loop;
    end $$;
    insert into auth.users (id, email, email_confirmed_at, last_sign_in_at, created_at)
      values ('${admin}', 'admin@flow.example', '${newest}', '${newest}', '${newest}');
    insert into public.user_roles (user_id, role) values ('${admin}', 'admin');
    insert into auth.users (id, email, email_confirmed_at, last_sign_in_at, created_at)
      select ${idText('person', 'n')}, ${email}, ${came}, ${came}, ${came} ${rows(people)};
    insert into public.profiles (id, email, first_name, last_name, created_at)
      select ${idText('person', 'n')}, ${email}, ${firstName}, ${lastName}, ${came} ${rows(people)};
    insert into public.subscriptions (
      id, user_id, email, name, plan, status, trial_start, stripe_customer_id, stripe_subscription_id, created_at
    )
      select ${idText('subscription', 'n')}, ${person}, ${email}, ${fullName}, 'Online, monthly',
        case when n % 500 = 7 then 'past_due' else (array['trialing', 'active', 'active', 'canceled', 'none'])[1 + n % 5] end,
        ${came}, 'cus_' || md5('c' || n), 'sub_' || md5('s' || n), ${came} ${rows(count)};
    insert into public.invoices (
      id, stripe_subscription_id, status, currency, total, amount_due, amount_paid, amount_remaining, attempt_count,
      period_start, period_end, issued_at
    )
      select 'in_' || n, 'sub_' || md5('s' || n), 'paid', 'aed', 1, 1, 1, 0, 1, ${came}, ${came}, ${came} ${rows(count)};
    insert into public.disputes (id, stripe_charge_id, stripe_subscription_id, status, reason, currency, amount, opened_at)
      select 'dp_' || n, 'ch_' || n, 'sub_' || md5('s' || n), case when n < 5 then 'needs_response' else 'lost' end, 'fraudulent', 'aed', 1, ${came}
      ${rows(people)};
    insert into public.consultation_requests (
      id, reference, source_page, name, phone, phone_e164, fitness_goal, training_type, training_location, pathname,
      referrer, user_agent, submission_attempt, submitted_at, received_at, status, first_contacted_at, in_outbox
    )
      select ${idText('lead', 'n')}, 'FL-' || translate(lpad(n::text, 6, '0'), '01', 'AB'), '/', ${fullName},
        '050 ' || (1000000 + n), '+97150' || (1000000 + n), 'other', 'online', 'not-sure', '/', 'direct', '', 1, ${came},
        ${came}, ${leadStatus},
        case when n >= 20 then ${came} end, true ${rows(Math.min(count, 999_999))};
    insert into public.lead_forwards (lead_id, status, attempts, delivered_at, lead_received_at, lead_status)
      select ${idText('lead', 'n')}, case when n % 1000 = 3 then 'dead' else 'delivered' end, 1,
        case when n % 1000 <> 3 then ${came} end, ${came}, ${leadStatus} ${rows(Math.min(count, 999_999))};
    insert into public.audit_log (id, occurred_at, actor_id, actor_email, action, subject_id)
      select ${idText('line', 'n')}, ${came}, '${admin}', case when n % 500 = 7 then 'second@flow.example' else 'admin@flow.example' end,
        case when n % 500 = 9 then 'form.withdraw' when n % 500 = 11 then 'subscription.resume' else 'subscription.cancel' end,
        'sub_' || md5('s' || n) ${rows(count)};
    insert into public.form_assignments (id, client_id, form_id, status, assigned_at, due_date, completed_at)
      select ${idText('assignment', 'n')}, ${person}, form.id, case when n % 100 = 0 then 'pending' else 'completed' end,
        ${came}, ${came}, case when n % 100 <> 0 then ${came} end
      ${rows(people)} join public.forms_registry as form on form.form_key = 'goal_setting';
    insert into public.form_submissions (
      id, client_id, first_name, last_name, email, form_key, payload, flags, created_at
    )
      select ${idText('submission', 'n')}, ${person}, ${firstName}, ${lastName}, ${email}, case when n % 3 = 0 then 'parq_assessment' else 'goal_setting' end,
        jsonb_build_object(
          'one_week_goal', 'Three walks of thirty minutes before work, whatever the weather',
          'one_month_goals', 'Ten push-ups without a break', 'one_year_goals', 'A half marathon',
          'current_mindset', case when n % 500 = 7 then '' else 'Ready.' end, 'weekly_frequency', '3',
          'primary_focus', jsonb_build_array(
            case when n % 500 = 13 then 'Improve posture' else (array['Build muscle', 'Lose fat'])[1 + n % 2] end
          )
        ),
        case when n % 501 = 0 then array['joint_problem'] else '{}' end, ${came} ${rows(count)};
    insert into public.assistant_questions (id, asked_at, question, language, outcome, offered, answer)
      select ${idText('question', 'n')}, ${came}, 'Can I train with ' || ${fullName} || ' at ' || n || ' o’clock?',
        case when n % 500 = 7 then 'ar' else 'en' end, case when n % 500 = 9 then 'unhelpful' else 'offered' end, '{}',
        case when n % 500 = 9 then 'Ask your coach.' end ${rows(count)};
    insert into public.lead_notes (lead_id, author_email, body, created_at)
      select ${idText('lead', 'n')}, 'admin@flow.example', 'Calls back', ${came} ${rows(people)};
    insert into public.client_notes (client_id, author_email, body, created_at)
      select ${person}, 'admin@flow.example', 'Trains at six', ${came} ${rows(people)};
    insert into public.checkouts (
      email, phone_e164, lead_id, client_id, plan, trial_days, status, stripe_customer_id, stripe_session_id,
      stripe_subscription_id, url, created_at, completed_at
    )
      select ${email}, '+97150' || (1000000 + n), ${idText('lead', 'n')}, ${person}, 'monthly', 7, 'completed',
        'cus_' || md5('c' || n), 'cs_' || n, 'sub_' || md5('s' || n), 'https://pay.flow.example', ${came}, ${came} ${rows(people)};
    insert into public.trial_notices (stripe_subscription_id, kind, trial_end, status, sent_to, sent_at)
      select 'sub_' || md5('s' || n), 'three_days', ${came}, 'sent', ${email}, ${came} ${rows(count)};
    insert into public.stripe_events (id, type, occurred_at, received_at, processed_at)
      select 'evt_' || n, 'customer.subscription.updated', ${came}, ${came}, ${came} ${rows(count)};
    insert into public.subscription_changes (
      stripe_subscription_id, verb, idempotency_key, actor_id, created_at, finished_at, outcome
    )
      select 'sub_' || md5('s' || n), 'cancel', 'key ' || n, '${admin}', ${came}, ${came}, 'done' ${rows(people)};
    insert into public.reconciliations (id, fix, walked, started_at, finished_at, keeps_met)
      select ${idText('run', 'n')}, true, 1, ${came}, ${came}, false ${rows(people)};
    -- One is under way, and has met all.
    update public.reconciliations set started_at = now(), finished_at = null, keeps_met = true where id = ${idText('run', '0')};
    insert into public.reconciliation_seen (reconciliation_id, stripe_id)
      select ${idText('run', '0')}, unnest(array['sub_' || md5('s' || n), 'in_' || n]) ${rows(count)};
    do $$ declare _definition text; begin
      for _definition in select definition from postponed loop execute _definition; end loop;
    end $$;
    do $$ declare _check record; begin
      for _check in select * from unchecked loop
        execute format('alter table %s add constraint %I %s not valid', _check.name, _check.conname, _check.definition);
      end loop;
    end $$;
    drop table postponed, unchecked;
    select private.recount_forms();
    reset session_replication_role;`;
}
