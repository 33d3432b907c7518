import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { questionsOf } from '../sdk/src/contracts/form-definition.ts';
import { copyContent } from './content-copy.test-data.ts';
import { ContentError, loadForms } from './load.ts';

const diary = `title: Sleep diary
description: How you slept.
groups:
  - title: Last night
    questions:
      - id: hours
        kind: number
        label: How many hours?
sent:
  title: Thank you
  text: We answer within {{terms.firstContact}}.
`;

async function formsWith(name: string, text: string) {
  const { directory, remove } = await copyContent();
  onTestFinished(remove);
  await rm(path.join(directory, 'forms'), { recursive: true });
  await mkdir(path.join(directory, 'forms'));
  await writeFile(path.join(directory, 'forms', name), text);
  return loadForms(directory);
}

describe('a form file', () => {
  test('is a form by its name alone, with its facts filled in', async () => {
    const [form] = await formsWith('sleep-diary.yaml', diary);
    expect(form).toMatchObject({ slug: 'sleep-diary', key: 'sleep_diary', isDefault: false, dueDays: 7 });
    expect(form?.sent.text).not.toContain('{{');
  });

  test.each([
    ['kind: number', 'kind: colour', 'groups.0.questions.0'],
    ['id: hours', 'id: Hours', 'groups.0.questions.0.id'],
    ['label: How many hours?', 'lable: How many hours?', 'groups.0.questions.0'],
    ['title: Sleep diary\n', '', 'title'],
    ['kind: number', 'kind: number\n        when: { question: pain, is: true }', 'groups.0.questions.0.when'],
    ['{{terms.firstContact}}', '{{terms.nothing}}', 'sent.text'],
    ['title: Sleep diary', 'title: "Sleep', 'line'],
  ])('with %j as %j is refused by file, field and reason', async (right, wrong, field) => {
    const failure: unknown = await formsWith('sleep-diary.yaml', diary.replace(right, wrong)).catch(
      (reason: unknown) => reason,
    );
    if (!(failure instanceof ContentError)) throw new Error('the form was accepted', { cause: failure });
    expect(failure.file).toBe('forms/sleep-diary.yaml');
    expect(failure.field).toContain(field);
  });

  test('of the health assessment flags every yes', async () => {
    const asked = diary.replace('kind: number', 'kind: yes_no');
    await expect(formsWith('parq-assessment.yaml', asked)).rejects.toThrow(
      /content\/forms\/parq-assessment.yaml: groups.0.questions.0.flag: must be true/,
    );
    await expect(formsWith('sleep-diary.yaml', asked)).resolves.toHaveLength(1);
    const flagged = asked
      .replace('label: How', 'flag: true\n        label: How')
      .concat('flagged: { title: Rest, text: We call. }\n');
    await expect(formsWith('parq-assessment.yaml', flagged)).resolves.toHaveLength(1);
  });

  test('with a name that is no slug is refused', async () => {
    await expect(formsWith('Sleep Diary.yaml', diary)).rejects.toThrow(
      /content\/forms\/Sleep Diary.yaml: slug: must be/,
    );
  });
});

test('the form that the README walks through can be saved as it stands there', async () => {
  const readme = await readFile(new URL('README.md', import.meta.url), 'utf8');
  const [, example = ''] = /```yaml\n(title: Sleep diary[\s\S]*?)```/.exec(readme) ?? [];
  const [form] = await formsWith('sleep-diary.yaml', example);
  expect(form && questionsOf(form).map(({ kind }) => kind)).toEqual(['number', 'yes_no', 'long_text']);
});
