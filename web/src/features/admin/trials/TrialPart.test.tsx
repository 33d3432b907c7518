import { FlowError } from '@flow/sdk';
import { render, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { ClientScreen } from '../clients/ClientScreen.tsx';
import { clientWorld } from '../clients/client-backend.test-data.ts';
import { grantedAccess } from '../granted-access.test-data.ts';
import { leadRow } from '../leads/lead-rows.test-data.ts';
import { openSheet, setUp as setUpLeads } from '../leads/leads-screen.test-data.tsx';
import { checkoutRow } from './checkout-rows.test-data.ts';

const part = (of: HTMLElement) => within(of).findByRole('region', { name: 'Trial' });
const link = (of: HTMLElement, name: string) => within(of).findByRole<HTMLAnchorElement>('link', { name });

describe('in the sheet of a lead', () => {
  test('one click makes the link, to copy or to send to the number and the address of the lead', async () => {
    const { trials, copied } = setUpLeads();
    const trial = await part(await openSheet());
    await userEvent.selectOptions(within(trial).getByLabelText(/^Plan after/), 'twelve-weeks');
    await userEvent.type(within(trial).getByLabelText('Email'), 'layla@example.com{Enter}');
    await within(trial).findByText('12 weeks, 7 days free');
    expect(trials.start).toHaveBeenCalledExactlyOnceWith({
      leadId: leadRow().id,
      plan: 'twelve-weeks',
      email: 'layla@example.com',
      withoutTrial: false,
    });
    expect(within(trial).getByText(/open until/).textContent).toBe(
      'layla@example.com, open until 22 Nov 2026, 11:00',
    );
    expect((await link(trial, 'Send on WhatsApp')).href).toContain(
      'https://wa.me/971501234567?text=Hi%20Layla',
    );
    expect((await link(trial, 'Send by mail')).href).toContain('mailto:layla@example.com?');
    await userEvent.click(within(trial).getByRole('button', { name: 'Copy link' }));
    expect(copied).toEqual(['https://checkout.stripe.example/1']);
  });

  test('the address is asked for at its field', async () => {
    setUpLeads();
    const trial = await part(await openSheet());
    await userEvent.click(within(trial).getByRole('button', { name: 'Start a trial' }));
    const email = within(trial).getByLabelText('Email');
    await waitFor(() => expect(document.activeElement).toBe(email));
    expect(email.getAttribute('aria-invalid')).toBe('true');
  });

  test('who has had a trial can begin without free days', async () => {
    const { trials } = setUpLeads([leadRow({ client_id: crypto.randomUUID() })]);
    trials.start.mockRejectedValueOnce(new FlowError('trial_used', 'Their household has had one.'));
    const trial = await part(await openSheet());
    expect(within(trial).queryByLabelText('Email')).toBeNull();
    await userEvent.click(within(trial).getByRole('button', { name: 'Start a trial' }));
    await within(trial).findByText('Their household has had one.');
    await userEvent.click(within(trial).getByRole('button', { name: 'Begin without free days' }));
    await within(trial).findByText('Monthly, without free days');
    expect(within(trial).queryByText('Their household has had one.')).toBeNull();
  });

  test('a number that is none leaves the mail', async () => {
    const { trials } = setUpLeads([leadRow({ phone_e164: null })]);
    trials.of.mockResolvedValue([checkoutRow()]);
    const trial = await part(await openSheet());
    expect(await link(trial, 'Send by mail')).toBeTruthy();
    expect(within(trial).queryByRole('link', { name: 'Send on WhatsApp' })).toBeNull();
  });
});

describe('on a client’s page', () => {
  type World = ReturnType<typeof clientWorld>;

  async function openClient(
    stored: Parameters<typeof clientWorld>[0],
    prepare = (_world: World): unknown => undefined,
  ) {
    const world = clientWorld(stored);
    prepare(world);
    render(<ClientScreen access={grantedAccess()} record={world.record} />);
    return { ...world, trial: await part(document.body) };
  }

  test('earlier links stand there with what became of them, and cannot be sent', async () => {
    const { trial } = await openClient({ profile: { subscriptions: [] } }, ({ backend }) =>
      backend.trials.of.mockResolvedValue([
        checkoutRow({ id: crypto.randomUUID(), status: 'completed', completed_at: '2026-11-20T08:00:00Z' }),
        checkoutRow({ id: crypto.randomUUID(), status: 'expired', expires_at: '2026-11-19T08:00:00Z' }),
      ]),
    );
    const lines = await within(trial).findAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Monthly, 7 days freeCompletedlayla@example.com, completed 20 Nov 2026, 12:00',
      'Monthly, 7 days freeExpiredlayla@example.com, expired 19 Nov 2026, 12:00',
    ]);
    expect(within(trial).queryByRole('link')).toBeNull();
  });

  test('a trial is started without an address, and the profile is read anew', async () => {
    const { trial, backend } = await openClient({ profile: { subscriptions: [] } });
    await userEvent.click(within(trial).getByRole('button', { name: 'Start a trial' }));
    expect(await link(trial, 'Send on WhatsApp')).toBeTruthy();
    expect(backend.trials.start).toHaveBeenCalledOnce();
    await waitFor(() => expect(backend.clients.get).toHaveBeenCalledTimes(2));
  });

  test('a subscription that runs is said in the place of the form, and no second one is sent for', async () => {
    const { trial } = await openClient({}, ({ backend }) =>
      backend.trials.of.mockResolvedValue([checkoutRow()]),
    );
    expect(within(trial).getByText(/^A subscription runs/)).toBeTruthy();
    expect(await within(trial).findByText(/open until/)).toBeTruthy();
    expect(within(trial).queryByRole('link')).toBeNull();
    expect(within(trial).queryByRole('button', { name: 'Start a trial' })).toBeNull();
  });

  test('an account that nobody has confirmed cannot begin one', async () => {
    const { trial } = await openClient({ profile: { subscriptions: [], confirmed: false } });
    expect(within(trial).getByText(/once the address is confirmed/)).toBeTruthy();
    expect(within(trial).queryByRole('button', { name: 'Start a trial' })).toBeNull();
  });

  test('a subscription that began meanwhile is shown once a start was refused', async () => {
    const { trial, backend } = await openClient({ profile: { subscriptions: [] } });
    backend.trials.start.mockRejectedValueOnce(
      new FlowError('conflict', 'They have a subscription already.'),
    );
    await userEvent.click(within(trial).getByRole('button', { name: 'Start a trial' }));
    expect(await within(trial).findByText('They have a subscription already.')).toBeTruthy();
    expect(backend.clients.get).toHaveBeenCalledTimes(2);
  });

  test('links that could not be loaded are loaded again', async () => {
    const { trial } = await openClient({}, ({ backend }) => {
      backend.trials.of.mockRejectedValueOnce(new FlowError('network', 'no'));
      backend.trials.of.mockResolvedValue([checkoutRow()]);
    });
    await userEvent.click(await within(trial).findByRole('button', { name: 'Try again' }));
    expect(await within(trial).findByText('Monthly, 7 days free')).toBeTruthy();
  });
});
