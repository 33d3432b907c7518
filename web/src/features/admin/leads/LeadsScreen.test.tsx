import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { attribution, deadLead, leadRow } from './lead-rows.test-data.ts';
import { button, rowOf, setUp } from './leads-screen.test-data.tsx';

describe('the list', () => {
  test('has its filters and its columns, and says where it is', async () => {
    setUp();
    await rowOf();
    expect(screen.getByRole('heading', { name: 'Leads', level: 1 })).toBeTruthy();
    const options = (label: string) =>
      [...screen.getByLabelText(label).querySelectorAll('option')].map(({ value }) => value);
    expect(options('Status')).toEqual(['all', 'new', 'contacted', 'won', 'lost']);
    expect(options('Forwarding')).toEqual(['all', 'none', 'pending', 'delivered', 'dead']);
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Lead',
      'Received',
      'Status',
      'Response',
      'Contact',
      'Wants',
      'Source',
      'Forwarding',
    ]);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Leads');
  });

  test('a row says who, when in Dubai, what they want, from where, and how to reach them', async () => {
    setUp([leadRow({ attribution: attribution({ utm_source: 'google', utm_campaign: 'trial' }) })]);
    const { row, cells } = await rowOf();
    expect(cells).toEqual([
      'Layla HaddadFL-7K2M9Q',
      '21 Nov 2026, 11:15',
      'New',
      'Waiting 45 mindue 22:00',
      '+971501234567',
      'Build muscleIn person, Train SF, Downtown',
      '/pricinggoogle / trial',
      'Not forwarded',
    ]);
    const [call, chat, mail] = within(row).getAllByRole<HTMLAnchorElement>('link');
    expect(call?.getAttribute('href')).toBe('tel:+971501234567');
    expect(chat?.getAttribute('aria-label')).toBe('WhatsApp Layla Haddad, FL-7K2M9Q');
    expect(chat?.getAttribute('href')).toContain('https://wa.me/971501234567?text=Hi%20Layla');
    expect(mail?.getAttribute('aria-label')).toBe('Mail this lead: Layla Haddad, FL-7K2M9Q');
    expect(mail?.getAttribute('href')).toContain('mailto:?subject=');
    const controls = [...row.querySelectorAll<HTMLElement>('[data-control]')];
    expect(controls.map(({ dataset }) => dataset.control)).toEqual(['open', 'call', 'whatsapp', 'mail']);
  });

  test('a number that no country has offers a call, and no chat', async () => {
    setUp([leadRow({ phone_e164: null })]);
    const { row, cells } = await rowOf();
    expect(cells[4]).toBe('050 123 4567');
    expect(within(row).queryByRole('link', { name: /WhatsApp/ })).toBeNull();
  });

  test('the clock moves by itself, and a lead that becomes late says so in words', async () => {
    const { pass } = setUp();
    const { row } = await rowOf();
    expect(row.dataset.late).toBe('false');
    act(() => pass(1));
    expect((await rowOf()).cells[3]).toBe('Waiting 46 mindue 22:00');
    act(() => pass(10 * 60));
    expect((await rowOf()).cells[3]).toBe('Late, waiting 10 h 45 minwas due 22:00');
    expect(row.dataset.late).toBe('true');
    expect(screen.getByText('1 lead, 1 late')).toBeTruthy();
  });

  test.each([
    ['2026-11-21T07:35:00Z', 'Answeredin 20 min'],
    ['2026-11-21T18:30:00Z', 'Answered latein 10 h 45 min'],
  ])('a lead answered at %s says how fast', async (first_contacted_at, words) => {
    setUp([leadRow({ status: 'contacted', first_contacted_at })]);
    expect((await rowOf()).cells[3]).toBe(words);
  });

  test('a forwarding that was given up shows why, and is tried again where it stands', async () => {
    const { backend } = setUp([deadLead()]);
    expect((await rowOf()).cells[7]).toBe('Given upTry againHTTP 503 from the automation');
    await userEvent.click(await button('Try again to forward FL-7K2M9Q'));
    await waitFor(async () => expect((await rowOf()).cells[7]).toBe('Waiting'));
    expect(backend.retryForward).toHaveBeenCalledTimes(1);
  });

  test('a second request of a number leads to the first, and a lead that became a client leads there', async () => {
    const client_id = '22222222-2222-4222-8222-222222222222';
    const { backend } = setUp([leadRow({ duplicate_of: 'FL-AAAAAA', client_id })]);
    const link = await screen.findByRole('link', { name: 'Client' });
    expect(link.getAttribute('href')).toBe(`/admin/clients/${client_id}`);
    await userEvent.click(await button('Also FL-AAAAAA'));
    expect(backend.page.mock.lastCall?.[0]).toMatchObject({ search: 'FL-AAAAAA' });
    expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('FL-AAAAAA');
  });

  test('markup in a name is only text', async () => {
    const name = '<img src=x onerror=alert(1)>';
    setUp([leadRow({ name })]);
    expect((await rowOf(name)).row.querySelector('img')).toBeNull();
  });
});
