import type { Locator, Page } from 'playwright';
import { businessDay } from '../../sdk/src/contracts/business-time.ts';
import { demoAdmin, storedRows } from '../setup/backend.ts';
import { openAs } from '../setup/login.ts';

export interface StoredLead {
  id: string;
  reference: string;
  name: string;
  phone_key: string;
  status: string;
  first_contacted_at: string | null;
  duplicate_of: string | null;
}

export const storedLeads = (query: string) => storedRows<StoredLead>('consultation_requests', query);

/** The newest lead that a query finds. */
export async function storedLead(query: string): Promise<StoredLead> {
  const [lead] = await storedLeads(`${query}&order=received_at.desc&limit=1`);
  if (!lead) throw new Error(`There is no lead with ${query}.`);
  return lead;
}

/** The leads of a week, as the admin sees them: whatever may be said of one is said of some. */
export async function openLeads(page: Page): Promise<void> {
  const from = businessDay(new Date(Date.now() - 7 * 86_400_000));
  await openAs(demoAdmin, page, `/admin/leads?from=${from}`);
  await page.getByText(/\d+ leads?(, \d+ late)?$/).waitFor();
}

/** The row of a reference; one that only names it as an earlier request is another. */
export const rowOf = (page: Page, reference: string): Locator =>
  page.getByRole('row').filter({ has: page.getByText(reference, { exact: true }) });

async function search(page: Page, text: string): Promise<void> {
  await page.getByLabel('Search').fill(text);
  await page.getByRole('button', { name: 'Apply' }).click();
}

/** The sheet of a lead, opened from the keyboard, with its history loaded. */
export async function openLead(
  page: Page,
  { reference, name }: Pick<StoredLead, 'reference' | 'name'>,
): Promise<Locator> {
  await search(page, reference);
  await page.getByText(/^1 lead/).waitFor();
  await rowOf(page, reference).locator('[data-control="open"]').press('Enter');
  const sheet = page.getByRole('dialog', { name });
  await sheet.getByText('Request received').waitFor();
  return sheet;
}
