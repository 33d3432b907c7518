import { businessDay, formatBusinessDate } from '@flow/sdk/contracts/business-time';

const day = 86_400_000;

/** Days from one calendar day to another, both as Dubai counts them. */
function daysBetween(from: Date, to: Date): number {
  return Math.round((Date.parse(businessDay(to)) - Date.parse(businessDay(from))) / day);
}

/** By when a form is to be filled in: `Due tomorrow`. */
export function dueLabel(dueDate: string, now: Date): string {
  const due = new Date(dueDate);
  if (due < now) return `Overdue since ${formatBusinessDate(due)}`;
  const days = daysBetween(now, due);
  if (days === 0) return 'Due today';
  if (days === 1) return 'Due tomorrow';
  return days <= 14 ? `Due in ${days} days` : `Due ${formatBusinessDate(due)}`;
}
