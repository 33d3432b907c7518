import { describe, expect, test } from 'vitest';
import { checkoutRow } from './checkout-rows.test-data.ts';
import { checkoutLabel, checkoutState } from './checkout-state.ts';
import { trialChat, trialMail } from './trial-messages.ts';

const offer = {
  business: 'Ridge',
  plans: { monthly: { followedBy: 'Then AED 10 a month.', withoutTrial: 'AED 10 a month.' } },
};
const layla = { firstName: 'Layla', phone: '+971501234567' };
const textOf = (link: string | null) => new URL(link ?? '').searchParams.get('text');

describe('the message', () => {
  test('says what begins, where, what it costs then and until when the page is open', () => {
    expect(textOf(trialChat(layla, checkoutRow(), offer))).toBe(
      'Hi Layla, this is Ridge. This is the page on which your 7 free days begin:\n\n' +
        'https://checkout.stripe.example/1\n\n' +
        'Then AED 10 a month. The page is open until 22 Nov 2026, 11:00, Dubai time.',
    );
  });

  test('promises no free days where there are none, and no price of a plan that is not known', () => {
    const paid = checkoutRow({ trial_days: 0, expires_at: null });
    const begins = 'Hi, this is Ridge. This is the page on which your plan begins:';
    const nobody = { ...layla, firstName: null };
    expect(textOf(trialChat(nobody, paid, offer))).toBe(
      `${begins}\n\nhttps://checkout.stripe.example/1\n\nAED 10 a month.`,
    );
    expect(textOf(trialChat(nobody, { ...paid, plan: 'yearly' }, offer))?.trimEnd()).toBe(
      `${begins}\n\nhttps://checkout.stripe.example/1`,
    );
  });

  test('goes to the address of the checkout by mail', () => {
    const link = trialMail(layla, checkoutRow({ email: 'layla+flow&co@example.com' }), offer);
    expect(link).toMatch(/^mailto:layla%2Bflow%26co@example\.com\?/);
    const { searchParams } = new URL(link);
    expect(searchParams.get('subject')).toBe('Your 7 free days with Ridge');
    expect(searchParams.get('body')).toContain('begin:\r\n\r\nhttps://checkout.stripe.example/1\r\n\r\nThen');
    expect(trialMail(layla, checkoutRow({ trial_days: 0 }), offer)).toContain('subject=Your%20plan%20with');
  });

  test.each([
    ['+971501234567', 'https://wa.me/971501234567?'],
    ['+971 (50) 123-45.67', 'https://wa.me/971501234567?'],
    ['050 123 4567', 'https://wa.me/971501234567?'],
    ['00971 50 123 4567', 'https://wa.me/971501234567?'],
  ])('to %s opens a chat', (phone, url) => {
    expect(trialChat({ ...layla, phone }, checkoutRow(), offer)?.startsWith(url)).toBe(true);
  });

  test.each([null, '', '04 123 4567', '+0501234567', 'call me'])('to %j opens none', (phone) => {
    expect(trialChat({ ...layla, phone }, checkoutRow(), offer)).toBeNull();
  });
});

describe('a checkout', () => {
  const now = new Date('2026-11-21T08:00:00Z');

  test.each([
    [{}, 'Open', 'open until 22 Nov 2026, 11:00', true],
    [{ expires_at: '2026-11-21T08:00:00Z' }, 'Expired', 'expired 21 Nov 2026, 12:00', false],
    [{ status: 'expired', expires_at: null }, 'Expired', 'expired', false],
    [
      { status: 'completed', completed_at: '2026-11-21T07:00:00Z' },
      'Completed',
      'completed 21 Nov 2026, 11:00',
      false,
    ],
    [{ status: 'held' }, 'held', 'made 21 Nov 2026, 12:00', false],
  ])('with %j is %s', (changes, label, standing, isOpen) => {
    expect(checkoutState(checkoutRow(changes), now)).toMatchObject({ label, standing, isOpen });
  });

  test('that Stripe has not made says how it is finished', () => {
    const opening = checkoutRow({ status: 'opening', url: null, expires_at: null });
    expect(checkoutState(opening, now)).toMatchObject({ label: 'Not finished', isOpen: false });
    expect(checkoutState(opening, now).standing).toContain('start it again');
  });

  test('is named by its plan and its free days, also by what the history has of it', () => {
    expect(checkoutLabel(checkoutRow())).toBe('Monthly, 7 days free');
    expect(checkoutLabel({ plan: 'yearly', trial_days: 0 })).toBe('yearly, without free days');
  });
});
