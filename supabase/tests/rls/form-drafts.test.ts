import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openFormStage } from './forms.fixture.ts';

const { stage, rpc, assign } = await openFormStage();

test('a draft knows when each of its answers was last changed, and nothing else moves that', async () => {
  const assignment = await assign();
  const save = async (changes: unknown, group = 0) => {
    const { body } = await rpc('owner', 'save_form_draft', {
      _assignment_id: assignment,
      _changes: changes,
      _group_index: group,
    });
    return (body as { answered_at: Record<string, string> }).answered_at;
  };
  const first = await save({ hours: 7, where: null });
  expect(Object.keys(first)).toEqual(['hours']);
  // Another question, a turn of the page, and the same answer once more.
  const second = await save({ pain: true });
  expect(second).toEqual({ ...first, pain: expect.any(String) });
  expect(await save({}, 1)).toEqual(second);
  expect(await save({ hours: 7 })).toEqual(second);
  const third = await save({ hours: 8, pain: null });
  for (const id of ['hours', 'pain']) {
    expect(Date.parse(third[id] ?? '')).toBeGreaterThanOrEqual(Date.parse(second[id] ?? ''));
    expect(third[id]).not.toBe(second[id]);
  }
  expect(await rpc('owner', 'open_form', { _slug: 'sleep-diary' })).toMatchObject({
    body: { draft: { answers: { hours: 8 }, answered_at: third } },
  });
  await rpc('admin', 'withdraw_form', { _assignment_id: assignment });
});

describe('of the answers of two devices to one question', () => {
  let assignment: string;
  beforeAll(async () => {
    assignment = await assign();
  });
  afterAll(() => rpc('admin', 'withdraw_form', { _assignment_id: assignment }));

  interface Draft {
    answers: Record<string, unknown>;
    answered_at: Record<string, string>;
  }
  async function save(_changes: unknown, _ages?: unknown, _seen?: unknown): Promise<Draft> {
    const given = { _assignment_id: assignment, _changes, _ages, _seen };
    const { status, body } = await rpc('owner', 'save_form_draft', given);
    expect([status, body]).toMatchObject([200, {}]);
    return body as Draft;
  }
  const minute = 60_000;
  const time = ({ answered_at }: Draft, id: string) => Date.parse(answered_at[id] ?? '');

  test('the later stands, question by question, whichever comes last', async () => {
    const second = await save({ hours: 7 }, { hours: 10 * minute });
    const first = await save(
      { hours: 5, where: 'Knee', pain: true },
      { hours: 11 * minute, where: 11 * minute },
    );
    expect(first.answers).toEqual({ hours: 7, where: 'Knee', pain: true });
    expect(first.answered_at.hours).toBe(second.answered_at.hours);
    expect(time(first, 'hours') - time(first, 'where')).toBeLessThan(minute);
    expect(time(first, 'hours')).toBeGreaterThan(time(first, 'where'));
    expect(time(first, 'pain') - time(first, 'hours')).toBeGreaterThan(9 * minute);
    const third = await save({ hours: 6, where: 'Hip' }, { hours: 9 * minute, where: 12 * minute });
    expect(third.answers).toEqual({ hours: 6, where: 'Knee', pain: true });
    expect(await rpc('owner', 'open_form', { _slug: 'sleep-diary' })).toMatchObject({
      body: { draft: { answers: third.answers, answered_at: third.answered_at } },
    });
  });

  test('one that was taken back counts as an answer, on either side', async () => {
    await save({ where: null }, { where: 5 * minute });
    expect((await save({ where: 'Hip' }, { where: 6 * minute })).answers).not.toHaveProperty('where');
    expect((await save({ where: 'Hip' }, { where: 4 * minute })).answers).toMatchObject({ where: 'Hip' });
    expect((await save({ where: null }, { where: 5 * minute })).answers).toMatchObject({ where: 'Hip' });
  });

  test('none is of the future, and none so old that the database could not say it', async () => {
    const future = await save({ hours: 8 }, { hours: -1e15 });
    const now = (await stage.database.sql<{ now: string }>('select now()::text as now'))[0]?.now ?? '';
    expect(time(future, 'hours')).toBeLessThanOrEqual(Date.parse(now));
    const after = await save({ hours: 9 });
    expect(after.answers).toMatchObject({ hours: 9 });
    expect(time(after, 'hours')).toBeGreaterThanOrEqual(time(future, 'hours'));
    expect((await save({ hours: 1 }, { hours: 1e300 })).answers).toMatchObject({ hours: 9 });
    expect((await save({ hours: 10 }, { hours: 'soon' })).answers).toMatchObject({ hours: 10 });
  });

  test('the one that was given with the other in sight stands, however wrong its clock', async () => {
    const known = await save({ hours: 2 });
    // As the SDK holds it.
    const seen = { hours: new Date(time(known, 'hours')).toISOString() };
    const jumped = await save({ hours: 3 }, { hours: 1e12 }, seen);
    expect(jumped.answers).toMatchObject({ hours: 3 });
    expect(time(jumped, 'hours')).toBeGreaterThanOrEqual(time(known, 'hours'));
    await save({ hours: 4 });
    expect((await save({ hours: 5 }, { hours: 1e12 }, seen)).answers).toMatchObject({ hours: 4 });
  });
});
