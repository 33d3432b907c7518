import { performance } from 'node:perf_hooks';
import type { Flow } from '../../sdk/src/index.ts';
import type { LocalDatabase } from '../../supabase/local/database/database.ts';
import { demoAdmin } from '../setup/backend.ts';
import { startTestStack } from '../setup/stack.ts';
import { type Figure, milliseconds } from './figure.ts';

const rows = 100_000;
const samples = 40;

/** Rows among the demo data's, spread over two years and over the people that are there. */
async function fill({ sql }: LocalDatabase): Promise<void> {
  await sql(`
    create temporary table people as
      select id, row_number() over (order by id) - 1 as place, count(*) over () as people from public.profiles;
    insert into public.subscriptions (user_id, email, name, plan, status, trial_start, stripe_subscription_id)
      select people.id, 'person' || n || '@flow.example', 'Person ' || n, 'Online, monthly',
        (array['trialing', 'active', 'past_due', 'canceled', 'none'])[1 + n % 5], now() - n * interval '10 minutes',
        'sub_bench_' || n
      from generate_series(1, ${rows}) as n join people on people.place = n % people.people;
    insert into public.form_submissions (client_id, form_key, payload, flags, created_at)
      select people.id, case when n % 3 = 0 then 'parq_assessment' else 'goal_setting' end,
        jsonb_build_object(
          'one_week_goal', 'Three walks of thirty minutes before work, whatever the weather',
          'one_month_goals', 'Ten push-ups without a break', 'one_year_goals', 'A half marathon',
          'current_mindset', case when n % 4 = 0 then '' else 'Ready.' end, 'weekly_frequency', '3',
          'primary_focus', jsonb_build_array((array['Build muscle', 'Lose fat', 'Move better'])[1 + n % 3])
        ),
        case when n % 12 = 0 then array['joint_problem'] else '{}' end, now() - n * interval '10 minutes'
      from generate_series(1, ${rows}) as n join people on people.place = n % people.people;
    drop table people;`);
  // Nothing does this by itself in the embedded stack, as autovacuum does on a server.
  await sql('vacuum analyze');
}

/** The time within which 95 of 100 calls are answered, in milliseconds. */
async function percentile95(call: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  await call();
  for (let sample = 0; sample < samples; sample += 1) {
    const begin = performance.now();
    await call();
    times.push(performance.now() - begin);
  }
  return times.sort((a, b) => a - b)[Math.ceil(samples * 0.95) - 1] ?? Number.NaN;
}

/** Whether the count line of a list is what the table holds, with and without a filter. */
async function compareCounts({ sql }: LocalDatabase, flow: Flow): Promise<Figure> {
  const [stored] = await sql<{ total: number; matching: number }>(`
    select count(*)::integer as total, (count(*) filter (where payload->'primary_focus' ? 'Lose fat'))::integer as matching
      from public.form_submissions where form_key = 'goal_setting'`);
  const told = await flow.forms.page({ form_key: 'goal_setting', focus: 'Lose fat', limit: 1 });
  return {
    name: 'submissions, counted',
    value: `${told.matching} of ${told.total}`,
    target: `${stored?.matching} of ${stored?.total}`,
  };
}

/** Pages of the admin's lists with 100,000 rows behind each: SDK, gateway, function, Postgres in this process. */
export async function measureLists(): Promise<Figure[]> {
  const { stack, flow: connect, stop } = await startTestStack({ loadsLate: false });
  try {
    await fill(stack.database);
    const flow = connect();
    await flow.auth.signIn(demoAdmin);
    const form_key = 'goal_setting';
    const limit = 50;
    const early = new Date(Date.now() - 600 * 86_400_000).toISOString().slice(0, 10);
    const [client] = (await flow.clients.page({ limit: 1 })).items;
    const calls: Record<string, () => Promise<unknown>> = {
      subscriptions: () => flow.subscriptions.page({ limit }),
      'subscriptions, by status': () => flow.subscriptions.page({ limit, status: 'past_due' }),
      'subscriptions, far back': () => flow.subscriptions.page({ limit, to: early }),
      submissions: () => flow.forms.page({ form_key, limit }),
      'submissions, by focus': () => flow.forms.page({ form_key, limit, focus: 'Lose fat' }),
      'submissions, by a focus that nobody has': () =>
        flow.forms.page({ form_key, limit, focus: 'Reduce pain' }),
      'submissions, incomplete': () => flow.forms.page({ form_key, limit, completion: 'incomplete' }),
      'submissions, far back': () => flow.forms.page({ form_key, limit, to: early }),
      'submissions, flagged': () => flow.forms.page({ form_key: 'parq_assessment', limit, flagged: true }),
      'one client’s submissions': () => flow.forms.page({ client_id: client?.id ?? null, limit }),
      'forms, with counts': () => flow.forms.registry(),
      'one client': () => flow.clients.get(client?.id ?? ''),
    };
    const figures: Figure[] = [await compareCounts(stack.database, flow)];
    for (const [name, call] of Object.entries(calls)) {
      figures.push({
        name: `${name} (100,000, p95)`,
        value: milliseconds(await percentile95(call)),
        target: 'within 150 ms',
      });
    }
    return figures;
  } finally {
    await stop();
  }
}
