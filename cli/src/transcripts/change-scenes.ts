import { FlowError } from '@flow/sdk';
import { interruption } from '../failure.ts';
import { subscription, subscriptions } from '../testing/subscription.ts';
import type { CommandScenes } from '../testing/transcript.ts';

const ending = [subscription({ cancel_at_period_end: true })];
const many = Array.from({ length: 12 }, (_, index) => `sub_${index + 1}`).join('\n');
const ended = { subscriptions: [subscription({ status: 'none' }), ...subscriptions(3).slice(1)] };
const lead = 'FL-222223';
const client = 'client@flow.example';
/** The first that is given. */
const assignment = '7f3f1f3e-0c1f-4a53-9a54-00000007a121';

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
        backend: { subscriptions: subscriptions(1, { status: 'canceled' }) },
      },
      { title: 'of who has a subscription', line: 'trials start client1@example.com --plan monthly' },
      { title: 'without a plan', line: 'trials start noor@flow.example' },
    ],
  },
  'forms assign': {
    usual: { line: `forms assign ${client} sleep-diary --due 2026-12-01` },
    others: [
      { title: 'as a rehearsal', line: `forms assign ${client} --dry-run` },
      { title: 'of the usual ones, as JSON', line: `forms assign ${client} --json` },
      { title: 'once more', line: `forms assign ${client} sleep-diary`, before: [`forms assign ${client}`] },
      { title: 'to clients of stdin', line: 'forms assign - sleep-diary', input: `${client}\n` },
      { title: 'that is not there', line: `forms assign ${client} sleep-dairy` },
      { title: 'to nobody that is there', line: 'forms assign nobody@flow.example sleep-diary' },
      { title: 'to nobody', line: 'forms assign sleep-diary' },
      { title: 'until a day, without a form', line: `forms assign ${client} --due 2026-12-01` },
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
        answers: ['12'],
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
    ],
  },
};
