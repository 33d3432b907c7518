import * as z from 'zod';
import { words } from './fields.ts';

/** What is known when a mail is sent, and stands in its texts in single braces. */
const known = ['name', 'plan', 'date', 'time', 'amount', 'tax', 'period', 'count'] as const;
const braces = /\{([^{}]*)\}/g;

/** A text in which only these may stand in braces. */
function text(...allowed: readonly (typeof known)[number][]) {
  const names: readonly string[] = allowed;
  return words.superRefine((value, context) => {
    for (const [, name = ''] of value.matchAll(braces)) {
      if (names.includes(name)) continue;
      const expected = names.map((each) => `{${each}}`).join(', ') || 'nothing';
      context.addIssue({ code: 'custom', message: `has {${name}}, and can have ${expected} in braces` });
    }
  });
}

const heading = z.strictObject({
  subject: text('plan', 'date', 'amount'),
  title: text('plan', 'date', 'amount'),
});

/** Before a trial turns paid: what, when, how much, how to stop. */
const trialEndingSchema = z.strictObject({
  threeDays: heading,
  oneDay: heading,
  greeting: text('name'),
  greetingWithoutName: text(),
  what: text('plan', 'date', 'time'),
  payment: text('date', 'amount', 'period'),
  /** Follows the payment where tax is part of it. */
  tax: text('tax'),
  howToStop: text('date', 'time'),
  button: text(),
  closing: text(),
});

/** After a second subscription was cancelled: why, that nothing was charged, whom to ask. */
const secondSubscriptionSchema = z.strictObject({
  subject: text('plan'),
  title: text('plan'),
  greeting: text('name'),
  greetingWithoutName: text(),
  why: text('plan'),
  charge: text('plan'),
  closing: text(),
});

export const mailsFileSchema = z.strictObject({
  trialEnding: trialEndingSchema,
  secondSubscription: secondSubscriptionSchema,
  /** How often a plan is paid, of one and of several of the unit. */
  periods: z.strictObject({
    day: text(),
    days: text('count'),
    week: text(),
    weeks: text('count'),
    month: text(),
    months: text('count'),
    year: text(),
    years: text('count'),
  }),
});
export type MailsFile = z.infer<typeof mailsFileSchema>;
