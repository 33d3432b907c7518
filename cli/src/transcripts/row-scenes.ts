import { makeFormSubmission } from '@flow/sdk/testing';
import type { CommandScenes, Scene } from '../testing/transcript.ts';

/** What a list can be asked for, the same for all of them. */
function listScenes(noun: string, column: string, field: string): CommandScenes {
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
    ].filter((scene) => noun !== 'clients' || !scene.line.includes('--from')),
  };
}

function exportScenes(noun: string): CommandScenes {
  const line = `${noun} export`;
  const again: Scene = { line: `${line} --output rows.csv`, files: { 'rows.csv': 'kept\n' } };
  return {
    usual: { line },
    others: [
      { title: 'to stdout', line: `${line} --output -` },
      { ...again, title: 'where there is such a file' },
      { title: 'into a directory that is not there', line: `${line} --output nowhere/rows.csv` },
    ],
  };
}

const submission = makeFormSubmission();

/** The commands that show what there is. */
export const rowScenes: Record<string, CommandScenes> = {
  'leads list': listScenes('leads', 'reference', 'reference,status'),
  'leads export': exportScenes('leads'),
  'leads show': {
    usual: { line: 'leads show FL-222223' },
    others: [
      { title: 'as JSON', line: 'leads show FL-222223 --json' },
      { title: 'that is not there', line: 'leads show FL-ZZZZZZ' },
      { title: 'of what is no reference', line: 'leads show Layla' },
    ],
  },
  'assistant list': listScenes('assistant', 'asked', 'question'),
  'assistant export': exportScenes('assistant'),
  'audit list': listScenes('audit', 'done', 'action'),
  'audit export': exportScenes('audit'),
  'subscriptions list': listScenes('subscriptions', 'subscription', 'email,status'),
  'subscriptions export': exportScenes('subscriptions'),
  'subscriptions show': {
    usual: { line: 'subscriptions show sub_2' },
    others: [
      { title: 'as JSON', line: 'subscriptions show sub_2 --json' },
      { title: 'that is not there', line: 'subscriptions show sub_9' },
      { title: 'of what is no id', line: 'subscriptions show sub/2' },
    ],
  },
  'clients list': listScenes('clients', 'email', 'email,pending_forms'),
  'clients export': exportScenes('clients'),
  'clients show': {
    usual: { line: 'clients show client@flow.example', before: ['forms assign client@flow.example'] },
    others: [
      { title: 'as JSON', line: 'clients show client@flow.example --json' },
      { title: 'that is not there', line: 'clients show nobody@flow.example' },
      { title: 'of what is no address', line: 'clients show Layla' },
    ],
  },
  'forms list': listScenes('forms', 'submission', 'form_key,flags'),
  'forms export': exportScenes('forms'),
  'forms show': {
    usual: { line: `forms show ${submission.id}` },
    others: [
      { title: 'as JSON', line: `forms show ${submission.id} --json` },
      { title: 'that is not there', line: `forms show ${submission.client_id}` },
      { title: 'of what is no id', line: 'forms show sleep-diary' },
    ],
  },
  'forms registry': {
    usual: { line: 'forms registry' },
    others: [
      { title: 'where there is none', line: 'forms registry', backend: { forms: [] } },
      { title: 'as CSV', line: 'forms registry --csv' },
    ],
  },
  'forms assignments': {
    usual: { line: 'forms assignments client@flow.example', before: ['forms assign client@flow.example'] },
    others: [
      { title: 'of whom nothing was given', line: 'forms assignments client@flow.example' },
      { title: 'of nobody', line: 'forms assignments nobody@flow.example' },
    ],
  },
};
