import { primaryFocuses } from '@flow/sdk/contracts/form-submission';
import { describe, expect, it } from 'vitest';
import { exitCodes } from './exit-codes.ts';
import { runLine as run } from './testing/run-line.ts';

describe('a wrong command line is explained on stderr, with exit code 2 and no request', () => {
  it.each([
    ['subscription', "error: unknown command 'subscription'\n(Did you mean subscriptions?)"],
    ['subscriptions lits', "error: unknown command 'lits'\n(Did you mean list?)"],
    ['whoami --jsn', "error: unknown option '--jsn'\n(Did you mean --json?)"],
    [
      'subscriptions list --status paid',
      "error: option '--status <status>' argument 'paid' is invalid. Allowed choices are all, trialing, active, past_due, canceled, none.",
    ],
    [
      'subscriptions list --from 2026-02-30',
      "error: option '--from <yyyy-mm-dd>' argument '2026-02-30' is invalid. Expected a date as yyyy-mm-dd, for example 2026-11-21.",
    ],
    [
      'subscriptions export --to 21.11.2026',
      "error: option '--to <yyyy-mm-dd>' argument '21.11.2026' is invalid. Expected a date as yyyy-mm-dd, for example 2026-11-21.",
    ],
    [
      'subscriptions list --limit -1',
      "error: option '-l, --limit <n>' argument '-1' is invalid. Expected a whole number, 0 for all.",
    ],
    [
      'subscriptions list --limit 1.5',
      "error: option '-l, --limit <n>' argument '1.5' is invalid. Expected a whole number, 0 for all.",
    ],
    ['subscriptions list --json --csv', "error: option '--json' cannot be used with option '--csv'"],
    [
      'subscriptions list --all --limit 5',
      "error: option '--all' cannot be used with option '-l, --limit <n>'",
    ],
    [
      'subscriptions list extra',
      "error: too many arguments for 'list'. Expected 0 arguments but got 1: extra.",
    ],
    ['subscriptions cancel', "error: missing required argument 'stripe_subscription_id'"],
    [
      'subscriptions cancel sub/1',
      "error: command-argument value 'sub/1' is invalid for argument 'stripe_subscription_id'. Expected the id of a Stripe subscription, for example sub_1Q2w3E.",
    ],
    [
      'leads list --status active',
      "error: option '--status <status>' argument 'active' is invalid. Allowed choices are all, new, contacted, won, lost.",
    ],
    [
      'leads list --forward lost',
      "error: option '--forward <state>' argument 'lost' is invalid. Allowed choices are all, none, pending, delivered, dead.",
    ],
    [
      `leads export --search ${'x'.repeat(101)}`,
      `error: option '--search <text>' argument '${'x'.repeat(101)}' is invalid. Expected 1 to 100 characters.`,
    ],
    [
      'leads export --to 2026-02-30',
      "error: option '--to <yyyy-mm-dd>' argument '2026-02-30' is invalid. Expected a date as yyyy-mm-dd, for example 2026-11-21.",
    ],
    [
      'assistant list --outcome answered',
      "error: option '--outcome <outcome>' argument 'answered' is invalid. Allowed choices are all, offered, handed-over, unhelpful.",
    ],
    ['leads update', "error: missing required argument 'reference'"],
    [
      'leads update FL-7K2M9Q FL-1 --status won',
      "error: command-argument value 'FL-1' is invalid for argument 'reference'. Expected a reference, for example FL-7K2M9Q, or the id of a lead.",
    ],
    [
      'leads update FL-7K2M9Q --status all',
      "error: option '--status <status>' argument 'all' is invalid. Allowed choices are new, contacted, won, lost.",
    ],
    [
      'subscriptions resume sub/1',
      "error: command-argument value 'sub/1' is invalid for argument 'stripe_subscription_id'. Expected the id of a Stripe subscription, for example sub_1Q2w3E.",
    ],
    [
      'subscriptions show sub/1',
      "error: command-argument value 'sub/1' is invalid for argument 'subscription'. Expected the id of a Stripe subscription, for example sub_1Q2w3E.",
    ],
    [
      'clients show layla',
      "error: command-argument value 'layla' is invalid for argument 'client'. Expected the mail address of a client, or the id.",
    ],
    [
      'clients invite layla',
      "error: command-argument value 'layla' is invalid for argument 'email'. Enter an email address like name@example.com.",
    ],
    [
      'clients invite a@example.com --lead FL-1',
      "error: option '--lead <reference>' argument 'FL-1' is invalid. Expected a reference, for example FL-7K2M9Q, or the id of a lead.",
    ],
    [
      `clients invite a@example.com --first-name ${'x'.repeat(101)}`,
      `error: option '--first-name <name>' argument '${'x'.repeat(101)}' is invalid. Use at most 100 characters.`,
    ],
    ['clients export', "error: unknown command 'export'"],
    [
      'forms list --form Goal/1',
      "error: option '--form <slug>' argument 'Goal/1' is invalid. Expected a form, for example goal-setting.",
    ],
    [
      'forms export --focus Speed',
      `error: option '--focus <focus>' argument 'Speed' is invalid. Allowed choices are ${primaryFocuses.join(', ')}.`,
    ],
    [
      'forms list --completion half',
      "error: option '--completion <state>' argument 'half' is invalid. Allowed choices are all, complete, incomplete.",
    ],
    [
      'forms show goal-setting',
      "error: command-argument value 'goal-setting' is invalid for argument 'submission'. Expected the id of a submission, as \"forms list\" shows it.",
    ],
    [
      'forms withdraw 1',
      "error: command-argument value '1' is invalid for argument 'assignment'. Expected the id of an assignment, as \"forms assignments\" shows it.",
    ],
    [
      'forms assign a@example.com Goal/1',
      "error: command-argument value 'Goal/1' is invalid for argument 'names'. Expected a mail address or the id of a client, a form, or -.",
    ],
    ['forms registry --json --csv', "error: option '--json' cannot be used with option '--csv'"],
    ['login --password secret', "error: unknown option '--password'"],
  ])('%s', async (line, message) => {
    const { stdout, stderr, exitCode, connections } = await run(line);
    expect(exitCode).toBe(exitCodes.usage);
    expect(stdout).toBe('');
    expect(stderr).toBe(`${message}
Add --help to see how it is used.
`);
    expect(connections).toEqual([]);
  });

  it.each(['', 'leads', 'assistant', 'clients', 'forms', 'subscriptions', 'password'])(
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
    'leads update FL-7K2M9Q',
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
