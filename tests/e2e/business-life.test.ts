import type { Page } from 'playwright';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadContent, loadForms } from '../../content/load.ts';
import type { FormDefinition, Question } from '../../sdk/src/contracts/form-definition.ts';
import { type Visit, visit } from '../setup/browser.ts';
import { submitSignIn } from '../setup/login.ts';
import { openLead } from './admin-leads.ts';
import { fillIn as fillRequest, openForm, sendButton } from './consultation-form.ts';
import { type OwnProduct, startOwnProduct } from './own-product.ts';

const phone = { viewport: { width: 390, height: 844 } };
const desk = { viewport: { width: 1280, height: 900 } };
const coach = { email: 'coach@flow.example', password: 'the-password-of-the-coach' };
const email = 'noor@flow.example';
const password = 'a long enough password';
// Of letters alone, as a name is.
const name = 'Noor Haddad';

let product: OwnProduct;
// Its own: the clock that it moves is everybody's. A second attempt begins on another one.
beforeEach(async () => {
  product = await startOwnProduct(coach);
});
afterEach(() => product?.stop());

/** Answers one question as it is asked; a yes or no question with no. */
async function answer(page: Page, { label, kind }: Question): Promise<void> {
  const group = page.getByRole('group', { name: label }).or(page.getByRole('radiogroup', { name: label }));
  switch (kind) {
    case 'yes_no':
      return group.getByLabel('No', { exact: true }).check();
    case 'choice':
      return group.getByRole('radio').first().check();
    case 'choices':
      return group.getByRole('checkbox').first().check();
    case 'number':
      return page.getByLabel(label).fill('1');
    case 'date':
      return page.getByLabel(label).fill('2026-11-22');
    default:
      return page.getByLabel(label).fill(`An answer to ${label}`.slice(0, 60));
  }
}

/** Fills in a form from its first screen to its last, and sends it. */
async function fillIn(page: Page, form: FormDefinition): Promise<void> {
  await page.goto(`${product.urls.web}/forms/${form.slug}`);
  for (const group of form.groups) {
    await page.getByRole('heading', { name: group.title }).waitFor();
    for (const question of group.questions) if (!question.when) await answer(page, question);
    await page.getByRole('button', { name: /^(Next|Look it over)$/ }).click();
  }
  await page.getByRole('heading', { name: 'Look it over' }).waitFor();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: form.sent.title }).waitFor();
}

/** What the client sees at the top of their own page. */
async function clientSees({ page }: Visit, heading: string | RegExp, ...sentences: (string | RegExp)[]) {
  await page.goto(`${product.urls.web}/dashboard`);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  for (const sentence of sentences) await page.getByText(sentence).first().waitFor();
}

/** The client's subscription as the mirror has it. */
const mirrored = async () => {
  const [row] = await product.sql(
    'select status, cancel_at_period_end as is_ending from public.subscriptions',
  );
  return row;
};

/** The client's invoices as the mirror has them, oldest first. */
const invoices = () =>
  product.sql<{ status: string; amount_paid: number }>(
    'select status, amount_paid::float8 as amount_paid from public.invoices order by issued_at, id',
  );

it('a visitor asks, tries, pays, owes, makes up for it, cancels and leaves, as visitor, coach, mailbox and Stripe see it', async () => {
  const { urls, mails, eventsArrive, timePasses, cardFails, compareWithStripe } = product;
  await using visitor = await visit(phone);
  await using office = await visit(desk);
  const { page } = visitor;

  // The visitor asks for a consultation, and is thanked.
  await openForm(page, `${urls.web}/pricing`);
  await fillRequest(page, name);
  await sendButton(page).click();
  await page
    .getByText(/Your reference: FL-/)
    .first()
    .waitFor();

  // The coach finds the lead, starts a trial and has a link to send.
  await office.page.goto(`${urls.web}/admin/leads`);
  await submitSignIn(office.page, coach);
  await office.page.getByText(/^1 lead/).waitFor();
  const [lead] = await product.sql<{ reference: string; name: string }>(
    'select reference, name from public.consultation_requests',
  );
  if (!lead) throw new Error('There is no lead.');
  const sheet = await openLead(office.page, lead);
  const trial = sheet.getByRole('form', { name: 'Start a trial' });
  await trial.getByRole('combobox').selectOption('monthly');
  await trial.getByLabel('Email').fill(email);
  await trial.getByRole('button', { name: 'Start a trial' }).click();
  const link = await sheet.getByRole('link', { name: `${urls.stripe}/c/pay/` }).getAttribute('href');
  expect(await mails(email)).toEqual([]);

  // The visitor pays on Stripe's page, comes back, and is invited by mail.
  await page.goto(String(link));
  await page.getByRole('radio', { name: /^Works/ }).check();
  await page.getByRole('button', { name: 'Start trial' }).click();
  await page.waitForURL(`${urls.web}/thank-you-trial`);
  await page.getByRole('heading', { level: 1, name: /^Thank you/ }).waitFor();
  await eventsArrive();
  expect(await mirrored()).toEqual({ status: 'trialing', is_ending: false });
  const [invitation, ...others] = await mails(email);
  expect(others).toEqual([]);
  expect(invitation?.subject).toBe('Choose a password for your Flow account');

  // Sets a password, and finds the trial and the forms.
  await page.goto(/https?:\S+\/verify\?\S+/.exec(invitation?.text ?? '')?.[0] ?? '');
  await page.getByRole('heading', { name: 'Welcome to Ridge' }).waitFor();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.waitForURL(`${urls.web}/dashboard`);
  await page.getByRole('heading', { level: 1, name: 'Day 1 of 10' }).waitFor();
  for (const sentence of [/^Your free trial ends on /, /^After 10 free days it is /])
    await page.getByText(sentence).first().waitFor();
  const forms = await loadForms();
  await expect.poll(() => page.getByRole('link', { name: /^Fill in/ }).count()).toBe(forms.length);

  // Fills them in, and the coach reads them.
  for (const form of forms) await fillIn(page, form);
  await clientSees(visitor, 'Day 1 of 10');
  expect(await page.getByRole('link', { name: /^Fill in/ }).count()).toBe(0);
  await office.page.goto(`${urls.web}/admin/forms/goal-setting`);
  await office.page
    .getByRole('row')
    .filter({ hasText: email })
    .getByRole('button', { name: /^View/ })
    .click();
  await office.page.getByRole('dialog').getByText('An answer to', { exact: false }).first().waitFor();

  // The free days pass, and the first invoice is paid.
  await timePasses('7');
  await timePasses('3');
  await clientSees(visitor, 'Remote, monthly', /^The next payment is on /);
  expect(await mirrored()).toEqual({ status: 'active', is_ending: false });
  const { monthly } = (await loadContent()).pricing.online;
  const paid = { status: 'paid', amount_paid: 100 * monthly.price };
  expect(await invoices()).toEqual([{ status: 'paid', amount_paid: 0 }, paid]);

  // The next one fails.
  const [customer] = await product.sql<{ id: string }>(
    'select stripe_customer_id as id from public.subscriptions',
  );
  await cardFails(customer?.id ?? '');
  await timePasses('month');
  await clientSees(visitor, 'A payment did not go through', /^Remote, monthly goes on for now/);
  expect(await mirrored()).toEqual({ status: 'past_due', is_ending: false });
  expect((await invoices()).at(-1)).toEqual({ status: 'open', amount_paid: 0 });

  // The portal fixes the card, and what was owed is paid.
  await page.getByRole('button', { name: 'Cards and invoices' }).click();
  await page.getByText('Past due: the last payment failed').waitFor();
  await page.getByRole('radio', { name: /^Works/ }).check();
  await page.getByRole('button', { name: 'Change card' }).click();
  await page.getByText('Your card was changed.').waitFor();
  await eventsArrive();
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('heading', { level: 1, name: 'Remote, monthly' }).waitFor();
  await page
    .getByText(/^The next payment is on /)
    .first()
    .waitFor();
  expect(await mirrored()).toEqual({ status: 'active', is_ending: false });
  expect((await invoices()).at(-1)).toEqual(paid);

  // The client cancels, has it until the period ends, and then it is over.
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await page.getByRole('button', { name: 'Cancel at period end' }).click();
  await page.getByRole('heading', { level: 1, name: /^Cancelled, and yours until/ }).waitFor();
  expect(await mirrored()).toEqual({ status: 'active', is_ending: true });
  await timePasses('month');
  await clientSees(visitor, 'You have no subscription', /^The last one ended on /);
  expect(await invoices()).toHaveLength(3);

  // Nothing of it differs from what Stripe has, and the coach's list says that this was verified.
  expect(await compareWithStripe()).toMatchObject({ walked: 1, drifted: 0 });
  await office.page.goto(`${urls.web}/admin`);
  const row = office.page.getByRole('row').filter({ hasText: email });
  await row.getByText('canceled', { exact: true }).waitFor();
  await office.page.getByText(/^Last verified [^,]+, \d\d:\d\d$/).waitFor();

  // The one place about a person tells all of it.
  await row.getByRole('link', { name: email }).click();
  await office.page.getByText(lead.reference).first().waitFor();
  const history = office.page.getByRole('region', { name: 'History' });
  await history.getByText('Subscription cancelled at period end').first().waitFor();
  expect((await mails(email)).filter(({ subject }) => subject === invitation?.subject)).toHaveLength(1);
  expect(visitor.problems).toEqual([]);
  expect(office.problems).toEqual([]);
}, 300_000);
