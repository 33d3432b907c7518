/**
 * Tells clients by mail, three days and one day before, that their trial turns paid, and that a second subscription was
 * cancelled. It has to be called every five minutes by a schedule, with the service key as the bearer token. The local stack does so
 * by itself. On hosted Supabase a cron job does; the README has it.
 */
import { serviceDatabase } from '../_shared/database.ts';
import { environment } from '../_shared/env.ts';
import { mails, smtpMail } from '../_shared/mail.ts';
import { productionDependencies } from '../_shared/production.ts';
import { stripeClient } from '../_shared/stripe.ts';
import { createHandler } from './handler.ts';
import { noticeMail } from './letter.ts';
import { databaseNotices, stripeTrials } from './store.ts';

const settings = environment();

Deno.serve(
  createHandler({
    ...productionDependencies(settings),
    ...databaseNotices(serviceDatabase(settings)),
    ...stripeTrials(stripeClient(settings)),
    write: (letter) => noticeMail(letter, mails, settings.SITE_URL),
    send: smtpMail(settings),
    currentTime: Date.now,
  }),
);
