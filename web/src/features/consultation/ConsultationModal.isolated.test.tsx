import { FlowError } from '@flow/sdk';
import type { ConsultationPayload } from '@flow/sdk/contracts/consultation';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { toastState } from '../toasts/toasts.store.ts';
import { ConsultationHost } from './ConsultationHost.tsx';
import { typed } from './consultation.test-data.ts';
import { consultation } from './consultation.ts';
import { consultationOpening, openConsultation } from './open.ts';

const backend = vi.hoisted(() => ({
  send: (_: unknown): Promise<{ reference: string | null }> => Promise.reject(),
}));

vi.mock('./consultation.ts', async () => {
  const { setUpConsultation } = await import('./consultation.test-data.ts');
  const { closeConsultation: close, thankForConsultation: thank } = await import('./open.ts');
  const { dismissToast, showToast } = await import('../toasts/toasts.store.ts');
  const send = (_: string, payload: unknown) => backend.send(payload);
  return setUpConsultation({ send, thank, close, dismissToast, showToast });
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const descriptionOf = (element: Element) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;
const lastToast = () => toastState.toasts[0];

async function openModal() {
  render(
    <>
      <button type="button" onClick={() => openConsultation('/final-cta')}>
        Connect
      </button>
      <ConsultationHost />
    </>,
  );
  await userEvent.click(button('Connect'));
  return await screen.findByRole('dialog', { name: 'Request a consultation' });
}

function fillIn() {
  const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
  fill('Full name', 'Layla Haddad');
  fill('Phone number', typed.phone);
  fill('Fitness goal', typed.fitnessGoal);
  fill('Training preference', typed.trainingType);
  fill('Training location', typed.trainingLocation);
}

async function sendRequest() {
  await openModal();
  fillIn();
  await userEvent.click(button('Send request'));
}

beforeEach(() => {
  Object.assign(consultationOpening, { open: false, openings: 0, sourcePage: '', thanks: null });
  toastState.toasts = [];
  backend.send = async () => ({ reference: 'FLOW-7' });
  for (const name of Object.keys(typed) as (keyof typeof typed)[]) consultation.edit(name, '');
});

describe('the consultation modal', () => {
  test('is not in the page before Connect is pressed', () => {
    const { container } = render(<ConsultationHost />);
    expect(container.innerHTML).toBe('');
  });

  test('has every field, shows words and holds the values that are sent', async () => {
    await openModal();
    const options = (label: string) =>
      [...field(label).querySelectorAll('option')]
        .slice(1)
        .map(({ value, textContent }) => [value, textContent]);
    expect(field('Phone number').placeholder).toMatch(/^\+971/);
    expect(options('Fitness goal')).toEqual([
      ['lose-weight', 'Lose weight'],
      ['build-muscle', 'Build muscle'],
      ['athletic-performance', 'Athletic performance'],
      ['general-wellness', 'General wellness'],
      ['postpartum', 'Postpartum'],
      ['menopause', 'Menopause'],
      ['other', 'Other'],
    ]);
    const values = (label: string) => options(label).map(([value]) => value);
    expect(values('Training preference')).toEqual(['in-person', 'online', 'hybrid']);
    expect(values('Training location')).toEqual([
      'train-sf-downtown',
      'train-sf-alquoz',
      'locker-alquoz',
      'home-training',
      'not-sure',
    ]);
    expect(button('Send request').disabled).toBe(false);
  });

  test('the hidden field is out of reach of people and of what their browser fills in for them', async () => {
    const dialog = await openModal();
    const company = dialog.querySelector<HTMLInputElement>('input[name="company"]');
    expect(company?.tabIndex).toBe(-1);
    expect(company?.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(company?.closest('[inert]')).not.toBeNull();
  });

  test('what a program has written into the hidden field keeps the request from being sent', async () => {
    backend.send = vi.fn(backend.send);
    const dialog = await openModal();
    fillIn();
    fireEvent.change(within(dialog).getByLabelText('Company'), { target: { value: 'Robots Ltd' } });
    await userEvent.click(button('Send request'));
    await waitFor(() => expect(lastToast()?.title).toBe('Thank you!'));
    expect(backend.send).not.toHaveBeenCalled();
  });

  test('begins at the name where there is a pointer, unless another field is in use by then', async () => {
    const frames: FrameRequestCallback[] = [];
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
    const paint = () => {
      for (const frame of frames.splice(0)) frame(0);
    };
    await openModal();
    paint();
    expect(document.activeElement).toBe(field('Full name'));
    await userEvent.click(button('Cancel'));

    await userEvent.click(button('Connect'));
    await screen.findByRole('dialog');
    field('Phone number').focus();
    paint();
    expect(document.activeElement).toBe(field('Phone number'));
  });

  test('an empty form shows each message at its field, tied to it, and focuses the first wrong one', async () => {
    await openModal();
    await userEvent.click(button('Send request'));
    const name = field('Full name');
    expect(name.getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(name)).toBe('Full name is required');
    expect(descriptionOf(field('Training location'))).toBe('Please select a training location');
    await waitFor(() => expect(document.activeElement).toBe(name));
    expect(lastToast()?.title).toBe('Please fix the following errors:');
  });

  test('editing a field takes its message away, selects too', async () => {
    await openModal();
    await userEvent.click(button('Send request'));
    await userEvent.selectOptions(field('Fitness goal'), 'Other');
    expect(screen.queryAllByText('Please select your fitness goal')).toEqual([]);
    expect(field('Fitness goal').hasAttribute('aria-invalid')).toBe(false);
    expect(screen.getAllByText('Please select a training location')).toHaveLength(2);
  });

  test('a summary lists what is wrong, leads to each field, and shrinks with every correction', async () => {
    await openModal();
    await userEvent.click(button('Send request'));
    const summary = screen.getByRole('region', { name: 'Please fix the following errors:' });
    // The toast says it, and the first field its own message.
    expect(summary.closest('[role="alert"], [role="status"], [aria-live]')).toBeNull();
    const messages = () =>
      within(summary)
        .queryAllByRole('button')
        .map((link) => link.textContent);
    const atFields = [...document.querySelectorAll('[id$="-error"]')].map((error) => error.textContent);
    expect(messages()).toEqual(atFields);
    expect(messages().slice(0, 2)).toEqual(['Full name is required', 'Phone number is required']);
    await userEvent.click(within(summary).getByRole('button', { name: 'Phone number is required' }));
    expect(document.activeElement).toBe(field('Phone number'));
    await userEvent.type(field('Full name'), 'L');
    expect(messages()[0]).toBe('Phone number is required');
    fillIn();
    expect(summary.isConnected).toBe(false);
  });

  test('while sending, the button says so and both buttons are disabled', async () => {
    const { promise, resolve } = Promise.withResolvers<{ reference: string | null }>();
    backend.send = () => promise;
    await sendRequest();
    expect(button('Sending...').disabled).toBe(true);
    expect(button('Cancel').disabled).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeNull();
    await act(async () => resolve({ reference: 'FLOW-7' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('success closes the modal, shows the banner with the reference, and empties the form', async () => {
    const sent: unknown[] = [];
    backend.send = async (payload) => {
      sent.push(payload);
      return { reference: 'FLOW-7' };
    };
    await sendRequest();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((sent[0] as ConsultationPayload).source_page).toBe('/final-cta');
    expect(screen.getByRole('status').textContent).toBe(
      "Thanks — we'll contact you shortly.Your reference: FLOW-7",
    );
    expect(lastToast()).toMatchObject({ title: 'Thank you!', description: 'We will contact you shortly.' });
    await act(async () => openConsultation('/'));
    expect(screen.queryByText("Thanks — we'll contact you shortly.")).toBeNull();
    expect(field('Full name').value).toBe('');
  });

  test('the banner can be dismissed', async () => {
    act(() => {
      consultationOpening.thanks = { reference: null };
    });
    render(<ConsultationHost />);
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('Cancel closes it and gives the focus back; what was typed is there again', async () => {
    await openModal();
    await userEvent.type(field('Full name'), 'Layla');
    await userEvent.click(button('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(button('Connect')));
    await userEvent.click(button('Connect'));
    expect(field('Full name').value).toBe('Layla');
  });

  test('when nothing answers, the modal stays open with what was typed', async () => {
    backend.send = () => Promise.reject(new FlowError('network', 'no'));
    await sendRequest();
    await waitFor(() => expect(lastToast()?.title).toBe('Opening Email Client'));
    expect(field('Full name').value).toBe('Layla Haddad');
    expect(screen.getByRole('status').textContent).toMatch(/^Your request is not lost\./);
  });

  test('too many requests leave the form as it is, with the time to wait and two other ways', async () => {
    backend.send = () => Promise.reject(new FlowError('rate_limited', 'no', { retryAfter: 600 }));
    await sendRequest();
    expect(await screen.findByText(/You can send it again in about 10 minutes/)).toBeTruthy();
    expect(screen.getByText(/Yours is kept, and sent by itself later/)).toBeTruthy();
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('WhatsApp')).toMatch(/^https:\/\/wa\.me\/351220000000\?text=/);
    expect(href('hello@ridge.example')).toMatch(
      /^mailto:info@flow\.example\?subject=Consultation%20Request&body=Name/,
    );
    expect(field('Full name').value).toBe('Layla Haddad');
  });

  test('says how soon a coach answers, in the words of the terms', async () => {
    expect(descriptionOf(await openModal())).toBe(
      'Tell us what you want to change. A coach contacts you within one working day.',
    );
  });
});
