import type { ForwardStatus } from '@flow/sdk/contracts/lead';
import type { DemoLead } from './leads.ts';
import type { Person } from './people.ts';
import { daysAfter, type Random } from './random.ts';

interface DemoForward {
  lead_id: string;
  status: Exclude<ForwardStatus, 'none'>;
  attempts: number;
  revision: number;
  next_attempt_at: Date;
  last_error: string | null;
  delivered_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

interface DemoNote {
  id: string;
  lead_id: string;
  author_id: string;
  author_email: string;
  body: string;
  created_at: Date;
}

interface DemoAuditLine {
  id: string;
  occurred_at: Date;
  actor_id: string;
  actor_email: string;
  action: 'lead.set_status' | 'lead.add_note';
  subject_id: string;
  details: Record<string, string>;
}

const minutes = (count: number) => count / 1440;

/** Eight that an automation has, two that it will be sent again, one that was given up; the places in the list. */
const deliveredLeads = [6, 7, 10, 13, 15, 18, 23, 26];
const waitingLeads = [
  { index: 2, attempts: 3, nextIn: minutes(14), error: 'The automation answered 503' },
  { index: 4, attempts: 8, nextIn: 0.4, error: 'No answer within 10 seconds' },
] as const;
const deadLead = { index: 9, attempts: 11, error: 'The automation cannot be reached' } as const;

export function inventForwards(leads: readonly DemoLead[], now: Date): DemoForward[] {
  const forward = (index: number, changes: Partial<DemoForward>): DemoForward[] => {
    const lead = leads[index];
    if (!lead) return [];
    const { id, received_at } = lead;
    return [
      {
        lead_id: id,
        status: 'pending',
        attempts: 1,
        revision: 1,
        next_attempt_at: received_at,
        last_error: null,
        delivered_at: null,
        created_at: received_at,
        updated_at: received_at,
        ...changes,
      },
    ];
  };
  return [
    ...deliveredLeads.flatMap((index) => {
      const at = daysAfter(leads[index]?.received_at ?? now, minutes(0.05));
      return forward(index, { status: 'delivered', delivered_at: at, next_attempt_at: at, updated_at: at });
    }),
    ...waitingLeads.flatMap(({ index, attempts, nextIn, error }) =>
      forward(index, {
        attempts,
        last_error: error,
        next_attempt_at: daysAfter(now, nextIn),
        updated_at: daysAfter(now, -minutes(1)),
      }),
    ),
    ...forward(deadLead.index, {
      status: 'dead',
      attempts: deadLead.attempts,
      last_error: deadLead.error,
      next_attempt_at: daysAfter(now, -1),
      updated_at: daysAfter(now, -1),
    }),
  ];
}

const noteBodies = [
  'Called, no answer. Sent a WhatsApp message.',
  'Wants to train before work, three times a week.\nAsked about the studio in Al Quoz.',
  'Old knee injury. Coach to look at the plan first.',
  'Prefers WhatsApp, after 7 pm.',
  'Compares us with a gym near home. Call again on Sunday.',
  'Starts with the free trial on Monday. يبدأ يوم الاثنين',
] as const;

/** What the admin did with the leads that are no longer new: their status, notes on every second, each audited. */
export function inventLeadWork(
  random: Random,
  leads: readonly DemoLead[],
  { admin, now }: { admin: Person; now: Date },
): { notes: DemoNote[]; audit: DemoAuditLine[] } {
  const notes: DemoNote[] = [];
  const audit: DemoAuditLine[] = [];
  for (const [index, { id, status, first_contacted_at }] of leads.entries()) {
    if (first_contacted_at === null) continue;
    const record = (
      action: DemoAuditLine['action'],
      occurred_at: Date,
      details: DemoAuditLine['details'],
    ) => {
      const line = { id: random.uuid(), actor_id: admin.id, actor_email: admin.email, subject_id: id };
      audit.push({ ...line, occurred_at, action, details });
    };
    const left = (now.getTime() - first_contacted_at.getTime()) / 86_400_000;
    record('lead.set_status', first_contacted_at, { from: 'new', to: 'contacted' });
    for (let count = 0; count < (index % 2 === 0 ? 1 + (index % 3) : 0); count += 1) {
      const note = {
        id: random.uuid(),
        lead_id: id,
        author_id: admin.id,
        author_email: admin.email,
        body: random.pick(noteBodies),
        created_at: daysAfter(first_contacted_at, Math.min(0.01 + 0.8 * count, (left * (count + 1)) / 4)),
      };
      notes.push(note);
      record('lead.add_note', note.created_at, { note_id: note.id });
    }
    if (status !== 'contacted') {
      record('lead.set_status', daysAfter(first_contacted_at, Math.min(4, left * 0.9)), {
        from: 'contacted',
        to: status,
      });
    }
  }
  return { notes, audit };
}
