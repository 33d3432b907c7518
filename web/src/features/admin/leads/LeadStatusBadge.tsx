import { forKnown, labelOf } from '@flow/sdk/contracts/known-value';
import type { Lead, LeadStatus } from '@flow/sdk/contracts/lead';
import { Badge, type BadgeTone } from '../../../ui/Badge/Badge.tsx';
import { leadStatusLabels } from './lead-labels.ts';

const statusTones: Record<LeadStatus, BadgeTone> = {
  new: 'warning',
  contacted: 'info',
  won: 'success',
  lost: 'neutral',
};

export function LeadStatusBadge({ status }: Pick<Lead, 'status'>) {
  return <Badge tone={forKnown(statusTones, status) ?? 'neutral'}>{labelOf(leadStatusLabels, status)}</Badge>;
}
