import { makeFormSubmission } from '@flow/sdk/testing';
import type { CommandScenes, Scene } from '../testing/transcript.ts';
import * as rare from './rare-rows.ts';

/** A scene in a terminal with room for every column, unless said. */
const shown = (title: string, line: string, backend: NonNullable<Scene['backend']>, width = 200): Scene => ({
  ...{ title, line, backend, width },
  terminal: true,
});

/** What a list can be asked for, the same for all of them. */
function listScenes(
  noun: string,
  column: string,
  field: string,
  rareRows: NonNullable<Scene['backend']>,
  more: readonly Scene[] = [],
): CommandScenes {
  const line = `${noun} list`;
  return {
    usual: { line },
    others: [
      { title: 'with more than are shown', line: `${line} --limit 1` },
      { title: 'of which nothing matches', line: `${line} --from 2031-01-01` },
      { title: 'sorted, with a header', line: `${line} --sort -${column} --columns ${column} --header` },
      { title: 'as JSON', line: `${line} --limit 1 --json` },
      { title: 'as JSON lines', line: `${line} --ndjson ${field}` },
      { title: 'as CSV', line: `${line} --csv --limit 1`, terminal: true },
      { title: 'by a column that is none', line: `${line} --columns salary` },
      { title: 'from a day that is none', line: `${line} --from 2026-02-30` },
      { title: 'from a day after the last', line: `${line} --from 2026-11-02 --to 2026-11-01` },
      { title: 'of rare rows', line, backend: rareRows },
      shown('of rare rows', line, rareRows),
      shown('of rare rows, narrow', line, rareRows, 80),
      shown('of rare rows, narrower', line, rareRows, 60),
      ...more,
    ].filter((scene) => noun !== 'clients' || !scene.line.includes('--from')),
  };
}

function exportScenes(noun: string, more: readonly Scene[] = []): CommandScenes {
  const line = `${noun} export`;
  const again: Scene = { line: `${line} --output rows.csv`, files: { 'rows.csv': 'kept\n' } };
  return {
    usual: { line },
    others: [
      { title: 'to stdout', line: `${line} --output -` },
      { ...again, title: 'where there is such a file' },
      { title: 'into a directory that is not there', line: `${line} --output nowhere/rows.csv` },
      ...more,
    ],
  };
}

const submission = makeFormSubmission();

/** The commands that show what there is. */
export const rowScenes: Record<string, CommandScenes> = {
  'leads list': listScenes('leads', 'reference', 'reference,status', rare.leads),
  'leads export': exportScenes('leads'),
  'leads show': {
    usual: { line: 'leads show FL-222223' },
    others: [
      { title: 'as JSON', line: 'leads show FL-222223 --json' },
      { title: 'that is not there', line: 'leads show FL-ZZZZZZ' },
      { title: 'of what is no reference', line: 'leads show Layla' },
      shown('with all that can be known', 'leads show FL-7K2M9Q', rare.leads),
      shown('of which little is known', 'leads show FL-4TQ8WD', rare.leads),
    ],
  },
  'assistant list': listScenes('assistant', 'asked', 'question', rare.questions),
  'assistant export': exportScenes('assistant'),
  'audit list': listScenes('audit', 'done', 'action', rare.auditEntries),
  'audit export': exportScenes('audit'),
  'subscriptions list': listScenes('subscriptions', 'subscription', 'email,status', rare.subscriptions, [
    { title: 'in the order of what is none', line: 'subscriptions list --sort -email,salary' },
    { title: 'with a field that is none', line: 'subscriptions list --ndjson salary' },
    shown('narrow', 'subscriptions list', {}, 80),
    shown('with chosen columns, narrow', 'subscriptions list --columns name,last_activity', {}, 20),
    shown('with the names of its columns', 'subscriptions list --header', { subscriptions: [] }),
    { title: 'as a table', line: 'subscriptions list --table' },
  ]),
  'subscriptions export': exportScenes('subscriptions', [
    { title: 'without a name', line: "subscriptions export --output ''" },
  ]),
  'subscriptions show': {
    usual: { line: 'subscriptions show sub_2' },
    others: [
      { title: 'as JSON', line: 'subscriptions show sub_2 --json' },
      { title: 'that is not there', line: 'subscriptions show sub_9' },
      { title: 'of what is no id', line: 'subscriptions show sub/2' },
      shown('with a dispute and what was told', 'subscriptions show sub_1', rare.subscriptions),
    ],
  },
  'clients list': listScenes('clients', 'email', 'email,pending_forms', rare.clients),
  'clients export': exportScenes('clients'),
  'clients show': {
    usual: { line: 'clients show client@flow.example', before: ['forms assign client@flow.example'] },
    others: [
      { title: 'as JSON', line: 'clients show client@flow.example --json' },
      { title: 'that is not there', line: 'clients show nobody@flow.example' },
      { title: 'of what is no address', line: 'clients show Layla' },
      shown('with all that can belong to them', 'clients show client@flow.example', rare.wholeClient),
      shown('of whom little is known', 'clients show noor@example.com', rare.clients),
    ],
  },
  'forms list': listScenes('forms', 'submission', 'form_key,flags', rare.submissions, [
    { title: 'of one form, as CSV', line: 'forms list --form sleep-diary --csv' },
    { title: 'of a form that is retired', line: 'forms list --form old', backend: rare.registry },
    { title: 'of a form that is not there', line: 'forms list --form step-diary' },
    { title: 'of a client who is not there', line: 'forms list --client nobody@flow.example' },
  ]),
  'forms export': exportScenes('forms', [
    { title: 'of one form', line: 'forms export --form sleep-diary' },
    { title: 'of all forms', line: 'forms export --output -', backend: rare.submissions },
    { title: 'of a form that is not there', line: 'forms export --form step-diary' },
  ]),
  'forms show': {
    usual: { line: `forms show ${submission.id}` },
    others: [
      { title: 'as JSON', line: `forms show ${submission.id} --json` },
      { title: 'that is not there', line: `forms show ${submission.client_id}` },
      { title: 'of what is no id', line: 'forms show sleep-diary' },
      { title: 'with long answers', line: `forms show ${submission.id}`, backend: rare.longAnswers },
      shown('with long answers', `forms show ${submission.id}`, rare.longAnswers),
      shown('with a question that was not asked', `forms show ${submission.id}`, rare.shortAnswers),
    ],
  },
  'forms registry': {
    usual: { line: 'forms registry' },
    others: [
      { title: 'where there is none', line: 'forms registry', backend: { forms: [] } },
      { title: 'as CSV', line: 'forms registry --csv' },
      shown('of forms of every kind', 'forms registry', rare.registry),
    ],
  },
  'forms assignments': {
    usual: { line: 'forms assignments client@flow.example', before: ['forms assign client@flow.example'] },
    others: [
      { title: 'of whom nothing was given', line: 'forms assignments client@flow.example' },
      { title: 'of nobody', line: 'forms assignments nobody@flow.example' },
      { title: 'of an id that nobody has', line: `forms assignments ${rare.nobodysId}` },
      shown('with every status', 'forms assignments client@flow.example', rare.givenForms),
      { title: 'as CSV', line: 'forms assignments client@flow.example --csv', backend: rare.givenForms },
    ],
  },
};
