import { type Flow, FlowError, type Session } from '@flow/sdk';
import type { ListSubscriptionsRequest, Subscription } from '@flow/sdk/contracts/subscription';

export interface FakeFlowSettings {
  session?: Session | null;
  admin?: boolean;
  rows?: readonly Subscription[];
  /** Replaces single methods, for failures. */
  auth?: Partial<Flow['auth']>;
  subscriptions?: Partial<Flow['subscriptions']>;
}

export interface FakeFlow extends Flow {
  /** Every page that was asked for. */
  pages: ListSubscriptionsRequest[];
  /** Every subscription that was cancelled. */
  cancelled: string[];
}

export const adminSession: Session = {
  userId: '6c0a7c5e-0000-4000-8000-000000000001',
  email: 'admin@flow.example',
  accessToken: 'access',
  refreshToken: 'refresh',
  expiresAt: 1_795_000_000,
};

const unexpected = (name: string) => (): never => {
  throw new Error(`A command called ${name}, which no command needs.`);
};

/** A backend of one admin and some subscriptions; a cursor is the number of rows already answered. */
export function createFakeFlow(settings: FakeFlowSettings = {}): FakeFlow {
  const rows = settings.rows ?? [];
  const pages: ListSubscriptionsRequest[] = [];
  const cancelled: string[] = [];
  const session = settings.session === undefined ? adminSession : settings.session;

  const page: Flow['subscriptions']['page'] = async (request = {}) => {
    pages.push(request);
    const start = Number(request.cursor ?? 0);
    const end = start + (request.limit ?? rows.length);
    return { items: rows.slice(start, end), next_cursor: end < rows.length ? String(end) : null };
  };

  return {
    pages,
    cancelled,
    auth: {
      getSession: async () => session,
      signIn: async () => session ?? adminSession,
      signOut: async () => {},
      requestPasswordReset: unexpected('auth.requestPasswordReset'),
      changePassword: unexpected('auth.changePassword'),
      onChange: unexpected('auth.onChange'),
      ...settings.auth,
    },
    roles: {
      has: async () => settings.admin ?? true,
      mine: unexpected('roles.mine'),
    },
    subscriptions: {
      page,
      async *all(filter = {}) {
        const answer = await page(filter);
        yield* answer.items;
      },
      async cancel(id) {
        cancelled.push(id);
        const row = rows.find((candidate) => candidate.stripe_subscription_id === id);
        if (!row) throw new FlowError('not_found', 'There is no such subscription.', { status: 404 });
        return { ...row, cancel_at_period_end: true };
      },
      ...settings.subscriptions,
    },
    consultations: { submit: unexpected('consultations.submit') },
    chat: { stream: unexpected('chat.stream') },
  };
}
