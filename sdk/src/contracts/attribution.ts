import * as z from 'zod/mini';

/** Longest values that are kept, in UTF-16 characters; longer ones are cut before they are sent. */
export const attributionLimits = {
  campaign: 150,
  clickId: 250,
  referrer: 500,
  landingPath: 300,
} as const;

/** The campaign parameters of a landing address that are kept. */
export const campaignParameters = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;
export type CampaignParameter = (typeof campaignParameters)[number];

/** The advertisers' click ids that are kept: Google (three), Meta, Microsoft, TikTok. */
export const clickIdParameters = ['gclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid', 'ttclid'] as const;
export type ClickIdParameter = (typeof clickIdParameters)[number];

const campaign = z.optional(z.string().check(z.minLength(1), z.maxLength(attributionLimits.campaign)));
const clickId = z.optional(z.string().check(z.minLength(1), z.maxLength(attributionLimits.clickId)));

/** How a visitor came once. Anything else in an address is not kept. */
export const touchSchema = z.object({
  /** By the visitor's clock, ISO 8601 in UTC. */
  at: z.iso.datetime(),
  /** Path of the page that the visit began with, without its query. */
  landing_path: z.string().check(z.startsWith('/'), z.maxLength(attributionLimits.landingPath)),
  /** Origin and path of the page that led here, or 'direct'. */
  referrer: z.string().check(z.minLength(1), z.maxLength(attributionLimits.referrer)),
  utm_source: campaign,
  utm_medium: campaign,
  utm_campaign: campaign,
  utm_term: campaign,
  utm_content: campaign,
  gclid: clickId,
  gbraid: clickId,
  wbraid: clickId,
  fbclid: clickId,
  msclkid: clickId,
  ttclid: clickId,
});
export type Touch = z.infer<typeof touchSchema>;

/** The first touch that is known and the last one before the request; the same when there was one. */
export const attributionSchema = z.object({ first: touchSchema, last: touchSchema });
export type Attribution = z.infer<typeof attributionSchema>;
