import type { Page } from 'playwright';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { FormDefinition } from '../../sdk/src/contracts/form-definition.ts';
import { storedRows } from '../setup/backend.ts';
import {
  answers,
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

const error = (code: string, fields?: object) => ({
  error: { code, message: 'No.', ...(fields ? { fields } : {}) },
});

describe('a form that is sent', () => {
  it('twice by a double press on a slow network is sent once', async () => {
    const client = await clientWith(checkIn.slug);
    await using visitor = await withForm(client, path);
    const { page, problems } = visitor;
    let asked = 0;
    const answering = Promise.withResolvers<void>();
    await page.route(submitForm, async (route) => {
      if (route.request().method() === 'POST') asked += 1;
      await answering.promise;
      await route.continue();
    });
    await answered(page);
    await page.getByRole('button', { name: 'Send', exact: true }).dblclick();
    await page.getByRole('button', { name: 'Sending' }).waitFor();
    answering.resolve();
    await titled(page, 1, checkIn.sent.title);
    expect(asked).toBe(1);
    expect(await sentBy(client)).toHaveLength(1);
    expect(problems).toEqual([]);
  });

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

  it('and gets no answer says so after a while', async () => {
    const client = await clientWith(checkIn.slug);
    await using visitor = await withForm(client, path);
    const { page } = visitor;
    await answered(page);
    await page.clock.install();
    let requests = 0;
    // The first is held back to the end: without its route the browser would let it go, and its answer would count.
    await page.route(submitForm, (route) => {
      requests += 1;
      return requests === 1 ? undefined : route.fallback();
    });
    await press(page, 'Send');
    await page.getByRole('button', { name: 'Sending' }).waitFor();
    await page.clock.fastForward(21_000);
    await page.getByRole('alert').getByText('No answer yet').waitFor();
    await press(page, 'Send');
    await titled(page, 1, checkIn.sent.title);
  });

  it('and is refused says what to do, and keeps the answers', async () => {
    const client = await clientWith(checkIn.slug);
    await using visitor = await withForm(client, path);
    const { page } = visitor;
    await answered(page);
    // No two in a row say the same.
    for (const [status, code, headers, text] of [
      [500, 'server', {}, 'Please try again in a minute.'],
      [413, 'payload_too_large', {}, 'Please shorten the longest answers.'],
      [503, 'upstream', {}, 'Please try again in a minute.'],
      [429, 'rate_limited', { 'retry-after': '600' }, 'You can send the form again in about 10 minutes.'],
    ] as const) {
      const refusal = { status, body: error(code), headers };
      // A server that is away is asked three times.
      await answers(page, submitForm, ...Array.from({ length: status === 503 ? 3 : 1 }, () => refusal));
      await press(page, 'Send');
      await page.getByRole('alert').getByText(text, { exact: false }).waitFor();
      await expect.poll(() => focused(page)).toBe('Send');
      await page.getByRole('definition').getByText('Slept').waitFor();
    }
    await press(page, 'Send');
    await titled(page, 1, checkIn.sent.title);
  });

  it('with answers that the server refuses leads to the first of them, on an earlier group too', async () => {
    const client = await clientWith(checkIn.slug);
    await using visitor = await withForm(client, path);
    const { page } = visitor;
    await answered(page);
    const fields = { went_well: 'Please write an answer.', pain: 'Please answer yes or no.' };
    await answers(page, submitForm, { status: 422, body: error('invalid_input', fields) });
    await press(page, 'Send');
    await titled(page, 2, 'This week');
    const field = page.getByRole('textbox', { name: 'What went well?' });
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await field.fill('Slept well');
    await press(page, 'Next');
    await page.getByText(fields.pain).first().waitFor();
    await page.getByRole('radiogroup').getByLabel('Yes').check();
    await press(page, 'Look it over');
    await press(page, 'Send');
    await titled(page, 1, checkIn.flagged?.title ?? '');
    expect(await sentBy(client)).toMatchObject([
      { payload: { went_well: 'Slept well', pain: true }, flags: ['pain'] },
    ]);
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
