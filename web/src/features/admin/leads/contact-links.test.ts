import { describe, expect, test } from 'vitest';
import { mailLink, telephoneLink, whatsAppLink } from './contact-links.ts';
import { attribution, leadRow } from './lead-rows.test-data.ts';

const decoded = (link: string | null) => decodeURIComponent(link ?? '');

describe('a call', () => {
  test('goes to the international number', () => {
    expect(telephoneLink(leadRow())).toBe('tel:+971501234567');
  });

  test('goes to what was typed when no country has the number', () => {
    expect(telephoneLink(leadRow({ phone: '+(00) 12-34 567', phone_e164: null }))).toBe('tel:+001234567');
  });
});

describe('a chat', () => {
  test('opens with the digits of the number and greets by the first name', () => {
    const link = whatsAppLink(leadRow(), 'Flow');
    expect(link?.startsWith('https://wa.me/971501234567?text=')).toBe(true);
    expect(decoded(link)).toContain(
      'Hi Layla, this is Flow. Thank you for your request (FL-7K2M9Q). When is a good time to talk?',
    );
  });

  test('greets a name in another script, and one that would break a link', () => {
    expect(decoded(whatsAppLink(leadRow({ name: '  سالم الهاشمي' }), 'Flow'))).toContain('Hi سالم, this');
    expect(whatsAppLink(leadRow({ name: 'A&B#C?' }), 'Flow')).toContain('Hi%20A%26B%23C%3F%2C');
  });

  test('there is none with a number that no country has', () => {
    expect(whatsAppLink(leadRow({ phone_e164: null }), 'Flow')).toBeNull();
  });
});

describe('a mail', () => {
  test('has no receiver yet, and carries the facts', () => {
    const lead = leadRow({ duplicate_of: 'FL-AAAAAA', attribution: attribution({ utm_source: 'google' }) });
    const url = new URL(mailLink(lead));
    expect([url.protocol, url.pathname]).toEqual(['mailto:', '']);
    expect(url.searchParams.get('subject')).toBe('Lead FL-7K2M9Q: Layla Haddad');
    expect(url.searchParams.get('body')?.split('\r\n')).toEqual([
      'Reference: FL-7K2M9Q',
      'Name: Layla Haddad',
      'Phone: +971501234567',
      'Goal: Build muscle',
      'Preference: In person',
      'Location: Train SF, Downtown',
      'Status: New',
      'Received: 21 Nov 2026, 11:15 (Dubai)',
      'Source: /pricing',
      'Campaign: google',
      'Earlier request: FL-AAAAAA',
      'Forwarding: Not forwarded',
    ]);
  });

  test('cannot be given another header or receiver by a name', () => {
    const url = new URL(mailLink(leadRow({ name: 'x&bcc=a@b.example' })));
    expect([...url.searchParams.keys()]).toEqual(['subject', 'body']);
  });
});
