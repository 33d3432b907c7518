import type { Lead } from '@flow/sdk/contracts/lead';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { grantedAccess } from '../granted-access.test-data.ts';
import { LeadsScreen } from './LeadsScreen.tsx';
import { leadRow } from './lead-rows.test-data.ts';
import { leadsOf } from './leads-backend.test-data.ts';

/** The screen before a backend that keeps what it is told, for tests. */
export function setUp(rows: Lead[] = [leadRow()]) {
  const world = leadsOf(rows);
  render(<LeadsScreen access={grantedAccess()} leads={world.leads} />);
  return world;
}

export const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });

/** The row of a lead: what its cells say. */
export async function rowOf(name = 'Layla Haddad') {
  const row = (await screen.findByText(name)).closest('tr') as HTMLTableRowElement;
  return { row, cells: [...row.children].map((cell) => cell.textContent) };
}

/** Opens a lead. */
export async function openSheet(name = 'Layla Haddad'): Promise<HTMLElement> {
  await userEvent.click(await button(name));
  const sheet = await screen.findByRole('dialog', { name });
  await within(sheet).findAllByRole('region');
  return sheet;
}
