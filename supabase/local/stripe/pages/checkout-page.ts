import { html } from 'hono/html';
import type { Html } from '../../stand-in-page.ts';
import type { StripeAccount } from '../account.ts';
import { mayHaveNoCard, type Refusal } from '../checkout-payment.ts';
import { amountsOf } from '../money.ts';
import { day } from '../periods.ts';
import type { CheckoutSession } from '../wire.ts';
import { alert, type Choice, choices, facts, message, notice, page } from './layout.ts';
import { days, moment, money, priceText } from './wording.ts';

const refusals: Record<Refusal, string> = {
  card_declined: 'Your card was declined. Choose another card.',
  card_missing: 'Choose a card: this plan needs one.',
  email_missing: 'Enter your email address.',
};

/** The page that a customer pays on. */
export function checkoutPage(
  account: StripeAccount,
  session: CheckoutSession,
  refusal: Refusal | null = null,
): Html {
  const back = session.cancel_url;
  if (session.status === 'complete') {
    return message('This is paid', 'Nothing more is to do here.', {
      href: successUrl(session),
      label: 'Continue',
    });
  }
  if (session.status === 'expired') {
    const link = back === null ? null : { href: back, label: 'Back' };
    return message('This page has expired', 'Ask for a new link to pay.', link);
  }
  const customer = typeof session.customer === 'string' ? account.customers.get(session.customer) : undefined;
  const email = customer?.email ?? session.customer_email;
  const button = isTrial(account, session) ? 'Start trial' : 'Pay';
  return page(
    'Checkout (stand-in)',
    html`${notice()}
<h1>Checkout</h1>
${alert(refusal === null ? null : refusals[refusal])}
${orderFacts(account, session)}
<form method="post" action="/c/pay/${session.id}">
${
  email
    ? html`<p>For ${customer?.name ? html`${customer.name}, ` : ''}${email}</p>`
    : html`<label class="field">Email <input type="email" name="email" required autocomplete="email"></label>
<label class="field">Name <input name="name" autocomplete="name"></label>`
}
${
  session.phone_number_collection?.enabled
    ? html`<label class="field">Phone <input type="tel" name="phone" autocomplete="tel" value="${customer?.phone ?? ''}"></label>`
    : ''
}
${choices('card', 'Test card', cards(account, session))}
<div class="actions">
<button class="primary">${button}</button>
${back === null ? '' : html`<a class="button" href="${back}">Back</a>`}
</div>
</form>`,
  );
}

/** Where a paid session leads, with its own id where the address asks for it. */
export function successUrl(session: CheckoutSession): string {
  return (session.success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}

function isTrial(account: StripeAccount, session: CheckoutSession): boolean {
  return (account.checkouts.get(session.id)?.trialDays ?? null) !== null;
}

function orderFacts(account: StripeAccount, session: CheckoutSession): Html {
  const checkout = account.checkouts.get(session.id);
  const rows = (checkout?.lines ?? []).flatMap((line): (readonly [string, string])[] => {
    const price = account.price(line.price);
    const rates = account.rates(line.taxRates);
    const amounts = amountsOf(price, line.quantity, rates);
    const total = priceText(price, line.quantity, rates);
    const name = account.products.get(String(price.product))?.name ?? price.nickname ?? price.id;
    const taxes = amounts.taxes.map(
      ({ rate, amount }) =>
        [`${rate.display_name} ${rate.percentage}%`, money(amount, price.currency)] as const,
    );
    const { trialDays } = checkout ?? { trialDays: null };
    return [
      ['Plan', line.quantity === 1 ? name : `${line.quantity} × ${name}`],
      ...(taxes.length > 0
        ? ([['Before tax', money(amounts.total - amounts.tax, price.currency)], ...taxes] as const)
        : []),
      ...(trialDays === null
        ? ([
            ['Today', money(amounts.total, price.currency)],
            ['Then', total],
          ] as const)
        : ([
            ['Today', `${money(0, price.currency)}: ${days(trialDays)}`],
            ['Then', `${total}, from ${moment(account.now() + trialDays * day)} until it is cancelled`],
          ] as const)),
    ];
  });
  return facts(rows);
}

function cards(account: StripeAccount, session: CheckoutSession): Choice[] {
  const checkout = account.checkouts.get(session.id);
  return [
    { value: 'works', label: 'Works', hint: '4242 4242 4242 4242' },
    ...(isTrial(account, session)
      ? [{ value: 'declined_later', label: 'Is declined at the first charge', hint: '4000 0000 0000 0341' }]
      : []),
    { value: 'declined_now', label: 'Is declined now', hint: '4000 0000 0000 0002' },
    ...(checkout && mayHaveNoCard(session, checkout) ? [{ value: 'none', label: 'No card yet' }] : []),
  ];
}
