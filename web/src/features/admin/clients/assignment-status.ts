import type { BadgeTone } from '../../../ui/Badge/Badge.tsx';

/** The document's default, secondary and destructive badges; outline for any other status. */
const tones: Readonly<Record<string, BadgeTone>> = {
  completed: 'success',
  pending: 'neutral',
  overdue: 'danger',
};

/** How a shown status looks: `Overdue`, in red. */
export function assignmentBadge(status: string): { tone: BadgeTone; label: string } {
  const tone = Object.hasOwn(tones, status) ? tones[status] : undefined;
  return { tone: tone ?? 'outline', label: status.charAt(0).toUpperCase() + status.slice(1) };
}
