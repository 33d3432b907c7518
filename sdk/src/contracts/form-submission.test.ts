import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formKeys,
  formPath,
  formSubmissionSchema,
  type GoalSettingPayload,
  goalSettingPayloadSchema,
  isGoalFormComplete,
  parqPayloadSchema,
  primaryFocuses,
} from './form-submission.ts';

const complete: GoalSettingPayload = {
  one_week_goal: 'Train twice',
  one_month_goals: 'Run 5 km',
  one_year_goals: 'Half marathon',
  current_mindset: 'Ready',
  weekly_frequency: '3',
  primary_focus: ['Build muscle'],
};

const submission = {
  id: '7f3f1f3e-0c1f-4a53-9a54-0a3c6d1f0001',
  client_id: '7f3f1f3e-0c1f-4a53-9a54-0a3c6d1f0002',
  form_key: 'goal_setting',
  first_name: 'Layla',
  last_name: null,
  email: 'client@flow.example',
  phone: null,
  version: 1,
  created_at: '2026-11-01 10:00:00+00',
  payload: complete,
  flags: [],
  complete: true,
};

describe('a goal-setting form', () => {
  it('is complete with three goals, mindset, frequency and a focus', () => {
    expect(isGoalFormComplete(complete)).toBe(true);
  });

  const needed = [
    'one_week_goal',
    'one_month_goals',
    'one_year_goals',
    'current_mindset',
    'weekly_frequency',
  ] as const;

  it.each(needed)('is incomplete without %s', (field) => {
    for (const value of [undefined, null, '', '  ']) {
      expect(isGoalFormComplete({ ...complete, [field]: value })).toBe(false);
    }
  });

  it('is incomplete without a focus', () => {
    for (const primary_focus of [undefined, null, []]) {
      expect(isGoalFormComplete({ ...complete, primary_focus })).toBe(false);
    }
  });

  it('never becomes complete by anything that is optional', () => {
    const optional = fc.record({
      weekly_frequency_other: fc.string(),
      primary_focus_other: fc.string(),
      belief_to_change: fc.string(),
      obstacles: fc.array(fc.string()),
      anything_else: fc.string(),
    });
    fc.assert(
      fc.property(optional, fc.constantFrom(...needed), (answers, missing) => {
        expect(isGoalFormComplete({ ...complete, ...answers })).toBe(true);
        expect(isGoalFormComplete({ ...complete, ...answers, [missing]: '' })).toBe(false);
      }),
    );
  });

  it('may be sent with any answer missing, but not with an answer of another kind', () => {
    expect(goalSettingPayloadSchema.safeParse({}).success).toBe(true);
    expect(goalSettingPayloadSchema.safeParse({ ...complete, obstacles: null }).success).toBe(true);
    expect(goalSettingPayloadSchema.safeParse({ primary_focus: 'Lose fat' }).success).toBe(false);
    expect(goalSettingPayloadSchema.safeParse({ one_week_goal: 3 }).success).toBe(false);
  });

  it('offers the documented focuses', () => {
    expect(primaryFocuses.join(', ')).toBe(
      'Build muscle, Lose fat, Improve endurance, Stay consistent, Move better, Reduce pain, Feel more energized, General fitness, Other',
    );
  });
});

describe('a PAR-Q assessment', () => {
  it('holds lists', () => {
    expect(
      parqPayloadSchema.safeParse({ goals: ['a'], fitness_level: [], training_location: null }).success,
    ).toBe(true);
    expect(parqPayloadSchema.safeParse({ goals: 'a' }).success).toBe(false);
  });
});

describe('a form submission', () => {
  it('keeps its payload as it was sent', () => {
    expect(formSubmissionSchema.parse(submission)).toEqual({
      ...submission,
      created_at: '2026-11-01T10:00:00.000Z',
    });
  });

  it.each([
    ['version', 1.5],
    ['payload', null],
    ['payload', []],
    ['client_id', 'someone'],
    ['created_at', 'today'],
  ])('may not have the %s %j', (field, value) => {
    expect(formSubmissionSchema.safeParse({ ...submission, [field]: value }).success).toBe(false);
  });

  it('is shown on its form’s path, the first underscore a hyphen', () => {
    expect(formKeys.map(formPath)).toEqual(['/admin/forms/goal-setting', '/admin/forms/parq-assessment']);
    expect(formPath('a_b_c')).toBe('/admin/forms/a-b_c');
  });
});
