import type { Attribution, Touch } from '@flow/sdk/contracts/attribution';
import { daysAfter, type Random } from './random.ts';

interface Campaign extends Omit<Touch, 'at' | 'landing_path'> {
  /** The advertiser's parameter that comes with it. */
  clickId?: 'gclid' | 'fbclid';
}

const campaigns: readonly [Campaign, ...Campaign[]] = [
  {
    referrer: 'https://search.example/',
    utm_source: 'google',
    utm_medium: 'cpc',
    utm_campaign: 'trial-week',
    utm_term: 'personal trainer dubai',
    clickId: 'gclid',
  },
  {
    referrer: 'https://social.example/flow',
    utm_source: 'instagram',
    utm_medium: 'social',
    utm_campaign: 'summer-reset',
    utm_content: 'story-2',
    clickId: 'fbclid',
  },
  { referrer: 'direct', utm_source: 'newsletter', utm_medium: 'email', utm_campaign: 'november' },
  { referrer: 'https://search.example/' },
  { referrer: 'direct' },
];
const landingPaths = ['/', '/', '/pricing', '/flow-online', '/flow-programs/postpartum', '/blog'] as const;

function inventTouch(random: Random, at: Date): Touch {
  const { clickId, ...campaign } = random.pick(campaigns);
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';
  return {
    at: at.toISOString(),
    landing_path: random.pick(landingPaths),
    ...campaign,
    ...(clickId === undefined ? {} : { [clickId]: random.text(letters, 40) }),
  };
}

interface Origin {
  referrer: string;
  attribution: Attribution | Record<string, never>;
}

/** How a visitor came: the page that led here, and, of those who let us know, the first and the last touch. */
export function inventAttribution(
  random: Random,
  { receivedAt, isKnown }: { receivedAt: Date; isKnown: boolean },
): Origin {
  const last = inventTouch(random, daysAfter(receivedAt, -0.005));
  if (!isKnown) return { referrer: last.referrer, attribution: {} };
  const first = random.chance(0.5)
    ? inventTouch(random, daysAfter(receivedAt, -1 - 9 * random.next()))
    : last;
  return { referrer: last.referrer, attribution: { first, last } };
}
