import { formatBusinessDateTime } from '@flow/sdk/contracts/business-time';
import { labelOf } from '@flow/sdk/contracts/known-value';
import type { Checkout } from '@flow/sdk/contracts/trial';
import { trialPlanLabels } from '@flow/sdk/texts';
import type { BadgeTone } from '../../../ui/Badge/Badge.tsx';

interface CheckoutState {
  label: string;
  tone: BadgeTone;
  /** `open until 22 Nov 2026, 11:00`. */
  standing: string;
  /** The page can be sent. */
  isOpen: boolean;
}

const at = (words: string, instant: string | null) =>
  instant === null ? words : `${words} ${formatBusinessDateTime(instant)}`;

/** Where a checkout stands. A page is over at its time, whether Stripe has told of it or not. */
export function checkoutState(checkout: Checkout, now: Date): CheckoutState {
  const { status, url, expires_at, completed_at, created_at } = checkout;
  const isOver = expires_at !== null && new Date(expires_at) <= now;
  if (status === 'completed') {
    return { label: 'Completed', tone: 'success', standing: at('completed', completed_at), isOpen: false };
  }
  if (status === 'expired' || (status === 'open' && isOver)) {
    return { label: 'Expired', tone: 'neutral', standing: at('expired', expires_at), isOpen: false };
  }
  if (status === 'open') {
    return { label: 'Open', tone: 'info', standing: at('open until', expires_at), isOpen: url !== null };
  }
  if (status === 'opening') {
    const standing = 'Stripe has made no page yet: start it again to finish it';
    return { label: 'Not finished', tone: 'warning', standing, isOpen: false };
  }
  return { label: status, tone: 'neutral', standing: at('made', created_at), isOpen: false };
}

/** `Monthly, 7 days free`, of a checkout or of the details of what was done with it. */
export function checkoutLabel({ plan, trial_days: days }: { plan?: unknown; trial_days?: unknown }): string {
  const free = Number(days) > 0 ? `${days} days free` : 'without free days';
  return `${labelOf(trialPlanLabels, String(plan))}, ${free}`;
}
