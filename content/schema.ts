import * as z from 'zod';
import type { FormDefinition } from '../sdk/src/contracts/form-definition.ts';
import {
  type HeroPattern,
  type ImageSlot,
  linkSchema,
  type PageHead,
  type ProgramGroup,
  positive,
  type SlotPhoto,
  sitePath,
  slug,
  words,
} from './fields.ts';
import type { Location } from './locations-schema.ts';
import type {
  BlockTestimonial,
  Coach,
  HeroTestimonial,
  Review,
  Reviews,
  Testimonials,
  Transformation,
} from './people-schema.ts';
import type { Program } from './program-schema.ts';
import type { RichElement, RichNode, RichText } from './rich-text-tree.ts';
import type { LegalDocument, Post } from './text-schema.ts';

/*
 * The shape of what `content/` says of the business: the first half is what an author writes, the second half what
 * the frame of every page receives. People, programs, posts and pages have a file of their own.
 */

export type {
  BlockTestimonial,
  Coach,
  HeroPattern,
  HeroTestimonial,
  ImageSlot,
  LegalDocument,
  PageHead,
  Post,
  Program,
  ProgramGroup,
  Review,
  RichElement,
  RichNode,
  RichText,
  SlotPhoto,
  Transformation,
};

// What an author writes

export const faqSchema = z.strictObject({ id: slug, question: words, answer: words });
/** Questions and answers by topic. */
export const faqsFileSchema = z.strictObject({
  online: z.array(faqSchema).min(1),
  inPerson: z.array(faqSchema).min(1),
});
export type Faq = z.infer<typeof faqSchema>;
export type Faqs = z.infer<typeof faqsFileSchema>;

export const planSchema = z.strictObject({
  name: words,
  /** Whole AED. */
  price: positive.int(),
  per: z.enum(['month', '12 weeks', 'session']),
  /** True where VAT comes on top of the price. */
  plusVat: z.boolean(),
  /** In a month, where the plan is a number of them. */
  sessions: positive.int().optional(),
  /** Whole AED less than paying bit by bit. */
  saving: positive.int().optional(),
  summary: words,
  includes: z.array(words).min(1),
});
export type Plan = z.infer<typeof planSchema>;

const trialPlanSchema = z.strictObject({
  name: words,
  price: words,
  /** Follows the price: `a week`. */
  per: words,
  summary: words,
  /** What it costs after the free days. */
  followedBy: words,
  /** What it costs without them. */
  withoutTrial: words,
});

export const pricingFileSchema = z.strictObject({
  currency: z.literal('AED'),
  vatPercent: positive,
  trial: z.strictObject({
    days: positive.int(),
    /** Whole AED a week, one of the two ways to pay after the trial; the other is the monthly plan. */
    weeklyPrice: positive.int(),
    followedBy: words,
    /** What a trial can be begun for, by the names that the SDK has for it. */
    plans: z.strictObject({
      weekly: trialPlanSchema,
      monthly: trialPlanSchema,
      'twelve-weeks': trialPlanSchema,
    }),
  }),
  online: z.strictObject({ monthly: planSchema, twelveWeeks: planSchema, premiumZoom: planSchema }),
  inPerson: z.strictObject({
    eightSessions: planSchema,
    twelveSessions: planSchema,
    home: planSchema,
    twoInOne: planSchema,
  }),
  corporate: z.strictObject({
    name: words,
    summary: words,
    /** How often teams train. */
    frequency: words,
    includes: z.array(words).min(1),
  }),
  notes: z.array(words),
});
export type Pricing = z.infer<typeof pricingFileSchema>;

/** What the business promises and asks for, each with the page that states it in full. */
export const policiesFileSchema = z.array(
  z.strictObject({ id: slug, title: words, text: words, path: sitePath }),
);
export type Policy = z.infer<typeof policiesFileSchema>[number];

export const navigationFileSchema = z.strictObject({
  items: z
    .array(
      z.union([
        linkSchema,
        z.strictObject({
          label: words,
          items: z.array(z.strictObject({ label: words, href: sitePath, description: words })).min(1),
        }),
      ]),
    )
    .min(1),
  footer: z.strictObject({
    statement: words,
    groups: z.array(z.strictObject({ title: words, links: z.array(linkSchema).min(1) })).min(1),
    contactLabel: words,
    smallPrint: words,
  }),
});

/** Numbers as people dial them, in the country of the business. */
export const emergencyFileSchema = z.strictObject({
  police: words,
  ambulance: words,
  mentalHealth: words,
  violence: words,
});
export type Emergency = z.infer<typeof emergencyFileSchema>;

const whatsappTemplates = z.strictObject({ general: words, header: words, cta: words, corporate: words });

export const siteFileSchema = z.strictObject({
  name: words,
  /** Origin of the public site, without a slash at the end. A build setting can replace it. */
  url: z.url({ protocol: /^https?$/ }).regex(/[^/]$/, 'must not end with a slash'),
  email: z.email(),
  /** As people read it; links keep the digits only. */
  phone: z.string().regex(/^\+[\d ]{8,20}$/, 'must be an international number, like +971 50 000 0000'),
  city: words,
  /** Two letters, as ISO 3166 has them. */
  country: z.string().regex(/^[A-Z]{2}$/, 'must be two capital letters, like AE'),
  timeZone: words,
  /** Every day. Search engines read the two times out of it. */
  businessHours: z
    .string()
    .regex(/^\d{1,2}:\d\d–\d{1,2}:\d\d /, 'must begin with two times, like 6:00–22:00 Dubai time'),
  social: z.strictObject({ label: words, href: z.url({ protocol: /^https$/ }) }),
  withoutScript: words,
  consultation: z.strictObject({ description: words }),
  chat: z.strictObject({
    title: words,
    /** Who answers, as screen readers say it. */
    speaker: words,
    greeting: words,
    failure: words,
    quickReplies: z.array(z.strictObject({ label: words, message: words })).min(1),
  }),
  whatsapp: whatsappTemplates,
  claims: z.strictObject({
    years: positive.int(),
    sessions: positive.int(),
    rating: positive.max(5),
    clients: positive.int(),
    programs: positive.int(),
    since: positive.int(),
  }),
});

export const claimSchema = z.strictObject({ value: words, label: words });

// What a page receives

export type Claim = z.infer<typeof claimSchema>;
export type SiteFile = z.infer<typeof siteFileSchema>;
export type NavigationFile = z.infer<typeof navigationFileSchema>;

/** One of the home page's cards. `gradient` names the palette of its art. */
export interface ProgramCard {
  label: string;
  description: string;
  path: string;
  image: ImageSlot;
  gradient: ProgramGroup;
  /** The form of its art. */
  pattern: HeroPattern;
}

export type NavigationContent = Pick<NavigationFile, 'items'>;
export type NavigationItem = NavigationContent['items'][number];
export type FooterContent = NavigationFile['footer'];
export type WhatsappTemplates = z.infer<typeof whatsappTemplates>;

/** The words of the consultation form; the module `content:consultation`, which is loaded with it. */
export type ConsultationContent = SiteFile['consultation'];

/** The words of the chat; the module `content:chat`, which is loaded with it. */
export type ChatContent = SiteFile['chat'];

/** How long the free trial is, and the plans that it can be begun for; the module `content:trial`. */
export interface TrialContent extends Pick<Pricing['trial'], 'days' | 'followedBy'> {
  /** `billedAs` is a plan's name in a subscription of it. */
  plans: Record<keyof Pricing['trial']['plans'], z.infer<typeof trialPlanSchema> & { billedAs: string }>;
}

/** What every page's frame needs; the module `content:site`. */
export interface SiteContent
  extends Pick<SiteFile, 'name' | 'url' | 'email' | 'city' | 'social' | 'withoutScript'> {
  /** What the button of the chat says; the rest of its words comes with the panel. */
  chatTitle: string;
  phone: { display: string; href: string };
  /** `number` is digits only, as wa.me wants it. */
  whatsapp: { number: string; templates: WhatsappTemplates };
  navigation: NavigationContent;
  footer: FooterContent;
}

/** What is written once and used by many pages. */
export interface Records {
  site: SiteContent;
  pricing: Pricing;
  faqs: Faqs;
  policies: Policy[];
  testimonials: Testimonials;
  transformations: Transformation[];
  reviews: Reviews;
  coaches: Coach[];
  locations: Location[];
  /** By the name of their file, without its ending. */
  legal: { 'privacy-policy': LegalDocument; 'terms-conditions': LegalDocument };
  programs: Program[];
  /** The newest first. */
  posts: Post[];
  /** By name. */
  forms: FormDefinition[];
  emergency: Emergency;
}
