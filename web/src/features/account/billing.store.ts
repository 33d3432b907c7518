import { type Flow, isFlowError } from '@flow/sdk';
import type { TrialPlan } from '@flow/sdk/contracts/trial';
import { proxy } from 'valtio/vanilla';

export interface BillingDependencies {
  loadFlow: () => Promise<Pick<Flow, 'trials' | 'subscriptions'>>;
  /** Opens a page of Stripe's in the place of this one. */
  openPage: (url: string) => void;
  endedSession: (error: unknown) => boolean;
  refuse: (title: string, error: unknown) => void;
  reloadSubscriptions: () => Promise<void>;
}

const emptyState = () => ({
  /** What is chosen to follow the free days. */
  plan: 'monthly' as TrialPlan,
  /** Why there are no free days, once they were refused: the plan can be begun without them. */
  trialUsed: null as string | null,
  /** What is asked of Stripe, until its page takes the place of this one. */
  leavingFor: null as 'checkout' | 'portal' | null,
});

/** The ways to Stripe's pages: one begins a plan, the other has the card, the invoices and the receipts. */
export function createBilling(dependencies: BillingDependencies) {
  const { loadFlow, openPage, endedSession, refuse, reloadSubscriptions } = dependencies;
  const state = proxy(emptyState());
  /** Counts the visits: what an earlier one has asked for leads nowhere. */
  let turn = 0;

  /** Another person is here, or another page. */
  function clear(): void {
    turn += 1;
    Object.assign(state, emptyState());
  }

  async function leaveFor(
    destination: 'checkout' | 'portal',
    readUrl: (flow: Awaited<ReturnType<typeof loadFlow>>) => Promise<string>,
    fail: (error: unknown) => Promise<void> | void,
  ): Promise<void> {
    if (state.leavingFor) return;
    const mine = turn;
    state.leavingFor = destination;
    try {
      const url = await readUrl(await loadFlow());
      // The buttons stay busy until the browser has left.
      if (mine === turn) openPage(url);
    } catch (error) {
      if (mine !== turn) return;
      state.leavingFor = null;
      if (!endedSession(error)) await fail(error);
    }
  }

  async function failToBegin(error: unknown): Promise<void> {
    if (isFlowError(error) && error.code === 'trial_used') {
      state.trialUsed = error.message;
      return;
    }
    refuse('Not begun', error);
    // A subscription has begun elsewhere meanwhile.
    if (isFlowError(error) && error.code === 'conflict') await reloadSubscriptions();
  }

  /** Leads to the checkout of the chosen plan. */
  function begin({ withoutTrial }: { withoutTrial: boolean }): Promise<void> {
    const { plan } = state;
    return leaveFor(
      'checkout',
      async (flow) => {
        const { url } = await flow.trials.start({ plan, withoutTrial });
        if (url === null) throw new Error('The checkout has no page');
        return url;
      },
      failToBegin,
    );
  }

  function openPortal(): Promise<void> {
    return leaveFor(
      'portal',
      (flow) => flow.subscriptions.portal(),
      (error) => refuse('Not opened', error),
    );
  }

  return {
    state,
    clear,
    choose: (plan: TrialPlan) => {
      state.plan = plan;
    },
    begin,
    openPortal,
    /** The browser has brought the page back as it was left. */
    returned: () => {
      state.leavingFor = null;
    },
  };
}

export type Billing = ReturnType<typeof createBilling>;
