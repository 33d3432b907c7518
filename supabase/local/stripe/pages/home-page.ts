import { html } from 'hono/html';
import type { Html } from '../../stand-in-page.ts';
import type { StripeAccount } from '../account.ts';
import { isClosed } from '../disputes.ts';
import { eventFaultKinds, type Fault, faultTexts, requestFaultKinds } from '../faults.ts';
import type { Delivery } from '../state.ts';
import { type SubscriptionRecord, stripeStatuses } from '../subscription-record.ts';
import { homeMessages } from './home-actions.ts';
import { notice, page } from './layout.ts';
import type { PageOptions } from './page-options.ts';
import { moment, money } from './wording.ts';

const shownSubscriptions = 50;
const shownEvents = 30;

const deliveryTexts: Record<Delivery, string> = {
  pending: 'under way',
  held: 'held',
  dropped: 'dropped',
  delivered: 'delivered',
  given_up: 'given up',
};

/** The page that the stand-in is driven by. */
export function homePage({ account, faults }: PageOptions, query: URLSearchParams): Html {
  const done = query.get('done') ?? '';
  return page(
    'Stripe stand-in',
    html`${notice()}
<h1>Stripe stand-in</h1>
${Object.hasOwn(homeMessages, done) ? html`<p role="status">${homeMessages[done as keyof typeof homeMessages]}</p>` : ''}
${clock(account)}
${subscriptions(account, query)}
${disputes(account)}
${events(account)}
${faultForms(faults.list())}`,
  );
}

function clock(account: StripeAccount): Html {
  const step = (value: string, label: string) => html`<button name="step" value="${value}">${label}</button>`;
  return html`<h2>Time</h2>
<p>It is <strong>${moment(account.now())}</strong>${account.clock ? ', by the test clock' : ', the real time'}. Moving it plays all that becomes due; it never goes back until <code>npm run reset</code>.</p>
<form method="post" action="/actions/clock" class="inline">
${step('1', '1 day')} ${step('3', '3 days')} ${step('7', '7 days')} ${step('month', '1 month')}
</form>`;
}

function subscriptions(account: StripeAccount, query: URLSearchParams): Html {
  const search = (query.get('q') ?? '').trim().toLowerCase();
  const status = query.get('status') ?? '';
  const shown: SubscriptionRecord[] = [];
  for (const record of account.subscriptions.listed()) {
    if (status !== '' && record.status !== status) continue;
    const { email = '', name = '' } = account.customers.get(record.customer) ?? {};
    const text = `${record.id} ${record.customer} ${email} ${name}`.toLowerCase();
    if (!text.includes(search)) continue;
    shown.push(record);
    if (shown.length === shownSubscriptions) break;
  }
  return html`<h2>Subscriptions</h2>
<form method="get" action="/" class="inline">
<label class="field">Find <input type="search" name="q" value="${query.get('q') ?? ''}"></label>
<label class="field">Status <select name="status"><option value="">All</option>${stripeStatuses.map(
    (one) => html`<option${one === status ? ' selected' : ''}>${one}</option>`,
  )}</select></label>
<button>Show</button>
</form>
<p>${shown.length} of ${account.subscriptions.size}, the newest first.</p>
<div class="table" role="region" aria-label="Subscriptions" tabindex="0"><table>
<thead><tr><th scope="col">Customer</th><th scope="col">Status</th><th scope="col">Dates</th><th scope="col">Card</th><th scope="col">Dispute</th></tr></thead>
<tbody>${shown.map((record) => subscriptionRow(account, record))}</tbody>
</table></div>`;
}

function subscriptionRow(account: StripeAccount, record: SubscriptionRecord): Html {
  const customer = account.customers.get(record.customer);
  const card = account.cards.get(record.customer);
  const next = card === 'works' ? 'declined' : 'works';
  return html`<tr>
<td>${customer?.name ?? customer?.email ?? record.customer}<small>${customer?.email ?? ''}</small><small>${record.id}</small></td>
<td>${record.status}${record.cancelAtPeriodEnd ? html`<small>ends with its period</small>` : ''}</td>
<td>${record.status === 'trialing' && record.trialEnd !== null ? html`<small>trial until ${moment(record.trialEnd)}</small>` : ''}<small>period until ${moment(record.periodEnd)}</small></td>
<td>${card === undefined ? 'none' : card === 'works' ? 'works' : 'is declined'}
<form method="post" action="/actions/card" class="inline"><input type="hidden" name="customer" value="${record.customer}"><button name="card" value="${next}" aria-label="${next === 'works' ? 'Mend' : 'Fail'} the card of ${customer?.email ?? record.customer}">${next === 'works' ? 'Mend' : 'Fail'}</button></form></td>
<td><form method="post" action="/actions/dispute" class="inline"><button name="subscription" value="${record.id}" aria-label="Open a dispute for ${record.id}">Open</button></form></td>
</tr>`;
}

function disputes(account: StripeAccount): Html | string {
  const all = [...account.disputes.listed()];
  if (all.length === 0) return '';
  const close = (status: 'won' | 'lost') =>
    html`<button name="status" value="${status}">${status === 'won' ? 'Win' : 'Lose'}</button>`;
  return html`<h2>Disputes</h2>
<ul>${all.map(
    (
      dispute,
    ) => html`<li>${money(dispute.amount, dispute.currency)}, ${moment(dispute.created)}: ${dispute.status} <small>${dispute.id}</small>
${
  isClosed(dispute)
    ? ''
    : html`<form method="post" action="/actions/close-dispute" class="inline"><input type="hidden" name="dispute" value="${dispute.id}">${close('won')} ${close('lost')}</form>`
}</li>`,
  )}</ul>`;
}

function events(account: StripeAccount): Html {
  const latest = account.events.latest().slice(0, shownEvents);
  const held = account.events.held().length;
  return html`<h2>Events</h2>
${latest.length === 0 ? html`<p>Nothing has happened yet.</p>` : ''}
${held === 0 ? '' : html`<form method="post" action="/actions/release-events" class="inline"><button>Send the ${held} that are held</button></form>`}
<ol class="events">${latest.map(
    ({
      event,
      delivery,
    }) => html`<li><span>${event.type} <small>${moment(event.created)}, ${deliveryTexts[delivery]}, ${event.id}</small></span>
<form method="post" action="/actions/send-event" class="inline"><button name="event" value="${event.id}" aria-label="Send again: ${event.type} ${event.id}">Send again</button></form></li>`,
  )}</ol>`;
}

function faultForms(faults: readonly Fault[]): Html {
  const options = (kinds: readonly (keyof typeof faultTexts)[]) =>
    kinds.map((kind) => html`<option value="${kind}">${faultTexts[kind]}</option>`);
  return html`<h2>Faults</h2>
${faults.length === 0 ? html`<p>Nothing goes wrong on purpose.</p>` : ''}
<ul>${faults.map(
    (fault) =>
      html`<li>${faultTexts[fault.kind]}: ${'path' in fault ? `${fault.method} ${fault.path}` : fault.type}, ${fault.times} times</li>`,
  )}</ul>
${faults.length === 0 ? '' : html`<form method="post" action="/actions/clear-faults" class="inline"><button>Clear all</button></form>`}
<form method="post" action="/actions/fault" class="inline" aria-label="Fail requests">
<label class="field">Requests <select name="kind">${options(requestFaultKinds)}</select></label>
<label class="field">Method <select name="method"><option>any</option><option>GET</option><option>POST</option><option>DELETE</option></select></label>
<label class="field">Path <input name="path" value="/v1/*" required></label>
<label class="field">Times <input type="number" name="times" value="1" min="1" max="1000" required></label>
<button>Fail</button>
</form>
<form method="post" action="/actions/fault" class="inline" aria-label="Fail events">
<label class="field">Events <select name="kind">${options(eventFaultKinds)}</select></label>
<label class="field">Type <input name="type" value="*" required></label>
<label class="field">Times <input type="number" name="times" value="1" min="1" max="1000" required></label>
<button>Fail</button>
</form>`;
}
