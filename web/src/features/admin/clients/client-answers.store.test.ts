import { makeFormSubmission } from '@flow/sdk/testing';
import { expect, test } from 'vitest';
import { shownAnswers } from './client-answers.store.ts';

const sent = (id: string, form_key = 'goal_setting') => makeFormSubmission({ id, form_key });
const submissions = [sent('g3'), sent('p1', 'parq_assessment'), sent('g2'), sent('g1')];
const nothing = { formKey: null, later: null, earlier: null };

test.each([
  ['the newest form beside the time before', {}, ['g3', 'g2']],
  ['another form, which was sent once', { formKey: 'parq_assessment' }, ['p1', undefined]],
  ['an earlier submission beside the one before it', { later: 'g2' }, ['g2', 'g1']],
  ['the first one alone', { later: 'g1' }, ['g1', undefined]],
  ['any two of one form', { earlier: 'g1' }, ['g3', 'g1']],
  ['one alone', { earlier: '' }, ['g3', undefined]],
  ['nothing newer as the earlier one', { later: 'g2', earlier: 'g3' }, ['g2', undefined]],
])('shows %s', (_, chosen, ids) => {
  const shown = shownAnswers(submissions, { ...nothing, ...chosen });
  expect([shown?.later.id, shown?.earlier?.id]).toEqual(ids);
});

test('shows nothing where nothing was sent', () => {
  expect(shownAnswers([], nothing)).toBeNull();
});
