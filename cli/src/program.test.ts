import { readFileSync } from 'node:fs';
import { adminAccount, makeClientProfile, makeFormSubmission } from '@flow/sdk/testing';
import { describe, expect, it } from 'vitest';
import { exitCodes } from './exit-codes.ts';
import { lead } from './testing/lead.ts';
import { commandLines, runLine as run } from './testing/run-line.ts';
import { subscription } from './testing/subscription.ts';
import type { TestFlowSettings } from './testing/test-flow.ts';

describe('help', () => {
  it('goes to stdout, names every command and every exit code, and is a success', async () => {
    const { stdout, stderr, exitCode } = await run('--help');
    expect(exitCode).toBe(exitCodes.ok);
    expect(stderr).toBe('');
    for (const command of commandLines().filter((line) => !line.includes(' ')))
      expect(stdout).toContain(`\n  ${command} `);
    for (const code of Object.values(exitCodes)) expect(stdout).toMatch(new RegExp(`\\n {2}${code} +\\w`));
  });

  it.each(commandLines())('of %s has examples and the options that every command takes', async (command) => {
    const { stdout, exitCode } = await run(`${command} --help`);
    expect(exitCode).toBe(exitCodes.ok);
    expect(stdout).toMatch(new RegExp(`^Usage: flow-admin ${command} `));
    expect(stdout).toContain(`$ flow-admin ${command}`);
    expect(stdout).toContain('--url <url>');
  });

  it('has a line in the README for every command', () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
    const groups = new Set(commandLines().flatMap((line) => line.split(' ').slice(0, -1)));
    const commands = commandLines().filter((line) => !groups.has(line));
    expect(
      commands.filter((line) => !new RegExp(`^\\| \`flow-admin ${line}[ \`]`, 'm').test(readme)),
    ).toEqual([]);
  });

  it('is found by the help command too', async () => {
    expect(await run('help')).toMatchObject({ stdout: (await run('--help')).stdout, exitCode: exitCodes.ok });
    const list = await run('subscriptions list --help');
    expect(await run('help subscriptions list')).toMatchObject({
      stdout: list.stdout,
      exitCode: exitCodes.ok,
    });
  });
});

it('--version is the version alone', async () => {
  expect(await run('--version')).toMatchObject({ stdout: '1.2.3\n', stderr: '', exitCode: exitCodes.ok });
});

describe('a right command line', () => {
  it('reaches the list with its filter', async () => {
    const { stdout, flow } = await run(
      'subscriptions list --status active --from 2026-10-01 --limit 2 --json',
    );
    expect(JSON.parse(stdout)).toHaveLength(2);
    const page = { status: 'active', from: '2026-10-01', to: null, limit: 3, cursor: null };
    expect(flow.asked('admin-list-subscriptions')).toEqual([page]);
  });

  it('reaches the export', async () => {
    const { stdout, flow } = await run('subscriptions export --status active -o -');
    expect(stdout.split('\r\n')).toHaveLength(5);
    const asked = { status: 'active', from: null, to: null, end_mark: expect.any(String) };
    expect(flow.asked('admin-export-subscriptions')).toEqual([asked]);
  });

  it('sorts by a column that goes down', async () => {
    const { stdout } = await run('subscriptions list --sort -subscription --limit 1 --columns subscription');
    expect(stdout).toBe('sub_3\n');
  });

  it('searches what the server cannot search, in lists and exports', async () => {
    expect((await run('subscriptions list --search CLIENT2 --columns subscription')).stdout).toBe('sub_2\n');
    const saved = await run('subscriptions export --search sub_3 -o -');
    expect(saved.stdout.split('\r\n')[1]).toMatch(/^client3@example\.com,/);
    expect(saved.stdout.split('\r\n')).toHaveLength(3);
    const sent = makeFormSubmission();
    expect((await run(`forms list --search ${sent.email} --columns submission`)).stdout).toBe(`${sent.id}\n`);
    expect((await run('forms list --search nobody')).stdout).toBe('');
  });

  it('reaches the cancellation of several, from arguments and from stdin', async () => {
    const { stdout, failure, flow } = await run('subscriptions cancel sub_1 - --yes', {
      io: { input: 'sub_3\nsub_1\n' },
    });
    expect(failure).toBeUndefined();
    expect(stdout).toBe('cancelled\tsub_1\tclient1@example.com\t\ncancelled\tsub_3\tclient3@example.com\t\n');
    expect(flow.asked('admin-cancel-subscription')).toMatchObject([
      { stripe_subscription_id: 'sub_1' },
      { stripe_subscription_id: 'sub_3' },
    ]);
  });

  it.each([
    'subscriptions cancel sub_1 sub_2 --dry-run',
    'subscriptions cancel sub_1 --dry-run',
    'subscriptions resume sub_1 --dry-run',
    'leads update FL-7K2M9Q --status won --dry-run',
    'clients invite noor@example.com --dry-run',
    'trials start noor@example.com --plan monthly --dry-run',
    'forms assign client@flow.example --dry-run',
    'password reset a@example.com --site https://flow.example --dry-run',
  ])('changes nothing with --dry-run: %s', async (line) => {
    const { failure, flow } = await run(line);
    expect(failure).toBeUndefined();
    const reads = /^(?:has_role|(?:get|list)_\w+|admin-list-subscriptions|form_\w+)$/;
    expect(flow.requests.filter(({ name }) => !reads.test(name))).toEqual([]);
  });

  it('reaches the cancellation', async () => {
    const { stdout, stderr } = await run('subscriptions cancel sub_2 -y --json');
    expect(JSON.parse(stdout)).toMatchObject({ stripe_subscription_id: 'sub_2', cancel_at_period_end: true });
    expect(stderr).toContain('Cancellation requested\n');
  });

  it('reaches the list of leads with its filter, and their export', async () => {
    const list = await run(
      'leads list --status new --forward dead --search 7k2 --from 2026-11-01 -l 2 --json',
    );
    expect(JSON.parse(list.stdout)).toEqual([]);
    const filter = { _status: 'new', _forward: 'dead', _search: '7k2', _from: '2026-10-31T20:00:00.000Z' };
    expect(list.flow.asked('list_leads')).toEqual([{ ...filter, _limit: 3 }]);
    const saved = await run('leads export --to 2026-11-21 -o -');
    expect(saved.stdout.split('\r\n')).toHaveLength(5);
    expect(saved.flow.asked('list_leads')).toEqual([
      { _status: 'all', _forward: 'all', _to: '2026-11-21T20:00:00.000Z', _limit: 1_000 },
    ]);
  });

  it('reaches the list of questions to the assistant with its filter, and their export', async () => {
    const list = await run('assistant list --outcome unhelpful --language ar --search bike -l 2 --json');
    expect(JSON.parse(list.stdout)).toEqual([]);
    const filter = { _outcome: 'unhelpful', _language: 'ar', _search: 'bike' };
    expect(list.flow.asked('list_assistant_questions')).toEqual([{ ...filter, _limit: 3 }]);
    const saved = await run('assistant export --to 2026-11-21 -o -');
    expect(saved.stdout.split('\r\n')).toHaveLength(5);
    expect(saved.flow.asked('list_assistant_questions')).toEqual([
      { _outcome: 'all', _language: 'all', _to: '2026-11-21T20:00:00.000Z', _limit: 1_000 },
    ]);
  });

  it('reaches the update of a lead, named in small letters, with a note from stdin', async () => {
    const { stdout, flow } = await run('leads update fl-7k2m9q --status contacted --note - --json', {
      io: { input: 'Calls back\n' },
    });
    expect(JSON.parse(stdout)).toMatchObject([{ reference: 'FL-7K2M9Q', status: 'contacted' }]);
    expect(flow.asked('update_lead')).toMatchObject([{ _status: 'contacted', _note: 'Calls back' }]);
  });

  it('reaches the list of submissions and their export with the filter', async () => {
    const chosen = '--form sleep-diary --completion complete --from 2026-11-01';
    const filter = { form_key: 'sleep_diary', completion: 'complete', from: '2026-11-01' };
    const list = await run(`forms list ${chosen} --client client@flow.example -l 2 --json`);
    expect(JSON.parse(list.stdout)).toHaveLength(1);
    const client_id = makeClientProfile().id;
    expect(list.flow.asked('form-submissions')).toMatchObject([
      { ...filter, client_id, limit: 3, cursor: null },
    ]);
    const saved = await run(`forms export ${chosen} -o -`);
    expect(saved.stdout.split('\r\n')).toHaveLength(3);
    expect(saved.flow.asked('form-submissions')).toMatchObject([{ ...filter, client_id: null }]);
  });

  it('reaches what forms are there, what a client was given, and what one sent', async () => {
    expect((await run('forms registry')).stdout).toMatch(/^sleep-diary\t/);
    expect((await run('forms assignments CLIENT@flow.example')).stderr).toBe('No assignments match.\n');
    expect((await run('forms assignments client@flow.example --json')).stdout).toBe('[]\n');
    expect((await run('forms assignments client@flow.example --ndjson')).stdout).toBe('');
    const { id } = makeFormSubmission();
    expect(JSON.parse((await run(`forms show ${id.toUpperCase()} --json`)).stdout)).toMatchObject({ id });
  });

  it('reaches the assignment of forms, with clients from stdin, and their withdrawal', async () => {
    const { stdout, flow } = await run('forms assign - sleep_diary --due 2026-12-01 --json', {
      io: { input: 'client@flow.example\n' },
    });
    expect(JSON.parse(stdout)).toMatchObject([{ assigned: ['sleep-diary'], skipped: [] }]);
    const [assignment] = await flow.forms.assignments(makeClientProfile().id);
    expect(assignment?.due_date).toBe('2026-12-01T19:59:59.999Z');
    const { failure } = await run(`forms withdraw ${assignment?.id}`);
    expect(failure).toMatchObject({ code: 'not_found' });
  });

  it('reaches the clients: all, one, and a new one', async () => {
    const list = await run('clients list --search layla --all --json');
    expect(list.flow.asked('list_clients')).toEqual([{ _search: 'layla', _limit: 1_000 }]);
    const shown = await run('clients show client@flow.example --json');
    expect(JSON.parse(shown.stdout)).toEqual({ ...makeClientProfile(), assignments: [] });
    const invited = await run('clients invite Noor@Example.com --first-name Noor --lead fl-7k2m9q');
    expect(invited.flow.asked('invite-client')).toEqual([
      { email: 'noor@example.com', first_name: 'Noor', lead_id: lead().id },
    ]);
  });

  it('reaches one subscription, and its resumption', async () => {
    expect((await run('subscriptions show sub_2')).stdout).toMatch(/\tsub_2\tno\n$/);
    const { stdout, flow } = await run('subscriptions resume sub_1 -y --json', {
      flow: { subscriptions: [subscription({ cancel_at_period_end: true })] },
    });
    expect(JSON.parse(stdout)).toMatchObject({ cancel_at_period_end: false });
    expect(flow.asked('resume-subscription')).toEqual([{ stripe_subscription_id: 'sub_1' }]);
  });

  it('reaches the mail for a new password, for which nobody has to be signed in', async () => {
    const flow: TestFlowSettings = { session: null };
    const sent = await run('password reset A@example.com --site https://flow.example', { flow });
    expect(sent.stderr).toBe('Reset email sent\n');
    expect(sent.flow.asked('recover')).toMatchObject([{ email: 'a@example.com' }]);
    const unsent = await run('password reset a@example.com', { flow });
    expect(unsent.failure).toMatchObject({
      message: 'Which site is the link to lead to? Pass --site, or set FLOW_SITE_URL.',
      exitCode: exitCodes.usage,
    });
    expect(unsent.flow.requests).toEqual([]);
  });

  it('reaches login, logout and whoami', async () => {
    const login = await run('login --email admin@flow.example --password-stdin', {
      io: { input: `${adminAccount.password}\n` },
    });
    expect(login.stderr).toBe('Signed in to http://flow.test as admin@flow.example.\n');
    expect((await run('logout')).stderr).toBe('Signed out of http://flow.test.\n');
    expect(JSON.parse((await run('whoami --json')).stdout)).toMatchObject({ admin: true });
  });

  it('may name the server before or after the command', async () => {
    const expected = [{ url: 'http://a.test', key: 'k' }];
    expect((await run('--url http://a.test --key k whoami')).connections).toEqual(expected);
    expect((await run('subscriptions list --url http://a.test --key k')).connections).toEqual(expected);
  });

  it('switches colour off for everything that looks at the environment', async () => {
    const { environment } = await run('whoami --no-color', { environment: { FORCE_COLOR: '1' } });
    expect(environment).toEqual({ NO_COLOR: '1' });
  });

  it.each([
    'subscriptions list',
    'subscriptions export -o -',
    'subscriptions cancel sub_1 --yes',
    'leads list',
    'leads export -o -',
    'leads update FL-7K2M9Q --status won',
    'subscriptions show sub_1',
    'subscriptions resume sub_1 --yes',
    'assistant list',
    'assistant export -o -',
    'audit list',
    'audit export -o -',
    'clients list',
    'clients export -o -',
    'clients show client@flow.example',
    'clients invite a@example.com',
    'forms list',
    'forms show 7f3f1f3e-0c1f-4a53-9a54-000000061a81',
    'forms export -o -',
    'forms registry',
    'forms assignments client@flow.example',
    'forms assign client@flow.example',
    'forms withdraw 7f3f1f3e-0c1f-4a53-9a54-000000061a81',
    'whoami',
    'status',
    'api auth/v1/user',
  ])('of somebody who is not signed in fails before anything is asked: %s', async (line) => {
    const { failure, flow } = await run(line, { flow: { session: null } });
    expect(failure).toMatchObject({
      message: 'You are not signed in to http://flow.test: run "flow-admin login".',
      exitCode: exitCodes.unauthorized,
    });
    expect(flow.requests).toEqual([]);
  });
});
