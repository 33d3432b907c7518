import { type CheckoutOwner, isFlowError } from '@flow/sdk';
import type { Checkout, TrialPlan } from '@flow/sdk/contracts/trial';
import { proxy, ref } from 'valtio/vanilla';
import { failureMessage } from '../../failure-message.ts';
import { copy } from '../copying.ts';
import type { AdminServices, Listing } from '../list/list-state.ts';

/** Why no trial was begun, where that is no mishap. */
export interface TrialRefusal {
  /** The free days were used: the plan can be begun without them. */
  trialUsed: boolean;
  message: string;
}

interface TrialDependencies extends AdminServices {
  /** The page was made: the history has a line more. */
  onStarted: () => Promise<void>;
  /** What this screen shows of the person is not how it is. */
  onConflict: () => Promise<void>;
}

/** The checkouts of a lead or a client, and the one that is begun. */
export function createTrial(owner: CheckoutOwner, dependencies: TrialDependencies) {
  const { loadFlow, showToast, now, onStarted, onConflict } = dependencies;
  const state = proxy({
    listing: 'loading' as Listing,
    /** Newest first. */
    checkouts: ref<readonly Checkout[]>([]),
    plan: 'monthly' as TrialPlan,
    email: '',
    emailError: null as string | null,
    /** The backend knows no address: it is asked for. */
    emailMissing: false,
    /** How often the address was refused: each time its field gets the focus. */
    refusals: 0,
    refusal: null as TrialRefusal | null,
    /** Which of the two is under way. */
    starting: null as 'with-trial' | 'without-trial' | null,
  });
  /** An answer that was asked for before a newer one came is dropped. */
  let question = 0;

  async function load(): Promise<void> {
    question += 1;
    const asked = question;
    if (state.listing === 'failed') state.listing = 'loading';
    try {
      const checkouts = await (await loadFlow()).trials.of(owner);
      if (asked !== question) return;
      state.checkouts = ref(checkouts);
      // Leads leave no address: the one that was given last is likely to be theirs.
      if (state.email === '') state.email = checkouts[0]?.email ?? '';
      state.listing = 'ready';
    } catch {
      if (asked === question) state.listing = 'failed';
    }
  }

  function editEmail(email: string): void {
    state.email = email;
    state.emailError = null;
    state.refusal = null;
  }

  function refuseEmail(message: string): void {
    state.emailError = message;
    state.emailMissing = true;
    state.refusals += 1;
  }

  async function fail(error: unknown): Promise<void> {
    const emailError = isFlowError(error) && error.code === 'invalid_input' && error.fields?.email;
    if (emailError) return refuseEmail(emailError);
    if (isFlowError(error) && (error.code === 'trial_used' || error.code === 'conflict')) {
      state.refusal = { trialUsed: error.code === 'trial_used', message: error.message };
      if (error.code === 'conflict') await onConflict();
      return;
    }
    const description = failureMessage(error, 'Please try again.');
    showToast({ title: 'Trial not started', description, variant: 'destructive' });
  }

  /** Makes the page that is sent to the person; one that is open already is found again. `asksEmail`: the person has no account. */
  async function start(how: { withoutTrial: boolean; asksEmail: boolean }): Promise<void> {
    const { withoutTrial, asksEmail } = how;
    if (state.starting) return;
    const email = asksEmail || state.emailMissing ? state.email.trim() : undefined;
    if (email === '') return refuseEmail('Please enter an email address.');
    state.starting = withoutTrial ? 'without-trial' : 'with-trial';
    state.refusal = null;
    try {
      const flow = await loadFlow();
      const checkout = await flow.trials.start({ ...owner, plan: state.plan, email, withoutTrial });
      state.checkouts = ref([checkout, ...state.checkouts.filter(({ id }) => id !== checkout.id)]);
    } catch (error) {
      return fail(error);
    } finally {
      state.starting = null;
    }
    showToast({ title: 'Link ready', description: 'Send it to the person who pays on its page.' });
    await Promise.all([load(), onStarted()]);
  }

  return {
    state,
    now,
    load,
    choose: (plan: TrialPlan) => {
      state.plan = plan;
    },
    editEmail,
    start,
    copy: (url: string) => copy('Link', url, dependencies),
  };
}

export type Trial = ReturnType<typeof createTrial>;
