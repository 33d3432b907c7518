import { FlowError } from '@flow/sdk';
import { makeFormSubmission } from '@flow/sdk/testing';
import { describe, expect, test, vi } from 'vitest';
import { formKind, goalKind } from './submission-kinds.ts';
import { submissionsWorld } from './submissions-backend.test-data.ts';

const diary = formKind('sleep-diary');
const row = makeFormSubmission({
  form_key: 'sleep_diary',
  payload: { hours: 6, pain: true, where: 'Knee' },
  flags: ['pain'],
});

describe('the filters', () => {
  test('of the goal form are asked as the function takes them', async () => {
    const { list, backend } = submissionsWorld(goalKind, []);
    await list.enter();
    expect(backend.page).toHaveBeenCalledExactlyOnceWith({
      form_key: 'goal_setting',
      from: null,
      to: null,
      focus: null,
      completion: 'all',
      limit: 100,
      cursor: null,
    });
    await list.show({ from: '2026-11-01', to: '2026-11-02', focus: 'Other', completion: 'incomplete' });
    expect(backend.page.mock.lastCall?.[0]).toMatchObject({
      from: '2026-11-01',
      to: '2026-11-02',
      focus: 'Other',
      completion: 'incomplete',
    });
  });

  test.each([
    ['all', null],
    ['flagged', true],
    ['unflagged', false],
  ] as const)('of any other form: %s is %s', async (flagged, asked) => {
    const { list, backend } = submissionsWorld(diary, []);
    await list.show({ flagged });
    expect(backend.page.mock.lastCall?.[0]).toMatchObject({ form_key: 'sleep_diary', flagged: asked });
  });
});

test('the count is of what matches, and of all', async () => {
  const incomplete = makeFormSubmission({ id: crypto.randomUUID(), complete: false });
  const { list } = submissionsWorld(goalKind, [makeFormSubmission(), incomplete]);
  await list.show({ completion: 'complete' });
  expect(list.state).toMatchObject({ matching: 1, total: 2 });
});

test('a list that fails is told in the words of the document', async () => {
  const { list, backend, toasts } = submissionsWorld(goalKind, []);
  backend.page.mockRejectedValueOnce(new FlowError('server', 'The database is resting.'));
  await list.enter();
  expect(toasts).toEqual([
    { title: 'Error', description: 'Failed to fetch form submissions', variant: 'destructive' },
  ]);
});

test('the export has what the filters match, by the name of the form', async () => {
  const { list, backend, files } = submissionsWorld(diary, [row]);
  await list.show({ flagged: 'flagged' });
  await list.exportCsv();
  expect(backend.all).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ form_key: 'sleep_diary', flagged: true }),
  );
  expect(files[0]?.name).toBe('sleep-diary-2026-11-21.csv');
  expect(String(files[0]?.content).split('\r\n')[0]).toContain('hours,pain,where');
});

describe('the form', () => {
  test('is called as the registry says', async () => {
    const { list, submissions, visited } = submissionsWorld(diary, [row]);
    expect(submissions.state.titles.page).toBe('Form submissions');
    await list.enter();
    expect(submissions.state.titles.page).toBe('Sleep diary');
    expect(visited).toEqual([]);
  });

  test.each(['no-such-form', 'sleep_diary', 'sleep', ''])('of the path %j is none: 404', async (pathKey) => {
    const { list, visited } = submissionsWorld(formKind(pathKey), []);
    await list.enter();
    expect(visited).toEqual(['/404']);
  });

  test('keeps its list when the registry fails', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { list, backend, visited } = submissionsWorld(diary, [row]);
    backend.registry.mockRejectedValueOnce(new FlowError('server', 'resting'));
    await list.enter();
    expect(list.state.items).toEqual([row]);
    expect(visited).toEqual([]);
    expect(logged).toHaveBeenCalledOnce();
  });

  test('asks for the questions of each listed version once', async () => {
    const { list, backend } = submissionsWorld(diary, [
      row,
      { ...row, id: crypto.randomUUID() },
      { ...row, id: crypto.randomUUID(), version: 2, created_at: '2026-01-01T10:00:00.000Z' },
    ]);
    await list.enter();
    await list.open(row);
    expect(backend.version.mock.calls).toEqual([
      ['sleep_diary', 1],
      ['sleep_diary', 2],
    ]);
  });
});

test('a link to a submission of another form finds none', async () => {
  const other = makeFormSubmission();
  const { list } = submissionsWorld(diary, [other], { search: `?submission=${other.id}` });
  await list.enter();
  // The list itself holds no row of another form: only the address brought it.
  await vi.waitFor(() => expect(list.state.filterProblem).toBe('There is no such submission of this form.'));
  expect(list.state.open).toBeNull();
});

describe('Copy', () => {
  test('copies the summary and says so', async () => {
    const { submissions, list, copied, toasts } = submissionsWorld(diary, [row]);
    await list.enter();
    await submissions.copy(row);
    expect(copied[0]).toContain('Sleep diary\nName: Layla Haddad');
    expect(copied[0]).toContain('! Did pain wake you?: Yes');
    expect(toasts).toEqual([{ title: 'Copied', description: 'Submission details copied to clipboard' }]);
  });

  test('goes by the keys where the questions cannot be had, and asks for them again', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { submissions, backend, copied } = submissionsWorld(diary, [row]);
    backend.version.mockRejectedValueOnce(new FlowError('network', 'No connection.'));
    await submissions.copy(row);
    expect(copied[0]).toContain('! Pain: Yes');
    await submissions.copy(row);
    expect(copied[1]).toContain('! Did pain wake you?: Yes');
    expect(logged).toHaveBeenCalledOnce();
  });
});
