import { formatBusinessDate, formatBusinessTime } from '@flow/contracts/business-time.ts';
import { formatMoney } from '@flow/contracts/money.ts';
import type { TrialNoticeKind } from '@flow/contracts/trial-notice.ts';
import type { Mail, mails } from '../_shared/mail.ts';
import { type MailContent, mailHtml, mailText } from '../_shared/mail-document.ts';

export const periodUnits = ['day', 'week', 'month', 'year'] as const;

/** What Stripe will take when a trial ends, unless it is cancelled. */
export interface Payment {
  /** In the smallest unit of the currency, tax included. */
  total: number;
  tax: number;
  currency: string;
  period: { unit: (typeof periodUnits)[number]; count: number };
}

interface Addressed {
  id: string;
  to: string;
  name: string | null;
  plan: string;
}

export interface TrialEndingLetter extends Addressed {
  kind: Exclude<TrialNoticeKind, 'second_subscription'>;
  trialEnd: string;
  payment: Payment;
}

export interface SecondSubscriptionLetter extends Addressed {
  kind: 'second_subscription';
}

export type Letter = TrialEndingLetter | SecondSubscriptionLetter;

/** A name that somebody typed is greeted by, unless it is a text of another kind: a mail of ours passes nothing on. */
function firstName(name: string | null): string | null {
  const [first = ''] = (name ?? '').trim().split(/\s+/);
  return /^[\p{L}\p{M}’'-]{1,40}$/u.test(first) ? first : null;
}

const fill = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

export const noticeMail = (letter: Letter, texts: typeof mails, siteUrl: string): Mail =>
  letter.kind === 'second_subscription'
    ? secondSubscriptionMail(letter, texts)
    : trialEndingMail(letter, texts, siteUrl);

/** The mail after a second subscription was cancelled: why, that nothing was charged, and whom to ask. */
function secondSubscriptionMail(letter: SecondSubscriptionLetter, texts: typeof mails): Mail {
  const { id, to, plan } = letter;
  const { secondSubscription: words, sender } = texts;
  const name = firstName(letter.name);
  const say = (text: string) => fill(text, { plan, ...(name === null ? {} : { name }) });
  const content: MailContent = {
    sender: sender.name,
    title: say(words.title),
    paragraphs: [
      name === null ? words.greetingWithoutName : say(words.greeting),
      say(words.why),
      say(words.charge),
    ],
    closing: words.closing,
  };
  return { id, to, subject: say(words.subject), text: mailText(content), html: mailHtml(content) };
}

/** The mail before a trial turns paid: what, when, how much, and how to stop. */
function trialEndingMail(letter: TrialEndingLetter, texts: typeof mails, siteUrl: string): Mail {
  const { id, kind, to, plan, trialEnd, payment } = letter;
  const { trialEnding: words, periods, sender } = texts;
  const { unit, count } = payment.period;
  const name = firstName(letter.name);
  const values = {
    plan,
    date: formatBusinessDate(trialEnd),
    time: formatBusinessTime(trialEnd),
    amount: formatMoney(payment.total, payment.currency),
    tax: formatMoney(payment.tax, payment.currency),
    period: count === 1 ? periods[unit] : fill(periods[`${unit}s`], { count: String(count) }),
    ...(name === null ? {} : { name }),
  };
  const { subject, title } = kind === 'one_day' ? words.oneDay : words.threeDays;
  const say = (text: string) => fill(text, values);
  const content: MailContent = {
    sender: sender.name,
    title: say(title),
    paragraphs: [
      name === null ? words.greetingWithoutName : say(words.greeting),
      say(words.what),
      [words.payment, ...(payment.tax > 0 ? [words.tax] : [])].map(say).join(' '),
      say(words.howToStop),
    ],
    button: { label: words.button, url: new URL('/dashboard', siteUrl).href },
    closing: words.closing,
  };
  return { id, to, subject: say(subject), text: mailText(content), html: mailHtml(content) };
}
