import { makeForm, makeFormSubmission } from '@flow/sdk/testing';
import { describe, expect, it } from 'vitest';
import type { FakeIoSettings } from '../../testing/fake-io.ts';
import { runCommand } from '../../testing/run-command.ts';
import { runShow } from '../show-one.ts';
import { singleSubmission } from './single-submission.ts';

const submission = makeFormSubmission({
  form_key: 'sleep_diary',
  phone: null,
  payload: {
    hours: 6.5,
    dream: 'Of the sea.\r\n\nAnd of \u001b[2Jsand.',
    pain: true,
    helps: ['Warmth', 'Stretching'],
    snores: false,
  },
  flags: ['pain'],
});

const show = (key = submission.id, io: FakeIoSettings = {}, json = false, sent = submission) =>
  runCommand((dependencies) => runShow(singleSubmission, { key, json }, dependencies), {
    io,
    flow: { forms: [makeForm()], submissions: [sent] },
  });

describe('a submission', () => {
  it('is shown in a terminal with its answers under their questions, flags marked', async () => {
    const { stdout, stderr } = await show(submission.id, { terminal: true });
    expect(stdout.split('\n')).toEqual([
      'Form        Sleep diary, version 1',
      'Name        Layla Haddad',
      'Email       client@flow.example',
      'Phone       -',
      'Submitted   20 Nov 2026, 14:00',
      'State       complete',
      'Flagged     pain',
      'Client      0f3c0d8e-6f3e-4f0a-8c5b-0d6f8a1b0002',
      'Submission  7f3f1f3e-0c1f-4a53-9a54-000000061a81',
      '',
      'Last night',
      '  How many hours did you sleep?',
      '    6.5',
      '  What did you dream of?',
      '    Of the sea.',
      '    ',
      '    And of  [2Jsand.',
      '',
      'Your body',
      '  Did pain wake you? [flagged]',
      '    yes',
      '  Where?',
      '    -',
      '  What helps?',
      '    Warmth; Stretching',
      '',
      'Other answers',
      '  snores',
      '    no',
      '',
    ]);
    expect(stderr).toBe('');
  });

  it('leaves out what was not asked', async () => {
    const well = { ...submission, payload: { hours: 8, pain: false, where: '' }, flags: [] };
    const { stdout } = await show(submission.id, { terminal: true }, false, well);
    expect(stdout).not.toContain('Where?');
    expect(stdout).not.toContain('Other answers');
    expect(stdout).toContain('  Did pain wake you?\n    no\n');
  });

  it('is a field or an answer a line in a pipe', async () => {
    const { stdout } = await show();
    const lines = stdout
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t'));
    expect(lines.every((cells) => cells.length === 2)).toBe(true);
    expect(Object.fromEntries(lines)).toMatchObject({
      id: submission.id,
      form_key: 'sleep_diary',
      phone: '',
      complete: 'yes',
      flags: 'pain',
      hours: '6.5',
      helps: 'Warmth; Stretching',
      dream: 'Of the sea. And of  [2Jsand.',
    });
  });

  it('is an object as JSON', async () => {
    expect((await show(submission.id, {}, true)).stdout).toBe(`${JSON.stringify(submission, null, 2)}\n`);
  });

  it('is an error when there is none', async () => {
    expect(await show('00000000-0000-4000-8000-0000000000ff')).toMatchObject({
      stdout: '',
      failure: { code: 'not_found' },
    });
  });
});
