import { FlowError } from '@flow/sdk';
import { clientAccount, makeLead } from '@flow/sdk/testing';
import { interruption } from '../failure.ts';
import { subscription, subscriptions } from '../testing/subscription.ts';
import type { CommandScenes } from '../testing/transcript.ts';
import { clients, nobodysId, twoForms } from './rare-rows.ts';

const ending = [subscription({ cancel_at_period_end: true })];
const many = Array.from({ length: 12 }, (_, index) => `sub_${index + 1}`).join('\n');
const ended = { subscriptions: [subscription({ status: 'none' }), ...subscriptions(3).slice(1)] };
const lead = 'FL-222223';
const client = 'client@flow.example';
/** The first that is given. */
const assignment = '7f3f1f3e-0c1f-4a53-9a54-00000007a121';
const nextAssignment = '7f3f1f3e-0c1f-4a53-9a54-00000007a122';
const trialUsed = { subscriptions: subscriptions(1, { status: 'canceled' }) };
const forwarded = (forward_status: 'dead' | 'none') => ({
  leads: [makeLead({ reference: lead, forward_status })],
});
/** The session of an admin ends in the middle. */
const endOfSession = () => {
  throw new FlowError('unauthenticated', 'Expired.', { status: 401 });
};

/** The commands that change something. */
export const changeScenes: Record<string, CommandScenes> = {
  'leads update': {
    usual: { line: `leads update ${lead} --status won` },
    others: [
      { title: 'as a rehearsal', line: `leads update ${lead} --status won --dry-run` },
      { title: 'with a note of stdin', line: `leads update ${lead} --note - --json`, input: 'Calls back\n' },
      { title: 'of stdin', line: 'leads update - --status lost', input: `# all\n${lead}\nFL-222224\n` },
      { title: 'with a line that is wrong', line: 'leads update - --status lost', input: `${lead}\nLayla\n` },
      { title: 'that is not there', line: 'leads update FL-ZZZZZZ --status won' },
      { title: 'that was forwarded already', line: `leads update ${lead} --retry-forward` },
      { title: 'to nothing', line: `leads update ${lead}` },
      {
        title: 'with a note',
        line: `leads update ${lead} --status contacted --note 'Calls back on Monday'`,
        terminal: true,
      },
      { title: 'of several', line: `leads update ${lead} FL-222224 --status lost`, terminal: true },
      { title: 'of several, as a rehearsal', line: `leads update ${lead} FL-222224 --status lost --dry-run` },
      {
        title: 'of several, of which some are not there',
        line: `leads update ${lead} FL-AAAAAA FL-BBBBBB --status lost`,
      },
      {
        title: 'that is forwarded once more',
        line: `leads update ${lead} --note 'Once more' --retry-forward`,
        terminal: true,
        backend: forwarded('dead'),
      },
      {
        title: 'that was never forwarded',
        line: `leads update ${lead} --status won --retry-forward`,
        backend: forwarded('none'),
      },
      { title: 'with an empty note', line: `leads update ${lead} --status won --note ' '` },
      { title: 'with an empty note of stdin', line: `leads update ${lead} --note -`, input: '\n' },
      { title: 'with a note and leads of stdin', line: 'leads update - --note -' },
      {
        title: 'of which one fails',
        line: `leads update ${lead} FL-222224 --status lost`,
        backend: {
          updateLead: () => {
            throw new FlowError('conflict', 'Another admin has set it.', { status: 409 });
          },
        },
      },
    ],
  },
  'clients invite': {
    usual: { line: `clients invite noor@flow.example --first-name Noor --lead ${lead}` },
    others: [
      { title: 'as a rehearsal', line: 'clients invite noor@flow.example --dry-run' },
      { title: 'as JSON', line: 'clients invite noor@flow.example --json' },
      { title: 'of who has an account', line: `clients invite ${client}` },
      { title: 'of a lead that is not there', line: 'clients invite noor@flow.example --lead FL-ZZZZZZ' },
      { title: 'of what is no address', line: 'clients invite noor' },
      { title: 'of who has an account, as a rehearsal', line: `clients invite ${client} --dry-run` },
      {
        title: 'of who has an account that waits, as a rehearsal',
        line: 'clients invite noor@example.com --dry-run',
        backend: clients,
      },
      {
        title: 'of a lead that is not there, as a rehearsal',
        line: 'clients invite noor@flow.example --lead FL-ZZZZZZ --dry-run',
      },
    ],
  },
  'trials start': {
    usual: { line: 'trials start noor@flow.example --plan monthly' },
    others: [
      { title: 'as a rehearsal', line: 'trials start noor@flow.example --plan monthly --dry-run' },
      { title: 'as JSON', line: 'trials start noor@flow.example --plan weekly --without-trial --json' },
      {
        title: 'of who has had one',
        line: 'trials start client1@example.com --plan monthly',
        backend: trialUsed,
      },
      { title: 'of who has a subscription', line: 'trials start client1@example.com --plan monthly' },
      { title: 'without a plan', line: 'trials start noor@flow.example' },
      {
        title: 'of who has had one, without free days',
        line: 'trials start client1@example.com --plan monthly --without-trial',
        terminal: true,
        backend: trialUsed,
      },
      {
        title: 'without free days, as a rehearsal',
        line: 'trials start noor@flow.example --plan weekly --without-trial --dry-run',
      },
    ],
  },
  'forms assign': {
    usual: { line: `forms assign ${client} sleep-diary --due 2026-12-01` },
    others: [
      { title: 'as a rehearsal', line: `forms assign ${client} --dry-run`, backend: twoForms },
      { title: 'of the usual ones, as JSON', line: `forms assign ${client} --default --json` },
      { title: 'once more', line: `forms assign ${client} sleep-diary`, before: [`forms assign ${client}`] },
      { title: 'to clients of stdin', line: 'forms assign - sleep-diary', input: `${client}\n` },
      { title: 'that is not there', line: `forms assign ${client} sleep-dairy` },
      { title: 'to nobody that is there', line: 'forms assign nobody@flow.example sleep-diary' },
      { title: 'to nobody', line: 'forms assign sleep-diary' },
      { title: 'until a day, without a form', line: `forms assign ${client} --due 2026-12-01` },
      { title: 'until a day that has passed', line: `forms assign ${client} check-in --due 2026-11-20` },
      { title: 'by default and by name', line: `forms assign ${client} check-in --default` },
      { title: 'to a line that is no client', line: 'forms assign - sleep-diary', input: 'layla\n' },
      {
        title: 'of several to several',
        line: `forms assign ${client} noor@example.com check-in sleep-diary`,
        before: [`forms assign ${client}`],
        backend: { ...twoForms, ...clients },
        terminal: true,
      },
      { title: 'to one who is named twice', line: `forms assign ${client} ${clientAccount.userId}` },
      { title: 'to somebody, and an id that nobody has', line: `forms assign ${nobodysId} ${client}` },
      { title: 'to several who are not there', line: `forms assign ${client} a@b.c d@e.f` },
      {
        title: 'of what waits already, as a rehearsal',
        line: `forms assign ${client} check-in sleep-diary --dry-run`,
        before: [`forms assign ${client} check-in`],
        backend: twoForms,
      },
      { title: 'to an id that nobody has, as a rehearsal', line: `forms assign ${nobodysId} --dry-run` },
    ],
  },
  'forms withdraw': {
    usual: { line: `forms withdraw ${assignment}`, before: [`forms assign ${client}`] },
    others: [
      {
        title: 'as a rehearsal',
        line: `forms withdraw ${assignment} --dry-run`,
        before: [`forms assign ${client}`],
      },
      {
        title: 'once more',
        line: `forms withdraw ${assignment}`,
        before: [`forms assign ${client}`, `forms withdraw ${assignment}`],
      },
      { title: 'that is not there', line: `forms withdraw ${assignment}` },
      { title: 'of what is no id', line: 'forms withdraw sleep-diary' },
      { title: 'of nothing', line: 'forms withdraw' },
      {
        title: 'of several, as JSON',
        line: `forms withdraw ${assignment} ${nextAssignment} --json`,
        before: [`forms assign ${client} check-in sleep-diary`],
        backend: twoForms,
      },
      {
        title: 'of several, of which one is not there',
        line: `forms withdraw ${nobodysId} ${assignment}`,
        before: [`forms assign ${client}`],
      },
      {
        title: 'of what is back, of what is not there and of one that waits, as a rehearsal',
        line: `forms withdraw ${assignment} ${nobodysId} ${nextAssignment} --dry-run`,
        before: [`forms assign ${client} check-in sleep-diary`, `forms withdraw ${assignment}`],
        backend: twoForms,
      },
    ],
  },
  'subscriptions cancel': {
    usual: { line: 'subscriptions cancel sub_2 --yes' },
    terminal: { line: 'subscriptions cancel sub_2', answers: [true] },
    others: [
      { title: 'as JSON', line: 'subscriptions cancel sub_2 --yes --json' },
      { title: 'as a rehearsal', line: 'subscriptions cancel sub_2 --dry-run' },
      { title: 'declined', line: 'subscriptions cancel sub_2', terminal: true, answers: [false] },
      { title: 'left', line: 'subscriptions cancel sub_2', terminal: true, answers: [interruption()] },
      { title: 'without anybody to ask', line: 'subscriptions cancel sub_2' },
      {
        title: 'of what ends already',
        line: 'subscriptions cancel sub_1 --yes',
        backend: { subscriptions: ending },
      },
      { title: 'of what has ended', line: 'subscriptions cancel sub_1 --yes', backend: ended },
      { title: 'that is not there', line: 'subscriptions cancel sub_9 --yes' },
      { title: 'of several', line: 'subscriptions cancel sub_1 sub_2', terminal: true, answers: [true] },
      { title: 'of several, as JSON', line: 'subscriptions cancel sub_1 sub_2 --yes --json' },
      { title: 'of several, as a rehearsal', line: 'subscriptions cancel sub_1 sub_2 --dry-run' },
      {
        title: 'of several, of which one has ended',
        line: 'subscriptions cancel sub_1 sub_2 --yes',
        backend: ended,
      },
      {
        title: 'a second time',
        line: 'subscriptions cancel sub_1 sub_2 --yes',
        before: ['subscriptions cancel sub_1 --yes'],
      },
      { title: 'of several, of which one is not there', line: 'subscriptions cancel sub_1 sub_9 --yes' },
      {
        title: 'of more than ten',
        line: 'subscriptions cancel --from-file ids.txt',
        files: { 'ids.txt': many },
        terminal: true,
        answers: [' 12 '],
        backend: { subscriptions: subscriptions(12) },
      },
      {
        title: 'of more than ten, with another number',
        line: 'subscriptions cancel --from-file ids.txt',
        files: { 'ids.txt': many },
        terminal: true,
        answers: ['11'],
        backend: { subscriptions: subscriptions(12) },
      },
      { title: 'of nothing', line: 'subscriptions cancel --yes' },
      { title: 'of a file that is not there', line: 'subscriptions cancel --from-file ids.txt --yes' },
      { title: 'of what is no id', line: 'subscriptions cancel sub/1 --yes' },
      {
        title: 'of what ends already, as JSON',
        line: 'subscriptions cancel sub_1 --json',
        terminal: true,
        backend: { subscriptions: ending },
      },
      {
        title: 'of several, declined',
        line: 'subscriptions cancel sub_1 sub_2',
        terminal: true,
        answers: [false],
      },
      {
        title: 'of several, while the session ends',
        line: 'subscriptions cancel sub_1 sub_2 sub_3 --yes',
        backend: { cancelSubscription: endOfSession },
      },
      {
        title: 'of several that end already',
        line: 'subscriptions cancel sub_1 - --json',
        input: 'sub_1\n',
        terminal: true,
        backend: { subscriptions: ending },
      },
    ],
  },
  'subscriptions resume': {
    usual: { line: 'subscriptions resume sub_1 --yes', backend: { subscriptions: ending } },
    terminal: { line: 'subscriptions resume sub_1', answers: [true] },
    others: [
      {
        title: 'declined',
        line: 'subscriptions resume sub_1',
        terminal: true,
        answers: [false],
        backend: { subscriptions: ending },
      },
      { title: 'of what goes on', line: 'subscriptions resume sub_1 --yes' },
      {
        title: 'of what has ended',
        line: 'subscriptions resume sub_1 --yes',
        backend: { subscriptions: [subscription({ status: 'canceled' })] },
      },
      {
        title: 'of several',
        line: 'subscriptions resume sub_1 sub_2 --yes',
        backend: { subscriptions: subscriptions(2, { cancel_at_period_end: true }) },
      },
      {
        title: 'of several, with a question',
        line: 'subscriptions resume sub_1 sub_2',
        terminal: true,
        answers: [true],
        backend: { subscriptions: subscriptions(2, { cancel_at_period_end: true }) },
      },
      {
        title: 'whose date has passed',
        line: 'subscriptions resume sub_1 --yes',
        backend: {
          subscriptions: [
            subscription({ cancel_at_period_end: true, current_period_end: '2026-11-21T09:59:59.000Z' }),
          ],
        },
      },
    ],
  },
};
