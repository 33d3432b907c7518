import * as z from 'zod';
import { found } from '../content-error.ts';
import { headSchema, linkSchema, slug, words } from '../fields.ts';
import { aed, planPrice } from '../placeholders.ts';
import type { Plan, Policy, Pricing } from '../schema.ts';
import { definePage } from './define-page.ts';

const file = 'pages/pricing.yaml';

/** Every plan, and the name of its place on the page. */
const planAnchors = {
  'online.monthly': 'online-monthly',
  'online.twelveWeeks': 'online-12-weeks',
  'online.premiumZoom': 'premium-zoom',
  'inPerson.eightSessions': 'in-person-8',
  'inPerson.twelveSessions': 'in-person-12',
  'inPerson.home': 'at-home',
  'inPerson.twoInOne': '2-in-1',
  corporate: 'corporate',
} as const;
type PlanName = keyof typeof planAnchors;
const planNames = Object.keys(planAnchors) as [PlanName, ...PlanName[]];

const perWords: Record<Plan['per'], string> = {
  month: 'per month',
  '12 weeks': 'for 12 weeks',
  session: 'per session',
};

const sectionSchema = z.strictObject({ title: words, intro: words });

const schema = z.strictObject({
  head: headSchema,
  hero: z.strictObject({ title: words, lede: words }),
  trial: z.strictObject({
    title: words,
    /** What happens when, in order; the last is what can happen at any time. */
    steps: z.array(z.strictObject({ when: words, what: words })).min(1),
  }),
  guide: z.strictObject({
    title: words,
    intro: words,
    items: z.array(z.strictObject({ need: words, plan: z.enum(planNames) })).min(1),
  }),
  online: sectionSchema,
  inPerson: sectionSchema,
  corporate: z.strictObject({ price: words, link: linkSchema }),
  whatsapp: z.strictObject({
    label: words,
    /** What a chat about a plan opens with; `{plan}` and `{price}` stand for the plan's. */
    message: words.includes('{plan}').includes('{price}'),
    /** Follows the label for people who listen to the page. */
    newTab: words,
  }),
  /** Stands under the price of a plan that saves something; `{amount}` is what it saves. */
  saving: words.includes('{amount}'),
  notes: z.strictObject({
    title: words,
    /** Ids in `policies.yaml`. */
    policies: z.array(slug).min(1),
    terms: linkSchema,
  }),
  contact: z.strictObject({ title: words, text: words, button: words }),
});

type PageWords = z.infer<typeof schema>;

const withCents = new Intl.NumberFormat('en-GB', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
});

/** `AED 3,255`; `AED 577.50` where VAT does not end on a whole AED. */
function priceWithVat({ price }: Plan, { currency, vatPercent }: Pricing): string {
  return `${currency} ${withCents.format((price * (100 + vatPercent)) / 100)}`;
}

function planOf(name: Exclude<PlanName, 'corporate'>, plan: Plan, pricing: Pricing, words: PageWords) {
  const per = perWords[plan.per];
  const price = `${planPrice(plan)} ${per}`;
  return {
    anchor: planAnchors[name],
    name: plan.name,
    amount: planPrice({ ...plan, plusVat: false }),
    plusVat: plan.plusVat,
    per,
    ...(plan.plusVat ? { withVat: `${priceWithVat(plan, pricing)} with VAT` } : {}),
    ...(plan.saving ? { saving: words.saving.replace('{amount}', aed(plan.saving)) } : {}),
    summary: plan.summary,
    includes: plan.includes,
    message: words.whatsapp.message.replaceAll('{plan}', plan.name).replaceAll('{price}', price),
  };
}

function policyOf(id: string, index: number, policies: readonly Policy[]) {
  const named = policies.find((candidate) => candidate.id === id);
  const field = `notes.policies.${index}`;
  const { title, text } = found(named, file, field, `policies.yaml has no "${id}"`);
  return { id, title, text };
}

/** The page, with every price from `pricing.yaml`. */
export const pricing = definePage({
  schema,
  join: (words, { pricing, policies, site }) => {
    const { online, inPerson } = pricing;
    const { label, newTab } = words.whatsapp;
    const plan = (name: Exclude<PlanName, 'corporate'>, record: Plan) => planOf(name, record, pricing, words);
    const onlinePlans = [
      plan('online.monthly', online.monthly),
      plan('online.twelveWeeks', online.twelveWeeks),
      plan('online.premiumZoom', online.premiumZoom),
    ];
    const inPersonPlans = [
      plan('inPerson.eightSessions', inPerson.eightSessions),
      plan('inPerson.twelveSessions', inPerson.twelveSessions),
      plan('inPerson.home', inPerson.home),
      plan('inPerson.twoInOne', inPerson.twoInOne),
    ];
    const { name, summary, includes } = pricing.corporate;
    const message = site.whatsapp.templates.corporate;
    const corporate = { ...words.corporate, anchor: planAnchors.corporate, name, summary, includes, message };
    const named = new Map<string, { name: string; price: string }>([
      ...[...onlinePlans, ...inPersonPlans].map(({ anchor, name, amount, plusVat, per }) => {
        const price = plusVat ? `${amount} + VAT ${per}` : `${amount} ${per}`;
        return [anchor, { name, price }] as const;
      }),
      [corporate.anchor, { name: corporate.name, price: corporate.price }],
    ]);
    return {
      head: words.head,
      hero: words.hero,
      trial: { ...words.trial, days: pricing.trial.days, followedBy: pricing.trial.followedBy },
      guide: {
        ...words.guide,
        items: words.guide.items.map(({ need, plan }) => {
          const anchor = planAnchors[plan];
          const { name, price } = named.get(anchor) ?? { name: plan, price: '' };
          return { need, anchor, plan: name, price };
        }),
      },
      online: { ...words.online, plans: onlinePlans },
      inPerson: { ...words.inPerson, plans: inPersonPlans },
      corporate,
      whatsapp: { number: site.whatsapp.number, label, newTab },
      notes: {
        ...words.notes,
        items: pricing.notes,
        policies: words.notes.policies.map((id, index) => policyOf(id, index, policies)),
      },
      contact: words.contact,
    };
  },
});

export type PricingPageContent = ReturnType<typeof pricing.join>;
/** The module `content:page/pricing`. */
export declare const content: PricingPageContent;
export type PricedPlan = PricingPageContent['online']['plans'][number];
