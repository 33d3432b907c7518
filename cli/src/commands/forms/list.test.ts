import { type SubmissionFilter, submissionCsvColumns } from '@flow/sdk/contracts/form-submission';
import { makeClientProfile, makeForm, makeFormOverview, makeFormSubmission } from '@flow/sdk/testing';
import { describe, expect, it } from 'vitest';
import { listOf } from '../../testing/run-command.ts';
import { toListOptions } from '../list-rows.ts';
import { submissions as collection } from './collection.ts';

const filter: SubmissionFilter = {
  form_key: null,
  client_id: null,
  focus: null,
  completion: 'all',
  flagged: null,
  from: null,
  to: null,
};

const flagged = makeFormSubmission({
  id: '00000000-0000-4000-8000-0000000000f2',
  form_key: 'parq_assessment',
  first_name: null,
  last_name: null,
  email: null,
  version: 2,
  created_at: '2026-11-19T10:00:00.000Z',
  payload: { chest_pain: true },
  flags: ['chest_pain', 'dizziness'],
  complete: false,
});
const rows = [makeFormSubmission(), flagged];

const list = listOf(collection, filter, {
  forms: [makeForm()],
  submissions: rows,
  clients: [makeClientProfile()],
});

describe('a list of submissions', () => {
  it('is a table with Dubai times in a terminal, newest first', async () => {
    const { stdout, stderr } = await list({}, { io: { terminal: true } });
    expect(stdout.split('\n')).toEqual([
      'Submitted           Form             Name          Email                Version  State       Flagged                Submission',
      '20 Nov 2026, 14:00  goal-setting     Layla Haddad  client@flow.example  v1       complete    -                      7f3f1f3e-0c1f-4a53-9a54-000000061a81',
      '19 Nov 2026, 14:00  parq-assessment  -             -                    v2       incomplete  chest_pain, dizziness  00000000-0000-4000-8000-0000000000f2',
      '',
    ]);
    expect(stderr).toBe('');
  });

  it('marks in colour what the coach has to see', async () => {
    const { stdout } = await list({}, { io: { terminal: true, color: true } });
    expect(stdout).toContain('\u001b[31m\u001b[3mchest_pain, dizziness\u001b[23m\u001b[39m');
    expect(stdout).toContain('\u001b[33mincomplete\u001b[39m');
  });

  it('is tab-separated rows in a pipe', async () => {
    expect((await list()).stdout).toBe(
      '2026-11-20T10:00:00.000Z\tgoal-setting\tLayla Haddad\tclient@flow.example\tv1\tcomplete\t\t7f3f1f3e-0c1f-4a53-9a54-000000061a81\n' +
        '2026-11-19T10:00:00.000Z\tparq-assessment\t\t\tv2\tincomplete\tchest_pain,dizziness\t00000000-0000-4000-8000-0000000000f2\n',
    );
  });

  it('is JSON as the contract names it', async () => {
    expect((await list({ format: 'json' })).stdout).toBe(`${JSON.stringify(rows, null, 2)}\n`);
  });

  it('is CSV with the columns of the export: of one form those of its questions', async () => {
    const ofAll = await list({ format: 'csv' });
    expect(ofAll.stdout).toMatch(new RegExp(`^${submissionCsvColumns.join(',')},one_week_goal,`));
    const one = await list({ format: 'csv', filter: { ...filter, form_key: 'sleep_diary' } });
    expect(one.stdout).toBe(`${submissionCsvColumns.join(',')},hours,dream,pain,where,helps\r\n`);
  });

  it('hands every filter on, its client by id', async () => {
    const chosen: SubmissionFilter = {
      form_key: 'sleep_diary',
      client_id: 'client@flow.example',
      focus: 'Lose fat',
      completion: 'complete',
      flagged: true,
      search: 'haddad',
      from: '2026-11-01',
      to: '2026-11-30',
    };
    const { flow } = await list({ filter: chosen, limit: 5 });
    expect(flow.asked('form-submissions')).toEqual([
      { ...chosen, client_id: makeClientProfile().id, limit: 6, cursor: null },
    ]);
  });

  it('asks for nothing when the form is not there, and names those that are', async () => {
    const { failure, flow } = await list({ filter: { ...filter, form_key: 'step_diary' } });
    expect(failure).toMatchObject({ message: 'There is no form step-diary. The forms are sleep-diary.' });
    expect(flow.asked('form-submissions')).toEqual([]);
  });

  it('shows what was sent of a form that is retired', async () => {
    const retired = makeFormOverview({ retired_at: '2026-11-01T00:00:00.000Z' });
    const { failure, flow } = await list(
      { filter: { ...filter, form_key: retired.form_key } },
      { flow: { listForms: () => [retired] } },
    );
    expect(failure).toBeUndefined();
    expect(flow.asked('form-submissions')).toHaveLength(1);
  });

  it('asks for nothing when the client is not there', async () => {
    const { failure, flow } = await list({ filter: { ...filter, client_id: 'a@b.c' } });
    expect(failure).toMatchObject({ message: expect.stringContaining('There is no client a@b.c') });
    expect(flow.asked('form-submissions')).toEqual([]);
  });
});

it('the parsed options of a list of submissions hold the filter, the form by its key', () => {
  expect(toListOptions(collection, { completion: 'all', limit: 50 })).toEqual({
    filter,
    limit: 50,
    format: 'auto',
  });
  const parsed = { completion: 'incomplete', form: 'goal-setting', flagged: true, limit: 5 } as const;
  expect(toListOptions(collection, { ...parsed, client: 'a@b.c', focus: 'Other', to: '2026-11-30' })).toEqual(
    {
      filter: {
        form_key: 'goal_setting',
        client_id: 'a@b.c',
        focus: 'Other',
        completion: 'incomplete',
        flagged: true,
        from: null,
        to: '2026-11-30',
      },
      limit: 5,
      format: 'auto',
    },
  );
});
