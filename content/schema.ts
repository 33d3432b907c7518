import * as z from 'zod';
import {
  headSchema,
  type ImageSlot,
  imageSlotSchema,
  linkSchema,
  type PageHead,
  type ProgramGroup,
  positive,
  sitePath,
  slug,
  words,
} from './fields.ts';
import type { Program, ProgramSummary } from './program-schema.ts';

/*
 * The shape of everything in `content/`. The first half is what an author writes, the second half what a page
 * receives; the loader joins authored records (cards by slug, photos by id) into pages.
 */

export type { ImageSlot, PageHead, Program, ProgramGroup, ProgramSummary };

// What an author writes

export const testimonialsFileSchema = z.strictObject({
  hero: z.array(z.strictObject({ name: words, quote: words, initial: z.string().length(1) })).length(4),
  block: z.array(z.strictObject({ quote: words, author: words })).min(1),
});
export type HeroTestimonial = z.infer<typeof testimonialsFileSchema>['hero'][number];
export type BlockTestimonial = z.infer<typeof testimonialsFileSchema>['block'][number];

export const transformationSchema = z.strictObject({
  id: slug,
  image: imageSlotSchema,
  /** First name and initial. */
  name: words,
  durationWeeks: positive.int(),
  /** Weight lost, in pounds. Absent where the result is not a weight. */
  resultLbs: positive.optional(),
  description: words,
  overlayText: words,
});
export const transformationsFileSchema = z.array(transformationSchema).min(1);
export type Transformation = z.infer<typeof transformationSchema>;

export const faqSchema = z.strictObject({ id: slug, question: words, answer: words });
/** Questions and answers by topic. */
export const faqsFileSchema = z.strictObject({
  online: z.array(faqSchema).min(1),
  inPerson: z.array(faqSchema).min(1),
});
export type Faq = z.infer<typeof faqSchema>;

export const planSchema = z.strictObject({
  name: words,
  /** Whole AED. */
  price: positive.int(),
  per: z.enum(['month', '12 weeks', 'session']),
  /** True where VAT comes on top of the price. */
  plusVat: z.boolean(),
  /** Whole AED less than paying bit by bit. */
  saving: positive.int().optional(),
  summary: words,
  includes: z.array(words).min(1),
});
export type Plan = z.infer<typeof planSchema>;

export const pricingFileSchema = z.strictObject({
  currency: z.literal('AED'),
  vatPercent: positive,
  trial: z.strictObject({
    days: positive.int(),
    /** Whole AED a week, one of the two ways to pay after the trial; the other is the monthly plan. */
    weeklyPrice: positive.int(),
    followedBy: words,
  }),
  online: z.strictObject({ monthly: planSchema, twelveWeeks: planSchema, premiumZoom: planSchema }),
  inPerson: z.strictObject({
    eightSessions: planSchema,
    twelveSessions: planSchema,
    home: planSchema,
    twoInOne: planSchema,
  }),
  corporate: z.strictObject({ name: words, summary: words, includes: z.array(words).min(1) }),
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

const whatsappTemplates = z.strictObject({ general: words, header: words, cta: words, corporate: words });

export const siteFileSchema = z.strictObject({
  name: words,
  /** Origin of the public site, without a slash at the end. A build setting can replace it. */
  url: z.url({ protocol: /^https?$/ }).regex(/[^/]$/, 'must not end with a slash'),
  email: z.email(),
  /** As people read it; links keep the digits only. */
  phone: z.string().regex(/^\+[\d ]{8,20}$/, 'must be an international number, like +971 50 000 0000'),
  city: words,
  timeZone: words,
  businessHours: words,
  social: z.strictObject({ label: words, href: z.url({ protocol: /^https$/ }) }),
  withoutScript: words,
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

const claimSchema = z.strictObject({ value: words, label: words });

export const homeFileSchema = z.strictObject({
  head: headSchema,
  hero: z.strictObject({
    eyebrow: words,
    title: words,
    lede: words,
    secondary: linkSchema,
    /** What follows the trial, said beside the offer. */
    trialNote: words,
    image: imageSlotSchema,
    claims: z.array(claimSchema).min(1),
  }),
  programs: z.strictObject({
    title: words,
    intro: words,
    explore: linkSchema,
    /** File names in `programs/`, in the order of the cards. */
    cards: z.array(slug).length(8),
  }),
  testimonials: z.strictObject({ title: words }),
  coaching: z.strictObject({
    title: words,
    intro: words,
    claims: z.array(claimSchema).min(1),
    options: z
      .array(
        z.strictObject({ title: words, description: words, points: z.array(words).min(1), link: linkSchema }),
      )
      .length(2),
    method: z.strictObject({ title: words, description: words }),
    transformationsTitle: words,
    /** Ids in `transformations.yaml`, in the order of the grid. */
    transformations: z.array(slug).length(4),
    allTransformations: linkSchema,
    resultsNote: words,
  }),
  faq: z.strictObject({ title: words, intro: words }),
  finalCta: z.strictObject({ title: words, text: words, note: words }),
});

export const notFoundFileSchema = z.strictObject({
  head: headSchema,
  code: words,
  title: words,
  text: words,
  home: linkSchema,
});

// What a page receives

export type Claim = z.infer<typeof claimSchema>;
export type HomeFile = z.infer<typeof homeFileSchema>;
export type SiteFile = z.infer<typeof siteFileSchema>;
export type NavigationFile = z.infer<typeof navigationFileSchema>;

/** One of the home page's cards. `gradient` names the palette of its art. */
export interface ProgramCard {
  slug: string;
  label: string;
  description: string;
  path: string;
  image: ImageSlot;
  gradient: ProgramGroup;
}

export type NavigationContent = Pick<NavigationFile, 'items'>;
export type NavigationItem = NavigationContent['items'][number];
export type FooterContent = NavigationFile['footer'];
export type WhatsappTemplates = z.infer<typeof whatsappTemplates>;

/** What every page's frame needs; the module `content:site`. */
export interface SiteContent extends Pick<SiteFile, 'name' | 'url' | 'email' | 'social' | 'withoutScript'> {
  phone: { display: string; href: string };
  /** `number` is digits only, as wa.me wants it. */
  whatsapp: { number: string; templates: WhatsappTemplates };
  navigation: NavigationContent;
  footer: FooterContent;
}

/** The module `content:page/home`. */
export interface HomePageContent
  extends Omit<HomeFile, 'hero' | 'programs' | 'testimonials' | 'coaching' | 'faq'> {
  hero: HomeFile['hero'] & { testimonials: HeroTestimonial[] };
  programs: Omit<HomeFile['programs'], 'cards'> & { cards: ProgramCard[] };
  testimonials: HomeFile['testimonials'] & { items: BlockTestimonial[] };
  coaching: Omit<HomeFile['coaching'], 'transformations'> & { transformations: Transformation[] };
  faq: HomeFile['faq'] & { items: Faq[] };
}

/** The module `content:page/not-found`. */
export type NotFoundPageContent = z.infer<typeof notFoundFileSchema>;

/** Everything in `content/`, checked and joined. */
export interface Content {
  site: SiteContent;
  pages: { home: HomePageContent; 'not-found': NotFoundPageContent };
  businessHours: string;
  pricing: Pricing;
  faqs: z.infer<typeof faqsFileSchema>;
  policies: Policy[];
  programs: Program[];
  programIndex: ProgramSummary[];
}
