import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import type { FormDefinition, Question } from '../../sdk/src/contracts/form-definition.ts';
import { caughtMail, mailedLink, storedRows, storeRow } from '../setup/backend.ts';
import { visit } from '../setup/browser.ts';
import { runningStack } from '../setup/running-stack.ts';
import { openLead, openLeads, storedLead } from './admin-leads.ts';
import { fillIn as fillRequest, openForm, sendButton } from './consultation-form.ts';

const { urls, keys } = runningStack();

const phone = { viewport: { width: 390, height: 844 } };
const desk = { viewport: { width: 1280, height: 900 } };
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

const formsOf = async () => {
  const rows = await storedRows<{ definition: FormDefinition; forms_registry: { version: number } }>(
    'form_versions',
    'select=version,definition,forms_registry!inner(version,is_default,retired_at)&forms_registry.is_default=eq.true&forms_registry.retired_at=is.null',
  );
  return rows.map(({ definition }) => definition);
};

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
  await page.goto(`${urls.web}/forms/${form.slug}`);
  for (const group of form.groups) {
    await page.getByRole('heading', { name: group.title }).waitFor();
    for (const question of group.questions) if (!question.when) await answer(page, question);
    await page.getByRole('button', { name: /^(Next|Look it over)$/ }).click();
  }
  await page.getByRole('heading', { name: 'Look it over' }).waitFor();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: form.sent.title }).waitFor();
}

/** Ends the trial at Stripe, which tells us by its webhook. */
async function endTrial(subscription: string): Promise<void> {
  const response = await fetch(`${urls.stripe}/v1/subscriptions/${subscription}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${keys.stripeSecretKey}` },
    body: new URLSearchParams({ trial_end: 'now' }),
  });
  expect(response.status).toBe(200);
}

it('a client asks, is invited, chooses a password, fills in the forms, pays, cancels and stays', async () => {
  await using visitor = await visit(phone);
  await using office = await visit(desk);
  const { page } = visitor;
  // Of letters alone, as a name is.
  const name = `Noor ${crypto.randomUUID().replaceAll(/[^a-f]/g, '')}`;
  const email = `noor-${crypto.randomUUID()}@flow.example`;

  // Asks for a consultation.
  await openForm(page);
  await fillRequest(page, name);
  await sendButton(page).click();
  await expect
    .poll(async () => (await storedRows('consultation_requests', `name=eq.${name}`)).length)
    .toBe(1);

  // Is invited.
  await openLeads(office.page);
  const lead = await storedLead(`name=eq.${name}`);
  const sheet = await openLead(office.page, lead);
  await sheet.getByRole('button', { name: 'Invite' }).click();
  await sheet.getByRole('form', { name: 'Invite' }).getByLabel('Email').fill(email);
  await sheet.getByRole('button', { name: 'Send invitation' }).click();
  await sheet.getByRole('link', { name: 'Open the client' }).waitFor();
  expect((await caughtMail(email)).length).toBe(1);

  // Chooses a password.
  await page.goto(await mailedLink(email, 'invite'));
  await page.getByRole('heading', { name: 'Welcome to Ridge' }).waitFor();
  await page.getByLabel('Password', { exact: true }).fill('a long enough password');
  await page.getByLabel('Confirm password').fill('a long enough password');
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.waitForURL(`${urls.web}/dashboard`);

  // Begins a trial, and is given the forms.
  const [profile] = await storedRows<{ id: string }>('profiles', `email=eq.${email}`);
  const client = profile?.id ?? '';
  const subscription = `sub_${crypto.randomUUID().replaceAll('-', '')}`;
  await storeRow('subscriptions', {
    user_id: client,
    email,
    name,
    plan: 'Online, monthly',
    status: 'trialing',
    trial_start: day(-6.5),
    trial_end: day(0.5),
    current_period_end: day(0.5),
    stripe_customer_id: `cus_${subscription.slice(4)}`,
    stripe_subscription_id: subscription,
  });
  await office.page.goto(`${urls.web}/admin/clients/${client}`);
  await office.page.getByRole('button', { name: 'Assign default forms' }).click();
  const forms = await formsOf();
  await office.page.getByText(`Assigned ${forms.length} new forms.`, { exact: false }).first().waitFor();

  // Fills them in.
  for (const form of forms) await fillIn(page, form);
  await page.goto(`${urls.web}/dashboard`);
  await page.getByRole('heading', { level: 1, name: 'Day 7 of 7' }).waitFor();
  expect(await page.getByRole('link', { name: /^Fill in/ }).count()).toBe(0);

  // The admin reads them.
  await office.page.goto(`${urls.web}/admin/forms/goal-setting`);
  await office.page
    .getByRole('row')
    .filter({ hasText: email })
    .getByRole('button', { name: /^View/ })
    .click();
  const details = office.page.getByRole('dialog');
  await details.getByText(email).first().waitFor();
  await details.getByText('An answer to', { exact: false }).first().waitFor();

  // The trial turns paid; the client cancels, and stays.
  await endTrial(subscription);
  await expect
    .poll(
      async () =>
        (
          await storedRows<{ status: string }>('subscriptions', `stripe_subscription_id=eq.${subscription}`)
        )[0]?.status,
    )
    .toBe('active');
  await page.reload();
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await page.getByRole('button', { name: 'Cancel at period end' }).click();
  await page.getByRole('heading', { level: 1, name: /^Cancelled, and yours until/ }).waitFor();
  await page.getByRole('button', { name: 'Keep my plan' }).click();
  await page.getByRole('heading', { level: 1, name: 'Online, monthly' }).waitFor();

  // The one place about a person tells all of it.
  await office.page.goto(`${urls.web}/admin/clients/${client}`);
  await office.page.getByText(lead.reference).first().waitFor();
  const history = office.page.getByRole('region', { name: 'History' });
  for (const line of ['Subscription cancelled at period end', 'Cancellation undone']) {
    await history.getByText(line).first().waitFor();
  }
  expect(visitor.problems).toEqual([]);
  expect(office.problems).toEqual([]);
}, 180_000);
