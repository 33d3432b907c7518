import type { StripeAccount } from '../account.ts';
import { setCard } from '../cards.ts';
import { changeSubscription, isRunning } from '../subscription-life.ts';
import { endingOf } from '../subscriptions.ts';
import type { PortalSession } from '../wire.ts';
import { type PortalAction, portalMessages } from './portal-page.ts';

/** Does what the portal's form asks for; null where it asks for nothing that there is. */
export function portalAction(
  account: StripeAccount,
  session: PortalSession,
  form: URLSearchParams,
): PortalAction | null {
  const action = form.get('action');
  if (action === 'card') {
    setCard(account, session.customer, form.get('card') === 'declined' ? 'declined' : 'works');
    return action;
  }
  const record = account.subscriptions.get(form.get('subscription') ?? '');
  if (record?.customer !== session.customer || (action !== 'cancel' && action !== 'resume')) return null;
  if (!isRunning(record)) return null;
  changeSubscription(account, record, endingOf(record, action === 'cancel', account.now()));
  return action;
}

export function portalDone(text: string | undefined): PortalAction | null {
  return text !== undefined && Object.hasOwn(portalMessages, text) ? (text as PortalAction) : null;
}
