import type { TrialNoticeKind } from '@flow/contracts/trial-notice.ts';
import { type Mail, MailFailure, type SendMail } from '../_shared/mail.ts';
import type { RequestContext } from '../_shared/serve.ts';
import { isMissing } from '../_shared/stripe.ts';
import type { Letter, Payment } from './letter.ts';
import { decideNotice, type TrialSubscription } from './notice-decision.ts';

/** A notice that this sender holds. */
export interface HeldNotice {
  id: string;
  /** Proves the hold when the end is noted. */
  leaseId: string;
  /** This one counts. */
  attempts: number;
  kind: TrialNoticeKind;
  trialEnd: string;
  subscriptionId: string;
  email: string | null;
  name: string | null;
}

/** What became of a notice. `pending` is tried again after so many seconds, and without a reason was not its turn yet. */
export type NoticeEnd =
  | { status: 'sent'; sentTo: string; details: Record<string, string | number> }
  | { status: 'withdrawn' | 'refused'; reason: string }
  | { status: 'pending'; reason: string | null; retryIn: number };

/** What Stripe says of a trial now. */
export interface Trial {
  subscription: TrialSubscription & { plan: string | null; email: string | null; period: Payment['period'] };
  /** Unix seconds, of the test clock that the subscription lives by; null where time is the real one. */
  clock: number | null;
}

export interface NoticeDependencies {
  /** Writes the notices whose time has come. */
  plan(): Promise<number>;
  /** Takes what is due and holds it, so that nobody else sends it meanwhile. */
  claim(limit: number, holdSeconds: number): Promise<HeldNotice[]>;
  /** Notes the end, `sent` with its line of the audit log; false when the hold was lost meanwhile. */
  settle(notice: HeldNotice, end: NoticeEnd, requestId: string, expectsNext: boolean): Promise<boolean>;
  trial(subscriptionId: string): Promise<Trial>;
  /** What will be taken at the trial's end. */
  payment(subscriptionId: string): Promise<Omit<Payment, 'period'>>;
  write(letter: Letter): Mail;
  send: SendMail;
  /** Milliseconds since 1970. */
  currentTime(): number;
}

export interface Told {
  planned: number;
  sent: number;
  withdrawn: number;
  /** Refused for good, or tried again later. */
  failed: number;
}

type Context = Pick<RequestContext<'public'>, 'requestId' | 'log'>;

const batch = 10;
/** Longer than Stripe's and the mail server's time-outs together: a sender that is only slow holds its notice still. */
const holdSeconds = 180;
/** What has taken longer is not sent any more by this sender. */
const sendWithin = 120_000;
/** Stripe moves a test clock when it is told to, so that one is asked for often. */
const clockSeconds = 30;
const minute = 60;

/** A minute, two, four and so on, an hour at most: until the trial ends. */
const retryAfter = (attempts: number) => Math.min(minute * 2 ** (attempts - 1), 60 * minute);

/** Sends what is due, batch after batch, until nothing is or the time has come. */
export async function sendDueNotices(
  dependencies: NoticeDependencies,
  context: Context,
  until: number,
): Promise<Told> {
  const { plan, claim, currentTime } = dependencies;
  const told: Told = { planned: await plan(), sent: 0, withdrawn: 0, failed: 0 };
  for (;;) {
    const held = await claim(batch, holdSeconds);
    const claimedAt = currentTime();
    const ends = await Promise.all(held.map((notice) => tell(notice, claimedAt, dependencies, context)));
    for (const end of ends) {
      if (end.status === 'sent') told.sent += 1;
      else if (end.status === 'withdrawn') told.withdrawn += 1;
      else if (end.reason !== null) told.failed += 1;
    }
    if (held.length < batch || currentTime() >= until) return told;
  }
}

/** Sends one notice, unless it has nothing to tell any more, and notes how it ended. */
async function tell(
  notice: HeldNotice,
  claimedAt: number,
  dependencies: NoticeDependencies,
  { requestId, log }: Context,
): Promise<NoticeEnd> {
  const about = { notice: notice.id, subscription: notice.subscriptionId, kind: notice.kind };
  let expectsNext = false;
  let end: NoticeEnd;
  try {
    const trial = await dependencies.trial(notice.subscriptionId);
    end = await endOf(notice, trial, claimedAt, dependencies);
    // When the last day begins by a test clock our own time does not tell.
    const isLate = end.status === 'withdrawn' && end.reason === 'late';
    expectsNext = isLate || (end.status === 'sent' && trial.clock !== null);
  } catch (thrown) {
    if (isMissing(thrown)) end = { status: 'withdrawn', reason: 'missing' };
    else end = failureOf(thrown, notice);
    if (!(thrown instanceof MailFailure)) log('error', 'notice-failed', { ...about, detail: String(thrown) });
  }
  if (end.status === 'refused' || (end.status === 'pending' && end.reason !== null)) {
    log(end.status === 'refused' ? 'error' : 'warning', 'notice-not-sent', {
      ...about,
      attempts: notice.attempts,
      detail: String(end.reason),
    });
  }
  try {
    if (!(await dependencies.settle(notice, end, requestId, expectsNext)))
      log('info', 'notice-overtaken', about);
  } catch (thrown) {
    // The hold runs out, and it is sent again under the same id.
    log('error', 'notice-not-recorded', { ...about, detail: String(thrown) });
  }
  return end;
}

function failureOf(thrown: unknown, { attempts }: HeldNotice): NoticeEnd {
  if (thrown instanceof MailFailure && thrown.isRefused) return { status: 'refused', reason: thrown.message };
  const reason = thrown instanceof MailFailure ? thrown.message : 'Stripe could not be asked';
  return { status: 'pending', reason, retryIn: retryAfter(attempts) };
}

async function endOf(
  notice: HeldNotice,
  { subscription, clock }: Trial,
  claimedAt: number,
  { payment, write, send, currentTime }: NoticeDependencies,
): Promise<NoticeEnd> {
  const decision = decideNotice(notice, subscription, clock ?? currentTime() / 1000);
  if (decision.now === 'withdraw') return { status: 'withdrawn', reason: decision.why };
  if (decision.now === 'wait') {
    const retryIn = clock === null ? Math.ceil(decision.seconds) : clockSeconds;
    return { status: 'pending', reason: null, retryIn };
  }
  const to = notice.email ?? subscription.email;
  if (to === null) return { status: 'refused', reason: 'There is no mail address' };
  const { kind, name, id, trialEnd } = notice;
  const about = { id, to, name, plan: subscription.plan ?? '' };
  if (kind === 'second_subscription') {
    await send(write({ kind, ...about }));
    return { status: 'sent', sentTo: to, details: {} };
  }
  const due = await payment(notice.subscriptionId);
  // A coupon may pay for all of it: there is no payment to tell of.
  if (due.total <= 0) return { status: 'withdrawn', reason: 'free' };
  if (currentTime() - claimedAt > sendWithin) {
    return { status: 'pending', reason: 'It took too long to ask Stripe', retryIn: minute };
  }
  await send(write({ kind, ...about, trialEnd, payment: { ...due, period: subscription.period } }));
  return { status: 'sent', sentTo: to, details: { amount: due.total, tax: due.tax, currency: due.currency } };
}
