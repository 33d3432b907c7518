import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from '../../body-limit.ts';
import { type CardChoice, cardChoices, payCheckout } from '../checkout-payment.ts';
import { checkoutPage, successUrl } from './checkout-page.ts';
import { homeAction, settle } from './home-actions.ts';
import { homePage } from './home-page.ts';
import { message, pageStyle, stylePath } from './layout.ts';
import type { PageOptions } from './page-options.ts';
import { portalAction, portalDone } from './portal-actions.ts';
import { portalPage } from './portal-page.ts';

/** What Stripe hosts for customers, and a page to drive the stand-in. They know no key: a session's id is its own. */
export function stripePages(options: PageOptions): Hono {
  const { account, play, commit } = options;
  const app = new Hono();
  app.use(bodyLimit(16 * 1024), guard);

  app.get('/c/pay/:id', (c) => {
    play();
    const session = account.checkoutSessions.get(c.req.param('id'));
    if (!session) return missing(c);
    leadsTo(c, [session.success_url]);
    return c.html(checkoutPage(account, session));
  });

  app.post('/c/pay/:id', async (c) => {
    const form = await formOf(c);
    play();
    const session = account.checkoutSessions.get(c.req.param('id'));
    if (!session) return missing(c);
    leadsTo(c, [session.success_url]);
    if (session.status !== 'open') return c.html(checkoutPage(account, session));
    const refusal = payCheckout(account, session, {
      card: cardChoices.find((choice): choice is CardChoice => choice === form.get('card')) ?? 'none',
      email: form.get('email')?.trim() || null,
      name: form.get('name')?.trim() || null,
      phone: form.get('phone')?.trim() || null,
    });
    await commit();
    if (refusal !== null) return c.html(checkoutPage(account, session, refusal));
    return c.redirect(successUrl(session), 303);
  });

  app.get('/p/session/:id', (c) => {
    play();
    const session = account.portalSessions.get(c.req.param('id'));
    return session ? c.html(portalPage(account, session, portalDone(c.req.query('done')))) : missing(c);
  });

  app.post('/p/session/:id', async (c) => {
    const form = await formOf(c);
    play();
    const session = account.portalSessions.get(c.req.param('id'));
    if (!session) return missing(c);
    const done = portalAction(account, session, form);
    account.isChanged = true;
    await commit();
    return c.redirect(`/p/session/${session.id}${done === null ? '' : `?done=${done}`}`, 303);
  });

  app.get('/', (c) => {
    play();
    return c.html(homePage(options, new URL(c.req.url).searchParams));
  });

  app.post('/actions/:name', async (c) => {
    const form = await formOf(c);
    play();
    const result = await homeAction(options, c.req.param('name'), form);
    if (result === 'unknown') return missing(c);
    account.isChanged = true;
    await commit();
    if (result === 'settle') await settle(options);
    return c.redirect(`/?done=${result}`, 303);
  });

  app.notFound(missing);
  app.get(stylePath, (c) => c.body(pageStyle, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
  return app;
}

/**
 * Any page in the browser may send a form to this machine. A form is taken from the stand-in's own pages, and from programs, which
 * send neither of the two headers; a name that only points at this machine (DNS rebinding) is refused whatever is asked.
 */
const guard: MiddlewareHandler = async (c, next) => {
  const { host, hostname, origin: own } = new URL(c.req.url);
  if (!['localhost', '127.0.0.1', '[::1]'].includes(hostname)) return c.text('Unknown host.', 421);
  if (c.req.method !== 'GET') {
    const origin = c.req.header('origin');
    const site = c.req.header('sec-fetch-site');
    const isForeign =
      (origin !== undefined && origin !== own) ||
      (site !== undefined && site !== 'same-origin' && site !== 'none');
    if (isForeign) return c.text(`Forms are taken from http://${host} alone.`, 403);
  }
  await next();
  c.header('Cache-Control', 'no-store');
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('X-Frame-Options', 'DENY');
  if (!c.res.headers.has('Content-Security-Policy')) c.header('Content-Security-Policy', policy("'self'"));
  return undefined;
};

const policy = (formAction: string) =>
  `default-src 'none'; style-src 'self'; img-src data:; form-action ${formAction}; base-uri 'none'; frame-ancestors 'none'`;

/** A form's answer may lead to these addresses: browsers hold a redirect to the policy of its form. */
function leadsTo(c: Context, addresses: readonly (string | null | undefined)[]): void {
  const origins = addresses.flatMap((address) => (address ? [new URL(address).origin] : []));
  c.header('Content-Security-Policy', policy(["'self'", ...origins].join(' ')));
}

function missing(c: Context): Response | Promise<Response> {
  return c.html(
    message('Not found', 'There is no such page. The stand-in knows what was made on this machine alone.', {
      href: '/',
      label: 'The stand-in',
    }),
    404,
  );
}

async function formOf(c: Context): Promise<URLSearchParams> {
  return new URLSearchParams(await c.req.text());
}
