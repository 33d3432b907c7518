import { readFileSync } from 'node:fs';
import { driftKinds } from '@flow/sdk/contracts/billing';
import { makeClientProfile, makeFormSubmission } from '@flow/sdk/testing';
import { describe, expect, it } from 'vitest';
import { exitCodes } from './exit-codes.ts';
import { interruption } from './failure.ts';
import { lead } from './testing/lead.ts';
import { commandLines, type LineScene, runLine as run } from './testing/run-line.ts';
import { subscription } from './testing/subscription.ts';
import type { TestFlow } from './testing/test-flow.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

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
    const groups = new Set(commandLines().flatMap((line) => line.split(' ').slice(0, -1)));
    const commands = commandLines().filter((line) => !groups.has(line));
    expect(
      commands.filter((line) => !new RegExp(`^\\| \`flow-admin ${line}[ \`]`, 'm').test(readme)),
    ).toEqual([]);
  });

  it('in the README has a word on every kind of drift', () => {
    expect(driftKinds.filter((kind) => !readme.includes(`\`${kind}\``))).toEqual([]);
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

/** What has been asked of a backend beside reading. */
const changesOf = ({ requests: sent }: TestFlow) =>
  sent.filter(({ name }) => !/^(?:has_role|(?:get|list)_\w+|admin-list-subscriptions|form_\w+)$/.test(name));

const ending = subscription({ cancel_at_period_end: true });
const terminal = { io: { terminal: true } };
const withStatus = (status: 'past_due' | 'canceled' | 'none') => ({
  flow: { subscriptions: [subscription({ status })] },
});

describe('a right command line', () => {
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
    expect(changesOf(flow)).toEqual([]);
  });

  it.each<[line: string, scene?: LineScene]>([
    ['subscriptions cancel sub_1', { ...terminal, answers: [false] }],
    ['subscriptions cancel sub_1', { ...terminal, answers: [interruption()] }],
    ['subscriptions resume sub_1', { ...terminal, answers: [false] }],
    ['subscriptions cancel sub_1 sub_2', { ...terminal, answers: [false] }],
    ['subscriptions cancel sub_1 --yes', withStatus('past_due')],
    ['subscriptions cancel sub_1 --yes', withStatus('canceled')],
    ['subscriptions cancel sub_1 --yes', withStatus('none')],
    ['subscriptions cancel sub_1 --yes', { flow: { subscriptions: [ending] } }],
    ['subscriptions cancel sub_1 sub_9 --yes'],
    ['subscriptions resume sub_1 --yes'],
    ['leads update FL-7K2M9Q FL-AAAAAA --status lost'],
    ['leads update FL-7K2M9Q --status won --retry-forward'],
    ['forms assign client@flow.example a@b.c'],
    ['forms assign client@flow.example sleep-diary step-diary'],
    ['clients invite noor@example.com --lead FL-ZZZZZZ'],
    ['trials start noor@example.com --plan monthly --lead FL-ZZZZZZ'],
  ])('changes nothing where all of it cannot be done, or is not wanted: %s', async (line, scene) => {
    expect(changesOf((await run(line, scene)).flow)).toEqual([]);
  });

  it('overwrites no status that another admin has set meanwhile, and adds nothing', async () => {
    const { failure, stdout } = await run("leads update FL-7K2M9Q --status lost --note 'No answer'", {
      flow: { leads: [lead({ status: 'won' })], getLead: () => lead({ status: 'contacted' }) },
    });
    expect(failure).toMatchObject({ code: 'conflict', message: 'The lead is won by now.' });
    expect(stdout).toBe('');
  });

  it('reaches the assignments of forms, by address in any letters, and one submission', async () => {
    expect((await run('forms assignments CLIENT@flow.example')).stderr).toBe('No assignments match.\n');
    expect((await run('forms assignments client@flow.example --json')).stdout).toBe('[]\n');
    expect((await run('forms assignments client@flow.example --ndjson')).stdout).toBe('');
    const { id } = makeFormSubmission();
    expect(JSON.parse((await run(`forms show ${id.toUpperCase()} --json`)).stdout)).toMatchObject({ id });
  });

  it('gives a form until the end of the day that is due', async () => {
    const { flow } = await run('forms assign client@flow.example sleep_diary --due 2026-11-21');
    const [assignment] = await flow.forms.assignments(makeClientProfile().id);
    expect(assignment?.due_date).toBe('2026-11-21T19:59:59.999Z');
  });

  it('shows all of a client as JSON, and asks for none whose id is named', async () => {
    const { id } = makeClientProfile();
    const { stdout, flow } = await run(`clients show ${id} --json`);
    expect(JSON.parse(stdout)).toEqual({ ...makeClientProfile(), assignments: [] });
    expect(flow.asked('list_clients')).toEqual([]);
    const invited = await run(`clients invite a@example.com --lead ${lead().id}`);
    expect(invited.flow.asked('get_lead')).toEqual([]);
  });

  it('resumes a subscription', async () => {
    const { stdout, flow } = await run('subscriptions resume sub_1 -y --json', {
      flow: { subscriptions: [ending] },
    });
    expect(JSON.parse(stdout)).toMatchObject({ cancel_at_period_end: false });
    expect(flow.asked('resume-subscription')).toEqual([{ stripe_subscription_id: 'sub_1' }]);
  });

  it('mails the link to the page for a new password, for which nobody has to be signed in', async () => {
    const addresses: string[] = [];
    const { stderr, flow } = await run('password reset A@example.com --site https://flow.example', {
      flow: { session: null, intercept: ({ url }) => void addresses.push(url) },
    });
    expect(stderr).toBe('Reset email sent\n');
    expect(flow.asked('recover')).toMatchObject([{ email: 'a@example.com' }]);
    expect(addresses.map((url) => new URL(url).searchParams.get('redirect_to'))).toEqual([
      'https://flow.example/auth?type=recovery',
    ]);
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
