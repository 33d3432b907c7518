import { fitnessGoalLabels } from '@flow/sdk/contracts/consultation';
import { forKnown, labelOf } from '@flow/sdk/contracts/known-value';
import type { Lead } from '@flow/sdk/contracts/lead';
import { instantColumn, type RowColumn, textColumn } from '../../output/row-columns.ts';
import { forwardCell, responseCell, responseRaw, statusTones } from './cells.ts';

/** The columns of a list of leads; the campaign is that of the first touch, which brought the visitor. */
export function leadColumns(now: Date): readonly RowColumn<Lead>[] {
  return [
    textColumn('Reference', 1, (lead) => lead.reference),
    instantColumn('Received', 3, (lead) => lead.received_at),
    {
      title: 'Status',
      rank: 1,
      raw: (lead) => lead.status,
      cell: ({ status }) => ({ text: status, tone: forKnown(statusTones, status) }),
    },
    {
      title: 'Response',
      rank: 2,
      raw: (lead) => responseRaw(lead, now),
      cell: (lead) => responseCell(lead, now),
    },
    { ...textColumn<Lead>('Name', 1, (lead) => lead.name), shrinks: true },
    textColumn('Phone', 2, (lead) => lead.phone),
    {
      title: 'Goal',
      rank: 5,
      raw: (lead) => lead.fitness_goal,
      cell: (lead) => ({ text: labelOf(fitnessGoalLabels, lead.fitness_goal) }),
    },
    textColumn('Source', 6, (lead) => lead.source_page),
    textColumn('UTM source', 7, (lead) => lead.attribution?.first.utm_source),
    textColumn('UTM campaign', 8, (lead) => lead.attribution?.first.utm_campaign),
    {
      title: 'Forward',
      rank: 4,
      raw: (lead) => lead.forward_status,
      cell: (lead) => ({ ...forwardCell(lead), text: lead.forward_status }),
    },
  ];
}
