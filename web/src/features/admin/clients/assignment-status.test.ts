import { expect, test } from 'vitest';
import { assignmentBadge } from './assignment-status.ts';

test.each([
  ['completed', 'success', 'Completed'],
  ['pending', 'neutral', 'Pending'],
  ['overdue', 'danger', 'Overdue'],
  ['withdrawn', 'outline', 'Withdrawn'],
  ['constructor', 'outline', 'Constructor'],
])('%s is a %s badge: %s', (status, tone, label) => {
  expect(assignmentBadge(status)).toEqual({ tone, label });
});
