import { forKnown } from '@flow/sdk/contracts/known-value';
import type { ForwardStatus, Lead, LeadStatus } from '@flow/sdk/contracts/lead';
import { formatDuration, type ResponseState, responseClock } from '@flow/sdk/contracts/response-clock';
import type { Cell, Tone } from '../../output/table.ts';

const minute = 60_000;

export const statusTones: Record<LeadStatus, Tone | undefined> = {
  new: 'warning',
  contacted: undefined,
  won: 'success',
  lost: 'quiet',
};

const responseTones: Record<ResponseState, Tone | undefined> = {
  waiting: undefined,
  late: 'danger',
  answered: 'success',
  answered_late: 'warning',
};

/** Business time that has passed since a lead was due. */
function overdue(dueAt: string, now: Date): number {
  return responseClock({ received_at: dueAt, first_contacted_at: null }, now).elapsed;
}

/** How fast a lead was answered, or how long it waits, in the hours in which the business answers. */
export function responseCell(lead: Lead, now: Date): Cell {
  const { state, elapsed, dueAt } = responseClock(lead, now);
  const took = formatDuration(elapsed);
  const past = overdue(dueAt, now);
  const texts: Record<ResponseState, string> = {
    waiting: `waiting ${took}`,
    // Past closing and before the next opening no business time has passed yet.
    late: past < minute ? 'late' : `late by ${formatDuration(past)}`,
    answered: `answered in ${took}`,
    answered_late: `answered late, in ${took}`,
  };
  return { text: texts[state], tone: responseTones[state] };
}

/** The same for another program: the state and whole minutes, `late 840`. */
export function responseRaw(lead: Lead, now: Date): string {
  const { state, elapsed } = responseClock(lead, now);
  return `${state} ${Math.floor(elapsed / minute)}`;
}

const forwardTones: Record<ForwardStatus, Tone | undefined> = {
  none: 'quiet',
  pending: 'warning',
  delivered: undefined,
  dead: 'danger',
};

/** How far the forwarding is, and why it is no further. */
export function forwardCell({ forward_status, forward_attempts, forward_error }: Lead): Cell {
  const tries = forward_attempts === 1 ? '1 attempt' : `${forward_attempts} attempts`;
  const failed = forward_attempts > 0 && (forward_status === 'pending' || forward_status === 'dead');
  const reason = failed ? ` (${tries}${forward_error === null ? '' : `: ${forward_error}`})` : '';
  return { text: `${forward_status}${reason}`, tone: forKnown(forwardTones, forward_status) };
}
