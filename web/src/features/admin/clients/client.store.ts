import { type Flow, isFlowError } from '@flow/sdk';
import { type ClientProfile, clientIdSchema } from '@flow/sdk/contracts/client';
import type { FormAssignment, FormOverview } from '@flow/sdk/contracts/form-assignment';
import type { FormSubmission } from '@flow/sdk/contracts/form-submission';
import { proxy, ref } from 'valtio/vanilla';
import type { AdminServices, Kept, Listing } from '../list/list-state.ts';
import type { StripeMode } from '../subscriptions/StripeLink.tsx';

/** A list that is loaded beside the profile. */
export interface Part<Row extends object> {
  listing: Listing;
  items: Kept<readonly Row[]>;
}

export interface ClientDependencies extends AdminServices {
  stripeMode: StripeMode;
}

const noRows = <Row extends object>(): Part<Row> => ({ listing: 'loading', items: ref<readonly Row[]>([]) });

const clientIsNone = ['not_found', 'invalid_input'];

/** Everything that is known about one person, and loaded anew when something was done. */
export function createClient(clientId: string, { loadFlow, showToast }: ClientDependencies) {
  const state = proxy({
    /** Absent: there is no such client. */
    loading: 'loading' as Listing | 'absent',
    profile: null as Kept<ClientProfile> | null,
    /** Newest first, as the others. */
    assignments: noRows<FormAssignment>(),
    submissions: noRows<FormSubmission>(),
    /** The registry, retired forms included. */
    forms: ref<readonly FormOverview[]>([]),
  });
  /** An answer that was asked for before a newer one came is dropped. */
  let newest = 0;
  let accepted = 0;

  async function fetchProfile(): Promise<void> {
    newest += 1;
    const asked = newest;
    const profile = await (await loadFlow()).clients.get(clientId);
    if (asked < accepted) return;
    accepted = asked;
    state.profile = ref(profile);
    state.loading = 'ready';
  }

  async function loadProfile(): Promise<void> {
    state.loading = 'loading';
    try {
      await fetchProfile();
    } catch (error) {
      const none = isFlowError(error) && clientIsNone.includes(error.code);
      state.loading = none ? 'absent' : 'failed';
      showToast({ title: 'Error', description: 'Failed to load client profile', variant: 'destructive' });
    }
  }

  /** What was done is in the history: the profile is loaded anew, and stays as it is where that fails. */
  async function refresh(): Promise<void> {
    try {
      await fetchProfile();
    } catch (error) {
      console.error('The client could not be loaded anew:', error);
    }
  }

  async function loadPart<Row extends object>(
    part: Part<Row>,
    name: string,
    rows: (flow: Flow) => Promise<readonly Row[]>,
  ): Promise<void> {
    if (part.listing === 'failed') part.listing = 'loading';
    try {
      part.items = ref(await rows(await loadFlow()));
      part.listing = 'ready';
    } catch (error) {
      console.error(`The client's ${name} could not be loaded:`, error);
      part.listing = 'failed';
    }
  }

  const loadAssignments = () =>
    loadPart(state.assignments, 'assignments', (flow) => flow.forms.assignments(clientId));

  const loadSubmissions = () =>
    loadPart(state.submissions, 'submissions', async (flow) => {
      const { items } = await flow.forms.page({ client_id: clientId });
      return items;
    });

  async function loadForms(): Promise<void> {
    try {
      state.forms = ref(await (await loadFlow()).forms.registry());
    } catch (error) {
      console.error('The registry of forms could not be loaded:', error);
    }
  }

  async function load(): Promise<void> {
    // Nothing else is asked about an id that is none.
    if (!clientIdSchema.safeParse(clientId).success) return loadProfile();
    await Promise.all([loadProfile(), loadAssignments(), loadSubmissions(), loadForms()]);
  }

  /** Shows a part of the profile as a change has answered it: what was asked for before is older. */
  function change(changes: Partial<ClientProfile>): void {
    newest += 1;
    accepted = newest;
    if (state.profile) state.profile = ref({ ...state.profile, ...changes });
  }

  return { id: clientId, state, load, loadProfile, refresh, loadAssignments, loadSubmissions, change };
}

export type Client = ReturnType<typeof createClient>;
