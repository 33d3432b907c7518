import type { mails } from '../_shared/mail.ts';
import { assert } from '../_shared/testing.ts';
import { noticeMail, type TrialEndingLetter } from './letter.ts';

const texts: typeof mails = {
  trialEnding: {
    threeDays: { subject: 'Ends on {date}', title: '{plan} ends on {date}' },
    oneDay: { subject: '{amount} on {date}', title: 'Tomorrow' },
    greeting: 'Dear {name},',
    greetingWithoutName: 'Good day,',
    what: '{plan} ends on {date} at {time}.',
    payment: 'Then {amount} every {period}.',
    tax: 'With {tax} of tax.',
    howToStop: 'Cancel before {date}.',
    button: 'Dashboard',
    closing: 'Write to us.',
  },
  secondSubscription: {
    subject: '{plan} twice',
    title: 'The second {plan} has ended',
    greeting: 'Dear {name},',
    greetingWithoutName: 'Good day,',
    why: 'You had one before {plan}.',
    charge: 'Nothing was taken.',
    closing: 'Write to us.',
  },
  periods: {
    day: 'day',
    days: '{count} days',
    week: 'week',
    weeks: '{count} weeks',
    month: 'month',
    months: '{count} months',
    year: 'year',
    years: '{count} years',
  },
  sender: { name: 'Flow & Co', email: 'info@flow.example' },
};

const letter: TrialEndingLetter = {
  id: 'notice-1',
  kind: 'three_days',
  to: 'layla@flow.example',
  name: 'Layla Haddad',
  plan: 'Online, 12 weeks',
  trialEnd: '2026-11-28T10:00:00Z',
  payment: { total: 28_875, tax: 1_375, currency: 'aed', period: { unit: 'week', count: 12 } },
};
const mailOf = (changes: Partial<TrialEndingLetter> = {}) =>
  noticeMail({ ...letter, ...changes }, texts, 'https://flow.example');

Deno.test('a mail says what, when, how much with its tax, how often, and where to stop, in Dubai’s time', () => {
  const { id, to, subject, text } = mailOf();
  assert.deepEqual([id, to, subject], ['notice-1', 'layla@flow.example', 'Ends on 28 Nov 2026']);
  assert.equal(
    text,
    [
      'Online, 12 weeks ends on 28 Nov 2026',
      'Dear Layla,',
      'Online, 12 weeks ends on 28 Nov 2026 at 14:00.',
      'Then AED 288.75 every 12 weeks. With AED 13.75 of tax.',
      'Cancel before 28 Nov 2026.',
      'Dashboard: https://flow.example/dashboard',
      'Write to us.',
    ].join('\n\n'),
  );
});

Deno.test('on the last day it says so, of one month it says month, and without tax nothing of it', () => {
  const payment = { total: 99_900, tax: 0, currency: 'aed', period: { unit: 'month', count: 1 } } as const;
  const { subject, text } = mailOf({ kind: 'one_day', payment });
  assert.equal(subject, 'AED 999 on 28 Nov 2026');
  assert.match(text, /Then AED 999 every month\.\n/);
});

for (const name of [null, '', 'Layla<b>', 'https://evil.example', 'Win:', 'x'.repeat(41), '{plan}']) {
  Deno.test(`nobody is greeted as ${JSON.stringify(name)}`, () => {
    assert.match(mailOf({ name }).text, /\n\nGood day,\n\n/);
  });
}

for (const [name, first] of [
  ['زينب الحداد', 'زينب'],
  ["O'Brien", "O'Brien"],
  ['Anne-Marie', 'Anne-Marie'],
]) {
  Deno.test(`${name} is greeted as ${first}`, () => {
    assert.ok(mailOf({ name: String(name) }).text.includes(`Dear ${first},`));
  });
}

Deno.test('of a second subscription it says why, that nothing was taken, and whom to ask', () => {
  const { id, to, name, plan } = letter;
  const second = { kind: 'second_subscription', id, to, name, plan } as const;
  const { subject, text, html } = noticeMail(second, texts, 'https://flow.example');
  assert.equal(subject, 'Online, 12 weeks twice');
  const lines = ['Dear Layla,', 'You had one before Online, 12 weeks.', 'Nothing was taken.', 'Write to us.'];
  assert.equal(text, ['The second Online, 12 weeks has ended', ...lines].join('\n\n'));
  assert.ok(!html.includes('<a '));
  const stranger = noticeMail({ ...second, name: null }, texts, 'https://flow.example');
  assert.match(stranger.text, /\n\nGood day,\n\n/);
});

Deno.test('no text of it is markup', () => {
  const { html } = mailOf({ plan: '<img src=x onerror=alert(1)> "&\'' });
  assert.ok(!html.includes('<img'));
  assert.ok(html.includes('&lt;img src=x onerror=alert(1)&gt; &#34;&amp;&#39; ends on'));
  assert.ok(html.includes('Flow &amp; Co'));
});
