import { describe, expect, it } from 'vitest';
import { assignmentStatuses, formAssignmentSchema, shownAssignmentStatus } from './form-assignment.ts';

const now = new Date('2026-11-21T10:00:00.000Z');

describe('a form assignment', () => {
  it.each([
    ['pending', null, 'pending'],
    ['pending', '2026-11-21T10:00:00.000Z', 'pending'],
    ['pending', '2026-11-21T09:59:59.999Z', 'overdue'],
    ['completed', '2026-11-01T00:00:00.000Z', 'completed'],
    ['paused', '2026-11-01T00:00:00.000Z', 'paused'],
  ])('%s and due %s shows %s', (status, due_date, shown) => {
    expect(shownAssignmentStatus({ status, due_date }, now)).toBe(shown);
  });

  it('comes with its form, or without one that the registry has lost', () => {
    const assignment = {
      id: '7f3f1f3e-0c1f-4a53-9a54-0a3c6d1f0001',
      status: 'pending',
      assigned_at: '2026-11-20 10:00:00+00',
      due_date: '2026-11-27 10:00:00+00',
      completed_at: null,
      forms_registry: { slug: 'goal-setting', title: 'Goal setting', description: null },
    };
    const parsed = formAssignmentSchema.parse(assignment);
    expect(parsed.due_date).toBe('2026-11-27T10:00:00.000Z');
    expect(parsed.forms_registry).toEqual(assignment.forms_registry);
    expect(formAssignmentSchema.safeParse({ ...assignment, forms_registry: null }).success).toBe(true);
    expect(formAssignmentSchema.safeParse({ ...assignment, forms_registry: {} }).success).toBe(false);
  });

  it('is pending, completed or withdrawn, and never stored as overdue', () => {
    expect(assignmentStatuses).toEqual(['pending', 'completed', 'withdrawn']);
  });
});
