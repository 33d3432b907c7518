// What the product asks of the database, as PostgREST asks it.

import { admin, emailOf, idOf, instantOf } from './rows.ts';

export interface Call {
  role: 'service_role' | 'authenticated';
  /** Whose token the request has; nobody's for the service. */
  user: string | null;
  query: string;
}

/** The calls by their names. `count` is the number of subscriptions. */
export function callsAt(count: number): Readonly<Record<string, Call>> {
  const service = (query: string): Call => ({
    role: 'service_role',
    user: null,
    query: `select * from ${query}`,
  });
  const asAdmin = (query: string): Call => ({
    role: 'authenticated',
    user: admin,
    query: `select * from ${query}`,
  });
  const client = idOf('person', 250);
  const asClient = (query: string): Call => ({ role: 'authenticated', user: client, query });
  const middle = Math.floor(count / 2);
  const key = (instant: string, kind: Parameters<typeof idOf>[0], n = middle, of = count) =>
    `_after_${instant} => '${instantOf(n, of)}', _after_id => '${idOf(kind, n)}'`;
  const days = `_from => '${instantOf(middle + count / 40, count)}', _to => '${instantOf(middle, count)}'`;
  const lastDay = instantOf(1, 1095);
  // The page's rows, and one that tells whether another page follows.
  const page = '_limit => 51';
  const common = 'sal';
  const rare = "_search => 'zubaydah'";
  const one = emailOf(250);

  const subscriptions = (given: string) => service(`public.list_subscriptions(${given})`);
  const leads = (given: string) => asAdmin(`public.list_leads(${given})`);
  const clients = (given: string) => asAdmin(`public.list_clients(${given})`);
  const audit = (given: string) => asAdmin(`public.list_audit_log(${given})`);
  const submissions = (given: string) => service(`public.list_form_submissions(${given})`);
  const counts = (given: string) => service(`public.count_form_submissions(${given})`);
  const questions = (given: string) => asAdmin(`public.list_assistant_questions(${given})`);
  const goals = "_form_key => 'goal_setting'";

  return {
    'subscriptions: first page': subscriptions(page),
    'subscriptions: deep page': subscriptions(`${page}, ${key('began_at', 'subscription')}`),
    'subscriptions: by status': subscriptions(`${page}, _status => 'past_due'`),
    'subscriptions: by status, deep': subscriptions(
      `${page}, _status => 'past_due', ${key('began_at', 'subscription')}`,
    ),
    'subscriptions: of some days': subscriptions(`${page}, ${days}`),
    'subscriptions: search, one': subscriptions(`${page}, _search => '${one}'`),
    'subscriptions: search, many': subscriptions(`${page}, _search => '${common}'`),
    'subscriptions: search, one in 500': subscriptions(`${page}, ${rare}`),
    'subscriptions: search, one in 500, deep': subscriptions(
      `${page}, ${rare}, ${key('began_at', 'subscription', middle + 20)}`,
    ),
    'subscriptions: search, nobody': subscriptions(`${page}, _search => 'nobody at all'`),
    'subscriptions: search, two letters of nobody': subscriptions(`${page}, _search => 'qx'`),
    'subscriptions: search, a letter and a sign': subscriptions(`${page}, _search => 'q-'`),
    'subscriptions: search, a sign alone': subscriptions(`${page}, _search => '§'`),
    'subscriptions: search, two letters': subscriptions(`${page}, _search => '${common.slice(0, 2)}'`),
    'subscriptions: 1,000 of the list': subscriptions('_limit => 1000'),
    'subscriptions: export, first 500': service("public.export_subscriptions('all', 500)"),
    'subscriptions: export, deep 500': service(
      `public.export_subscriptions('all', 500, ${key('began_at', 'subscription', Math.max(0, middle - 250))})`,
    ),
    'subscriptions: one': asAdmin(`public.get_subscription('${idOf('subscription', middle)}')`),
    'own subscriptions': asClient(
      `select * from public.subscriptions where user_id = '${client}' order by began_at desc, id desc`,
    ),
    'subscriptions: invoices of one': service(
      `public.list_invoices((select stripe_subscription_id from public.subscriptions where id = '${idOf('subscription', middle)}'))`,
    ),
    'subscriptions: second ones that go on': service("public.running_duplicates('', 100)"),
    'a reconciliation: begun': service('public.begin_reconciliation(true)'),
    'a reconciliation: gone on with': service("public.begin_reconciliation(true, _interval => '1 hour')"),
    'a reconciliation: the first that it has not met': service(
      `public.unseen_subscriptions('${idOf('line', 0)}', '', 100)`,
    ),
    'a reconciliation: the last hundred subscriptions, all met': service(
      `public.unseen_subscriptions('${idOf('run', 0)}', (select stripe_subscription_id from public.subscriptions order by 1 desc offset 100 limit 1), 100)`,
    ),
    'a reconciliation: the last hundred invoices, all met': service(
      `public.unseen_invoices('${idOf('run', 0)}', (select id from public.invoices order by 1 desc offset 100 limit 1), 100)`,
    ),
    'a reconciliation: disputes that it has not met': service(
      `public.unseen_disputes('${idOf('run', 0)}', '', 100)`,
    ),
    'a reconciliation: a step noted': service(
      `public.advance_reconciliation('${idOf('run', 0)}', '', '', array['sub_1', 'in_1'], 2, 0, 0, 0, 0, 0, '{}', false)`,
    ),
    'a reconciliation: pages that are open': service(
      "public.checkouts where status = 'open' and stripe_session_id > '' order by stripe_session_id limit 100",
    ),
    'a reconciliation: beside which a second one stands': service(
      "public.checkouts where stripe_subscription_id = 'sub_' || md5('s250') and status = 'completed' and duplicate_of is not null",
    ),
    'a payment: whose, and what else they have': service("public.find_paid_checkout('cs_250') as found"),
    'notices: planned': service('public.plan_trial_notices()'),
    'notices: claimed': service("public.claim_trial_notices(20, '3 minutes')"),
    'trials: of a lead': asAdmin(
      `(select id, plan, status from public.checkouts where lead_id = '${idOf('lead', 250)}' order by created_at desc) as listed`,
    ),
    'own invoices': asClient('select * from public.invoices order by issued_at desc, id desc limit 100'),
    'own forms': asClient(
      `select * from public.form_assignments where client_id = '${client}' order by assigned_at desc`,
    ),
    'overview: billing': asAdmin('public.billing_verification() as found'),
    'overview: forms': asAdmin('public.list_forms()'),
    'overview: what needs attention': asAdmin(
      `public.count_attention(_late_before => '${instantOf(0, count)}', _day => '${lastDay}')`,
    ),
    'a checkout: whose, and has it had a trial': service(
      "public.find_checkout_person(_email => 'new@flow.example') as person cross join lateral public.begin_checkout(person.email, 'monthly', 7, _phone_e164 => '+971500000000') as found",
    ),
    'disputes that are open': asAdmin('public.list_disputes()'),
    'leads: first page': leads(page),
    'leads: deep page': leads(`${page}, ${key('received_at', 'lead')}`),
    'leads: by status': leads(`${page}, _status => 'lost'`),
    'leads: forwarding given up': leads(`${page}, _forward => 'dead'`),
    'leads: not forwarded': leads(`${page}, _forward => 'none'`),
    'leads: by status and forwarding': leads(`${page}, _status => 'lost', _forward => 'dead'`),
    'leads: of some days': leads(`${page}, ${days}`),
    'leads: history of one': asAdmin(`public.lead_history('${idOf('lead', middle)}')`),
    'leads: search, a reference': leads(`${page}, _search => 'fl-AAABAA'`),
    'leads: search, one': leads(`${page}, _search => '${1_000_250}'`),
    'leads: search, many': leads(`${page}, _search => '${common}'`),
    'leads: search, one in 500': leads(`${page}, ${rare}`),
    'leads: search, one in 500, deep': leads(`${page}, ${rare}, ${key('received_at', 'lead', middle + 20)}`),
    'leads: search, by a number as typed': leads(`${page}, _search => '050 ${1_000_250}'`),
    'leads: search, nobody': leads(`${page}, _search => 'nobody at all'`),
    'leads: search, two letters of nobody': leads(`${page}, _search => 'qx'`),
    'leads: search, two letters': leads(`${page}, _search => '${common.slice(0, 2)}'`),
    'clients: first page': clients(page),
    'clients: deep page': clients(`${page}, ${key('created_at', 'person', Math.floor(count / 4))}`),
    'clients: search, one': clients(`${page}, _search => '${one}'`),
    'clients: search, one in 500': clients(`${page}, ${rare}`),
    'clients: search, one in 500, deep': clients(
      `${page}, ${rare}, ${key('created_at', 'person', Math.floor(count / 4) + 20)}`,
    ),
    'clients: search, many': clients(`${page}, _search => '${common}'`),
    'clients: search, nobody': clients(`${page}, _search => 'nobody at all'`),
    'clients: search, two letters of nobody': clients(`${page}, _search => 'qx'`),
    'clients: search, two letters': clients(`${page}, _search => '${common.slice(0, 2)}'`),
    'clients: one': asAdmin(`public.get_client('${client}') as found`),
    'audit log: first page': audit(page),
    'audit log: deep page': audit(`${page}, ${key('occurred_at', 'line')}`),
    'audit log: by action': audit(`${page}, _action => 'subscription.resume'`),
    'audit log: by noun': audit(`${page}, _action => 'form'`),
    'audit log: by actor': audit(`${page}, _actor => 'Second@flow.example'`),
    'audit log: of a subject': audit(`${page}, _subject => 'sub_x'`),
    'submissions: first page': submissions(`${page}, ${goals}`),
    'submissions: deep page': submissions(`${page}, ${goals}, ${key('created_at', 'submission')}`),
    'submissions: by focus': submissions(`${page}, ${goals}, _focus => 'Lose fat'`),
    'submissions: by a rare focus': submissions(`${page}, ${goals}, _focus => 'Improve posture'`),
    'submissions: incomplete': submissions(`${page}, ${goals}, _complete => false`),
    'submissions: flagged': submissions(`${page}, _form_key => 'parq_assessment', _flagged => true`),
    'submissions: search, one': submissions(`${page}, ${goals}, _search => '${one}'`),
    'submissions: search, many': submissions(`${page}, ${goals}, _search => '${common}'`),
    'submissions: search, one in 500': submissions(`${page}, ${goals}, ${rare}`),
    'submissions: search, one in 500, deep': submissions(
      `${page}, ${goals}, ${rare}, ${key('created_at', 'submission', middle + 20)}`,
    ),
    'submissions: search, nobody': submissions(`${page}, ${goals}, _search => 'nobody at all'`),
    'submissions: search, two letters of nobody': submissions(`${page}, ${goals}, _search => 'qx'`),
    'submissions: search, two letters': submissions(`${page}, ${goals}, _search => '${common.slice(0, 2)}'`),
    'submissions: counted': counts(goals),
    'submissions: counted, by focus': counts(`${goals}, _focus => 'Lose fat'`),
    'submissions: counted, flagged': counts("_form_key => 'parq_assessment', _flagged => true"),
    'submissions: counted, search': counts(`${goals}, _search => '${one}'`),
    'submissions: counted, search, many': counts(`${goals}, _search => '${common}'`),
    'submissions: counted, search, one in 500': counts(`${goals}, ${rare}`),
    'submissions: counted, of a tenth of the days': counts(
      `${goals}, _from => '${instantOf(count / 10, count)}'`,
    ),
    'submissions: flagged, of a day': submissions(`_flagged => true, _from => '${lastDay}', _limit => 51`),
    'submissions: counted, flagged, of a day': counts(`_flagged => true, _from => '${lastDay}'`),
    'submissions: counted, of one client': counts(`_client_id => '${client}'`),
    'questions: first page': questions(page),
    'questions: deep page': questions(`${page}, ${key('asked_at', 'question')}`),
    'questions: by outcome': questions(`${page}, _outcome => 'unhelpful'`),
    'questions: by outcome, of a day': questions(`${page}, _outcome => 'unhelpful', _from => '${lastDay}'`),
    'questions: by language': questions(`${page}, _language => 'ar'`),
    'questions: search, one': questions(`${page}, _search => 'at 250 o’'`),
    'questions: search, many': questions(`${page}, _search => '${common}'`),
    'questions: search, one in 500': questions(`${page}, ${rare}`),
    'questions: search, one in 500, deep': questions(
      `${page}, ${rare}, ${key('asked_at', 'question', middle + 20)}`,
    ),
    'questions: search, nobody': questions(`${page}, _search => 'nobody at all'`),
    'questions: search, two letters of nobody': questions(`${page}, _search => 'qx'`),
    'questions: search, two letters': questions(`${page}, _search => '${common.slice(0, 2)}'`),
  };
}
