import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SubmissionFilter, submissionCsvColumns } from '@flow/sdk/contracts/form-submission';
import { makeForm, makeFormSubmission } from '@flow/sdk/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { exportOf } from '../../testing/run-command.ts';
import { scratchDirectory } from '../../testing/scratch-directory.ts';
import type { ExportOptions } from '../export-rows.ts';
import { submissions as collection } from './collection.ts';

const filter: SubmissionFilter = { form_key: null, client_id: null, completion: 'all' };
const diary = makeFormSubmission({
  form_key: 'sleep_diary',
  payload: { hours: 7, pain: true, where: '=1+1', snores: true },
  flags: ['pain'],
});

let cwd: string;
beforeEach(() => {
  cwd = scratchDirectory();
});

const save = (options: Partial<ExportOptions<SubmissionFilter>>) => {
  const flow = { forms: [makeForm()], submissions: [diary, makeFormSubmission()] };
  return exportOf(collection, filter)(options, { cwd, flow });
};

describe('an export of submissions', () => {
  it('of one form is named after it, with a column for each of its questions', async () => {
    const { stdout, stderr } = await save({ filter: { ...filter, form_key: 'sleep_diary' } });
    const [header, row] = readFileSync(join(cwd, 'sleep-diary-2026-11-21.csv'), 'utf8').split('\r\n');
    expect(header).toBe(`${submissionCsvColumns.join(',')},hours,dream,pain,where,helps,snores`);
    expect(row).toMatch(/,yes,pain,7,,yes,'=1\+1,,yes$/);
    expect({ stdout, stderr }).toEqual({
      stdout: '',
      stderr: 'Wrote 1 submission to sleep-diary-2026-11-21.csv.\n',
    });
  });

  it('of all forms goes to stdout with a column for each question that was answered', async () => {
    const { stdout, stderr } = await save({ output: '-' });
    expect(stdout.split('\r\n')).toHaveLength(4);
    expect(stdout).toMatch(/^id,created_at,.*,one_week_goal,.*,hours,pain,where,snores\r\n/);
    expect(stderr).toBe('');
    expect(readdirSync(cwd)).toEqual([]);
  });

  it('of all forms is named by no form', async () => {
    await save({});
    expect(readdirSync(cwd)).toEqual(['form-submissions-2026-11-21.csv']);
  });

  it('of a form that is not there is no file', async () => {
    const { failure } = await save({ filter: { ...filter, form_key: 'step_diary' } });
    expect(failure).toMatchObject({
      message: expect.stringMatching(/^There is no form step-diary\. The forms are .*sleep-diary/),
    });
    expect(readdirSync(cwd)).toEqual([]);
  });
});
