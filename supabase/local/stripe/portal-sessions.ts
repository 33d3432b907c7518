import { addressOf } from './checkout-sessions.ts';
import { post, type Route } from './routes.ts';
import { newId, type PortalSession } from './wire.ts';

export const portalSessionRoutes: Route[] = [
  post('/v1/billing_portal/sessions', ({ account, parameters }) => {
    const customer = account.customers.known(parameters.required('customer'), 'customer');
    const id = newId('bps');
    const session: PortalSession = {
      id,
      object: 'billing_portal.session',
      configuration: parameters.text('configuration') ?? 'bpc_stand_in',
      created: account.now(),
      customer: customer.id,
      customer_account: null,
      flow: null,
      livemode: false,
      locale: (parameters.text('locale') ?? null) as PortalSession['locale'],
      on_behalf_of: null,
      return_url: addressOf(parameters, 'return_url'),
      url: `${account.url}/p/session/${id}`,
    };
    parameters.end();
    account.portalSessions.add(session);
    return session;
  }),
];
