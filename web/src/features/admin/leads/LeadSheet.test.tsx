import { FlowError } from '@flow/sdk';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { attribution, deadLead, leadRow } from './lead-rows.test-data.ts';
import { openSheet, rowOf, setUp } from './leads-screen.test-data.tsx';

describe('the open lead', () => {
  test('shows the first and the last touch side by side', async () => {
    setUp([
      leadRow({
        attribution: attribution(
          { utm_source: 'instagram', referrer: 'https://social.example/flow' },
          { landing_path: '/pricing', gclid: 'abc' },
        ),
      }),
    ]);
    const sheet = await openSheet();
    const touches = within(sheet).getByRole('table');
    const rows = [...touches.querySelectorAll('tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
    expect(rows).toEqual([
      ['', 'First touch', 'Last touch'],
      ['When', '21 Nov 2026, 11:10', '21 Nov 2026, 11:10'],
      ['Landing page', '/', '/pricing'],
      ['From', 'https://social.example/flow', 'direct'],
      ['Source', 'instagram', '—'],
      ['Google click', '—', 'abc'],
    ]);
  });

  test('a status is one press, and the history says who did it', async () => {
    setUp();
    const sheet = await openSheet();
    const contacted = within(sheet).getByRole('button', { name: 'Contacted' });
    expect(contacted.getAttribute('aria-pressed')).toBe('false');
    await userEvent.click(contacted);
    await waitFor(() => expect(contacted.getAttribute('aria-pressed')).toBe('true'));
    const line = await within(sheet).findByText('Status changed from New to Contacted');
    expect(line.textContent).toBe('Status changed from New to Contacted by admin@flow.example');
    await within(sheet).findByText('in 45 min');
  });

  test('a note is added below the others, from the keyboard too, and the field is ready for the next', async () => {
    const earlier = {
      id: '44444444-4444-4444-8444-444444444444',
      body: 'Prefers mornings',
      author_email: null,
      created_at: '2026-11-21T07:30:00Z',
    };
    setUp([leadRow({ notes: [earlier] })]);
    const sheet = await openSheet();
    const field = within(sheet).getByLabelText<HTMLTextAreaElement>('New note');
    await userEvent.type(field, 'Starts on <b>Monday</b>');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const note = await within(sheet).findByText('Starts on <b>Monday</b>', { selector: 'p' });
    expect([...sheet.querySelectorAll('li p:first-child')].map((text) => text.textContent)).toEqual([
      'Prefers mornings',
      'Starts on <b>Monday</b>',
    ]);
    expect(note.getAttribute('dir')).toBe('auto');
    expect(field.value).toBe('');
    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  test('a note that was not saved stays, with the reason at the field', async () => {
    const { backend } = setUp();
    const sheet = await openSheet();
    const field = within(sheet).getByLabelText<HTMLTextAreaElement>('New note');
    await userEvent.click(within(sheet).getByRole('button', { name: 'Add note' }));
    const said = () => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(said()).toBe('The note is empty');
    backend.update.mockRejectedValueOnce(new FlowError('timeout', 'No connection.'));
    await userEvent.type(field, 'Call back');
    expect(field.getAttribute('aria-invalid')).toBeNull();
    await userEvent.click(within(sheet).getByRole('button', { name: 'Add note' }));
    await waitFor(() => expect(said()).toBe('The note was not saved. No connection.'));
    expect(field.value).toBe('Call back');
  });

  test('near the limit a note says how long it is', async () => {
    const { leads } = setUp();
    const sheet = await openSheet();
    act(() => leads.sheet.noteOf(leadRow()).write('x'.repeat(1_950)));
    expect(await within(sheet).findByText('1,950 of 2,000 characters')).toBeTruthy();
  });

  test('a forwarding that was given up says what that means, and is tried again', async () => {
    setUp([deadLead()]);
    const sheet = await openSheet();
    expect(within(sheet).getByText(/^8 attempts failed/)).toBeTruthy();
    expect(within(sheet).getByText('Last error: HTTP 503 from the automation')).toBeTruthy();
    await userEvent.click(within(sheet).getByRole('button', { name: 'Try again to forward FL-7K2M9Q' }));
    expect(await within(sheet).findByText('Forwarding tried again')).toBeTruthy();
  });

  test('a history that could not be loaded can be tried again', async () => {
    const { backend } = setUp();
    await rowOf();
    backend.history.mockRejectedValueOnce(new FlowError('timeout', 'No connection.'));
    const sheet = await openSheet();
    expect(await within(sheet).findByText('The history could not be loaded.')).toBeTruthy();
    await userEvent.click(within(sheet).getByRole('button', { name: 'Try again' }));
    expect(await within(sheet).findByText('Request received')).toBeTruthy();
  });

  test('every request of its number is one press away, and the focus goes to the search', async () => {
    const { backend } = setUp();
    const sheet = await openSheet();
    await userEvent.click(within(sheet).getByRole('button', { name: 'Every request of this number' }));
    expect(backend.page.mock.lastCall?.[0]).toMatchObject({ search: '+971501234567' });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Search')));
  });

  test('is invited from the keyboard, and then leads to its client', async () => {
    const { invite } = setUp();
    const sheet = await openSheet();
    const client = within(within(sheet).getByRole('region', { name: 'Client' }));
    client.getByRole('button', { name: 'Invite' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(client.getByLabelText('Email')));
    expect(client.getByLabelText<HTMLInputElement>('First name').value).toBe('Layla');
    expect(client.getByLabelText<HTMLInputElement>('Last name').value).toBe('Haddad');
    client.getByRole('button', { name: 'Send invitation' }).focus();
    await userEvent.keyboard('{Enter}');
    const email = client.getByLabelText('Email');
    await waitFor(() => expect(document.activeElement).toBe(email));
    expect(document.getElementById(email.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Please enter an email address.',
    );
    await userEvent.keyboard('layla@example.com{Enter}');
    const link = await client.findByRole('link', { name: 'Open the client' });
    const client_id = (await invite.mock.results[0]?.value)?.clientId;
    expect(link.getAttribute('href')).toBe(`/admin/clients/${client_id}`);
    await waitFor(() => expect(document.activeElement).toBe(link));
    expect(invite.mock.lastCall?.[0]).toMatchObject({ email: 'layla@example.com' });
  });

  test('an invitation can be put off', async () => {
    setUp();
    const sheet = await openSheet();
    await userEvent.click(within(sheet).getByRole('button', { name: 'Invite' }));
    await userEvent.click(within(sheet).getByRole('button', { name: 'Not now' }));
    const invite = within(sheet).getByRole('button', { name: 'Invite' });
    await waitFor(() => expect(document.activeElement).toBe(invite));
  });

  test('its details are copied', async () => {
    const { copied, toasts } = setUp();
    const sheet = await openSheet();
    await userEvent.click(within(sheet).getByRole('button', { name: 'Copy details' }));
    expect(copied[0]).toContain('Reference: FL-7K2M9Q');
    const said = { title: 'Copied', description: 'Lead details copied to clipboard' };
    await waitFor(() => expect(toasts).toEqual([said]));
  });
});
