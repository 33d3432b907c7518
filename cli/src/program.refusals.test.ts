import { primaryFocuses } from '@flow/sdk/contracts/form-submission';
import { describe, expect, it } from 'vitest';
import { exitCodes } from './exit-codes.ts';
import { runLine as run } from './testing/run-line.ts';

describe('a wrong command line is explained on stderr, with exit code 2 and no request', () => {
  const long = 'x'.repeat(101);
  const day = 'Expected a date as yyyy-mm-dd, for example 2026-11-21.';
  const wholeNumber = 'Expected a whole number, 0 for all.';
  const stripeId = 'Expected the id of a Stripe subscription, for example sub_1Q2w3E.';
  const leadKey = 'Expected a reference, for example FL-7K2M9Q, or the id of a lead.';
  const allowed = (choices: string) => `Allowed choices are ${choices}.`;

  async function expectRefusal(line: string, message: string): Promise<void> {
    const { stdout, stderr, exitCode, connections } = await run(line);
    expect(exitCode).toBe(exitCodes.usage);
    expect(stdout).toBe('');
    expect(stderr).toBe(`error: ${message}\nAdd --help to see how it is used.\n`);
    expect(connections).toEqual([]);
  }

  it.each([
    ['subscription', "unknown command 'subscription'\n(Did you mean subscriptions?)"],
    ['subscriptions lits', "unknown command 'lits'\n(Did you mean list?)"],
    ['help nope', "unknown command 'nope'"],
    ['help leads nope', "unknown command 'nope'"],
    ['help subscription', "unknown command 'subscription'\n(Did you mean subscriptions?)"],
    ['help leads lits', "unknown command 'lits'\n(Did you mean list?)"],
    ['help leads list more', "unknown command 'more'"],
    ['whoami --jsn', "unknown option '--jsn'\n(Did you mean --json?)"],
    ['subscriptions list --json --csv', "option '--json [fields]' cannot be used with option '--csv'"],
    ['subscriptions list --all --limit 5', "option '--all' cannot be used with option '-l, --limit <n>'"],
    ['leads list --ndjson --csv', "option '--ndjson [fields]' cannot be used with option '--csv'"],
    ['leads list --json --ndjson', "option '--json [fields]' cannot be used with option '--ndjson [fields]'"],
    ['leads list --header --table', "option '--header' cannot be used with option '--table'"],
    ['leads list --columns name --csv', "option '--csv' cannot be used with option '--columns <names>'"],
    ['subscriptions list extra', "too many arguments for 'list'. Expected 0 arguments but got 1: extra."],
    ['clients exprot', "unknown command 'exprot'\n(Did you mean export?)"],
    ['forms registry --json --csv', "option '--json [fields]' cannot be used with option '--csv'"],
    ['login --password secret', "unknown option '--password'"],
  ])('%s', expectRefusal);

  it.each([
    [
      'subscriptions list --status paid',
      '--status <status>',
      'paid',
      allowed('all, trialing, active, past_due, canceled, none'),
    ],
    ['subscriptions list --from 2026-02-30', '--from <yyyy-mm-dd>', '2026-02-30', day],
    ['subscriptions export --to 21.11.2026', '--to <yyyy-mm-dd>', '21.11.2026', day],
    ['subscriptions list --limit -1', '-l, --limit <n>', '-1', wholeNumber],
    ['subscriptions list --limit 1.5', '-l, --limit <n>', '1.5', wholeNumber],
    ['leads list --columns a,,b', '--columns <names>', 'a,,b', 'Expected names with commas between.'],
    ['leads list --status active', '--status <status>', 'active', allowed('all, new, contacted, won, lost')],
    [
      'leads list --forward lost',
      '--forward <state>',
      'lost',
      allowed('all, none, pending, delivered, dead'),
    ],
    [`leads export --search ${long}`, '--search <text>', long, 'Expected 1 to 100 characters.'],
    ['leads export --to 2026-02-30', '--to <yyyy-mm-dd>', '2026-02-30', day],
    [
      'assistant list --outcome answered',
      '--outcome <outcome>',
      'answered',
      allowed('all, offered, handed-over, unhelpful'),
    ],
    ['leads update FL-7K2M9Q --status all', '--status <status>', 'all', allowed('new, contacted, won, lost')],
    ['clients invite a@example.com --lead FL-1', '--lead <reference>', 'FL-1', leadKey],
    [
      `clients invite a@example.com --first-name ${long}`,
      '--first-name <name>',
      long,
      'Use at most 100 characters.',
    ],
    ['forms list --form Goal/1', '--form <slug>', 'Goal/1', 'Expected a form, for example goal-setting.'],
    ['forms export --focus Speed', '--focus <focus>', 'Speed', allowed(primaryFocuses.join(', '))],
    ['forms list --completion half', '--completion <state>', 'half', allowed('all, complete, incomplete')],
  ])('%s: the value of an option', async (line, option, value, expected) => {
    await expectRefusal(line, `option '${option}' argument '${value}' is invalid. ${expected}`);
  });

  it.each([
    ['subscriptions cancel sub/1', 'stripe_subscription_id', 'sub/1', stripeId],
    ['leads update FL-7K2M9Q FL-1 --status won', 'reference', 'FL-1', leadKey],
    ['subscriptions resume sub/1', 'stripe_subscription_id', 'sub/1', stripeId],
    ['subscriptions show sub/1', 'subscription', 'sub/1', stripeId],
    ['clients show layla', 'client', 'layla', 'Expected the mail address of a client, or the id.'],
    ['clients invite layla', 'email', 'layla', 'Enter an email address like name@example.com.'],
    [
      'forms show goal-setting',
      'submission',
      'goal-setting',
      'Expected the id of a submission, as "forms list" shows it.',
    ],
    [
      'forms withdraw 1',
      'assignment',
      '1',
      'Expected the id of an assignment, as "forms assignments" shows it.',
    ],
    [
      'forms assign a@example.com Goal/1',
      'names',
      'Goal/1',
      'Expected a mail address or the id of a client, a form, or -.',
    ],
  ])('%s: an argument', async (line, argument, value, expected) => {
    await expectRefusal(
      line,
      `command-argument value '${value}' is invalid for argument '${argument}'. ${expected}`,
    );
  });

  it.each(['', 'leads', 'assistant', 'audit', 'clients', 'forms', 'subscriptions', 'password'])(
    'the missing command of "%s", with its help',
    async (line) => {
      const { stdout, stderr, exitCode } = await run(line);
      expect(exitCode).toBe(exitCodes.usage);
      expect(stdout).toBe('');
      expect(stderr).toMatch(/^Usage: flow-admin/);
    },
  );

  it.each([
    'subscriptions list --from 2026-11-02 --to 2026-11-01',
    'leads export --from 2026-11-02 --to 2026-11-01',
    'subscriptions list --columns email,salary',
    'leads list --json reference,salary',
    'leads update FL-7K2M9Q',
    'leads update --status won',
    'leads list --sort salary',
    'subscriptions cancel --yes',
    'subscriptions cancel --yes --from-file /nowhere/ids.txt',
    'forms withdraw',
    'forms assign --from-file /nowhere/ids.txt goal-setting',
    'leads update FL-7K2M9Q --note -',
    'login',
    'subscriptions cancel sub_1',
    'subscriptions resume sub_1',
    'forms list --from 2026-11-02 --to 2026-11-01',
    'forms assign goal-setting',
    'forms assign a@example.com --due 2026-12-01',
  ])('%s, found before the server is opened', async (line) => {
    const { failure, connections } = await run(line);
    expect(failure).toMatchObject({ name: 'Failure', exitCode: exitCodes.usage });
    expect(connections).toEqual([]);
  });
});
