import type { Page } from 'playwright';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { FormDefinition } from '../../sdk/src/contracts/form-definition.ts';
import { storedRows } from '../setup/backend.ts';
import {
  checkIn,
  clientWith,
  keptHere,
  press,
  publishWith,
  saved,
  sentBy,
  titled,
  withForm,
} from './client-forms.ts';

beforeEach(() => publishWith(checkIn));
afterAll(async () => {
  await publishWith();
});

const path = `/forms/${checkIn.slug}`;
const submitForm = '**/functions/v1/submit-form';

/** A form whose answers can be sent. */
async function answered(page: Page, wentWell = 'Slept'): Promise<void> {
  await page.getByLabel('What went well?').fill(wentWell);
  await press(page, 'Next');
  await page.getByRole('radiogroup').getByLabel('No').check();
  await saved(page).waitFor();
  await press(page, 'Look it over');
  await titled(page, 2, 'Look it over');
}

const focused = (page: Page) => page.evaluate<string>('document.activeElement.textContent');

describe('a form that is sent', () => {
  it('and whose answer is lost is sent again, and arrives once', async () => {
    const client = await clientWith(checkIn.slug);
    await using visitor = await withForm(client, path);
    const { page } = visitor;
    await answered(page);
    await page.route(
      submitForm,
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      // The SDK sends a form three times before it says so.
      { times: 3 },
    );
    await press(page, 'Send');
    await page.getByRole('alert').getByText('No connection').waitFor();
    expect(await sentBy(client)).toHaveLength(1);
    await press(page, 'Send');
    await titled(page, 1, checkIn.sent.title);
    expect(await sentBy(client)).toHaveLength(1);
  });

  it('after its questions have changed keeps what fits, and leads to what is new', async () => {
    const client = await clientWith(checkIn.slug);
    await using visitor = await withForm(client, path);
    const { page } = visitor;
    await answered(page);
    const [week, ...groups] = checkIn.groups;
    const sleep = {
      id: 'sleep',
      kind: 'yes_no',
      label: 'Did you sleep?',
      required: true,
      flag: false,
    } as const;
    const newer: FormDefinition = {
      ...checkIn,
      groups: week ? [{ ...week, questions: [...week.questions, sleep] }, ...groups] : [],
    };
    await publishWith(newer);
    await press(page, 'Send');
    await page.getByText('This form has changed since you began').waitFor();
    // It stands far above the button that was pressed.
    await expect.poll(() => focused(page)).toBe('Look it over');
    expect(await page.evaluate<number>('scrollY')).toBe(0);
    await page.getByRole('definition').getByText('Slept').waitFor();
    await page.getByRole('link', { name: 'New: Did you sleep?' }).click();
    await page.getByText('New question').waitFor();
    await page.getByRole('radiogroup', { name: 'Did you sleep?' }).getByLabel('Yes').check();
    await press(page, 'Next');
    await press(page, 'Look it over');
    await press(page, 'Send');
    await titled(page, 1, checkIn.sent.title);
    const [sent] = await sentBy(client);
    expect(sent?.payload).toEqual({ went_well: 'Slept', pain: false, sleep: true });
    const [assignment] = await storedRows<{ status: string }>(
      'form_assignments',
      `client_id=eq.${client.id}`,
    );
    expect(assignment?.status).toBe('completed');
    // It is read in its own questions, also after they have changed back.
    await publishWith(checkIn);
    await page.reload();
    await page.getByText('Did you sleep?').waitFor();
  });

  it('after it was sent from another device shows what arrived, and what did not', async () => {
    const client = await clientWith(checkIn.slug);
    await using phone = await withForm(client, path);
    await using laptop = await withForm(client, path);
    await answered(laptop.page, 'From the laptop');
    await answered(phone.page, 'From the phone');
    await press(laptop.page, 'Send');
    await titled(laptop.page, 1, checkIn.sent.title);
    await press(phone.page, 'Send');
    const left = phone.page.getByRole('region', { name: 'Not sent from this device' });
    await left.getByText('From the phone').waitFor();
    await phone.page.getByText('From the laptop').waitFor();
    expect(await sentBy(client)).toHaveLength(1);
    await press(phone.page, 'Put them away');
    expect(await keptHere(phone.page)).toBe('');
  });
});
