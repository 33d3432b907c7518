import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { toastState } from '../toasts/toasts.store.ts';
import { ConsentParts } from './ConsentParts.tsx';
import { type ConsentChoice, createConsent } from './consent.store.ts';

vi.mock('../../env.ts', () => ({ env: { gaMeasurementId: 'G-TEST1', metaPixelId: '12345' } }));

beforeEach(() => {
  toastState.toasts = [];
});

function show({ remembered = null as ConsentChoice | null, refusedByBrowser = false } = {}) {
  const write = vi.fn();
  const consent = createConsent({
    memory: { read: () => remembered, write },
    refusedByBrowser,
    hasTags: true,
    begin: () => {},
    end: () => {},
  });
  consent.start();
  render(<ConsentParts consent={consent} />);
  return { consent, write };
}

const card = () => screen.queryByRole('region', { name: 'May we count your visit?' });
const button = (name: string) => screen.getByRole('button', { name });

describe('the card', () => {
  test('names the services, leads to the privacy policy, and has two answers that look alike', () => {
    show();
    expect(card()?.textContent).toContain('Google Analytics and the Meta pixel may count your visit');
    expect(screen.getByRole('link', { name: 'privacy policy' }).getAttribute('href')).toBe('/privacy-policy');
    expect(button('Decline').className).toBe(button('Accept').className);
  });

  test.each([
    ['Accept', 'granted', 'Thank you, that is accepted'],
    ['Decline', 'denied', 'That is declined'],
  ])('goes at %s, and a toast says where to change it', async (name, choice, title) => {
    const { write } = show();
    await userEvent.click(button(name));
    expect(write).toHaveBeenCalledExactlyOnceWith(choice);
    expect(card()).toBeNull();
    expect(toastState.toasts[0]).toMatchObject({
      title,
      description: expect.stringContaining('Privacy choices'),
    });
  });

  test('stays at Escape, which is no answer', async () => {
    const { write } = show();
    button('Decline').focus();
    await userEvent.keyboard('{Escape}');
    expect(card()).not.toBeNull();
    expect(write).not.toHaveBeenCalled();
  });

  test('takes no focus from anywhere', () => {
    show();
    expect(document.activeElement).toBe(document.body);
  });

  test('is not there for who has answered', () => {
    show({ remembered: 'denied' });
    expect(card()).toBeNull();
  });
});

describe('the choices', () => {
  async function openChoices(setting: Parameters<typeof show>[0] = {}) {
    const shown = show(setting);
    act(() => shown.consent.openChoices());
    const dialog = await screen.findByRole('dialog', { name: 'Privacy choices' });
    return { ...shown, dialog };
  }

  test.each([
    [null, 'You have not chosen yet.'],
    ['granted', 'You have accepted.'],
    ['denied', 'You have declined.'],
  ] as const)('say what was answered: %s', async (remembered, words) => {
    const { dialog } = await openChoices({ remembered });
    expect(dialog.textContent).toContain(words);
  });

  test('take the place of the card, which comes back when they are closed without an answer', async () => {
    const { write } = await openChoices();
    expect(card()).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(card()).not.toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(write).not.toHaveBeenCalled();
  });

  test('change an answer and close', async () => {
    const { write } = await openChoices({ remembered: 'granted' });
    await userEvent.click(button('Decline'));
    expect(write).toHaveBeenCalledExactlyOnceWith('denied');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(toastState.toasts[0]?.title).toBe('That is declined');
  });

  test('close when one goes on to the privacy policy', async () => {
    await openChoices({ remembered: 'granted' });
    await userEvent.click(screen.getByRole('link', { name: 'Privacy policy' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.pathname).toBe('/privacy-policy');
  });

  test('of a browser that refuses for its visitor say so, and offer no answer', async () => {
    const { dialog } = await openChoices({ refusedByBrowser: true });
    expect(dialog.textContent).toContain('Global Privacy Control');
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
    await userEvent.click(button('Back to the page'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
