import type { LeadStatus } from '@flow/sdk/contracts/lead';
import { Badge, type BadgeTone } from '../../../ui/Badge/Badge.tsx';
import { leadStatusLabels } from './lead-labels.ts';

const statusTones: Record<LeadStatus, BadgeTone> = {
  new: 'warning',
  contacted: 'info',
  won: 'success',
  lost: 'neutral',
};

export function LeadStatusBadge({ status }: { status: LeadStatus }) {
  return <Badge tone={statusTones[status]}>{leadStatusLabels[status]}</Badge>;
}
