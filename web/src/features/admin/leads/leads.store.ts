import { proxy } from 'valtio/vanilla';
import { createList } from '../list/list.store.ts';
import type { ListDependencies } from '../list/list-state.ts';
import { createTrial } from '../trials/trial.store.ts';
import { createLeadInvitation } from './lead-invitation.store.ts';
import { leadList } from './lead-list.ts';
import { createLeadSheet } from './lead-sheet.store.ts';
import { memoizeByLead } from './memoize-by-lead.ts';

export interface LeadsState {
  /** What the response clocks are read at, in milliseconds; moves on every minute. */
  now: number;
}

export interface LeadsDependencies extends ListDependencies {
  /** Calls back every minute until the result is called. */
  everyMinute: (tick: () => void) => () => void;
}

/** The leads: filtered, paged, exported, and one of them opened and worked on. */
export function createLeads({ everyMinute, ...services }: LeadsDependencies) {
  const { now } = services;
  const state = proxy<LeadsState>({ now: now().getTime() });
  const list = createList(leadList, services, () => sheet.opened());
  const sheet = createLeadSheet({ ...services, list });
  const invitation = createLeadInvitation({ ...services, list, onInvited: sheet.changed });

  const trialOf = memoizeByLead((lead) =>
    createTrial(
      { leadId: lead.id },
      {
        ...services,
        onStarted: () => sheet.changed(lead),
        // The lead may have become a client.
        onConflict: list.find,
      },
    ),
  );

  /** Keeps the response clocks going until the result is called. */
  function startClock(): () => void {
    const tick = () => {
      state.now = now().getTime();
    };
    tick();
    return everyMinute(tick);
  }

  return { state, list, sheet, invitation, trialOf, startClock };
}

export type Leads = ReturnType<typeof createLeads>;
