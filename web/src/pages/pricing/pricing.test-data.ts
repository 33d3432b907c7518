import type { PricedPlan, PricingPageContent } from '@flow/content/page-schemas/pricing';

const plan = (anchor: PricedPlan['anchor'], name: string, amount: string): PricedPlan => ({
  anchor,
  name,
  amount,
  plusVat: false,
  per: 'per month',
  summary: `About ${name}.`,
  includes: [`One thing of ${name}`, `Another of ${name}`],
  message: `I would like ${name}, ${amount} per month.`,
});

/** A pricing page with two plans online, one in person and one for companies. */
export const pricing: PricingPageContent = {
  head: {
    title: 'Pricing',
    description: 'Every plan of the business, its price, and what is said beside it.',
  },
  hero: { title: 'What it costs. All of it.', lede: 'Every plan.' },
  trial: {
    title: 'How the free trial works',
    days: 7,
    followedBy: 'After 7 free days the plan continues at AED 275 a week.',
    steps: [
      { when: 'Day 1', what: 'A coach contacts you.' },
      { when: 'Any day', what: 'One click cancels it.' },
    ],
  },
  guide: {
    title: 'Which one is for me?',
    intro: 'Take a sentence.',
    items: [
      { need: 'My own hours.', anchor: 'online-monthly', plan: 'Monthly', price: 'AED 999 per month' },
      { need: 'There are two of us.', anchor: '2-in-1', plan: '2-in-1', price: 'AED 550 + VAT per session' },
      { need: 'A whole office.', anchor: 'corporate', plan: 'Corporate wellness', price: 'Custom' },
    ],
  },
  online: {
    title: 'Online',
    intro: 'In the app.',
    plans: [
      plan('online-monthly', 'Monthly', 'AED 999'),
      {
        ...plan('online-12-weeks', '12 weeks', 'AED 2,400'),
        per: 'for 12 weeks',
        saving: 'AED 900 less than month by month',
      },
    ],
  },
  inPerson: {
    title: 'In person',
    intro: 'In a gym.',
    plans: [
      {
        ...plan('2-in-1', '2-in-1', 'AED 550'),
        plusVat: true,
        per: 'per session',
        withVat: 'AED 577.50 with VAT',
      },
    ],
  },
  corporate: {
    anchor: 'corporate',
    name: 'Corporate wellness',
    price: 'Custom',
    summary: 'By company size.',
    includes: ['A plan for each person'],
    message: 'For my team?',
    link: { label: 'What a company gets', href: '/flow-programs/flow-corporate' },
  },
  whatsapp: { number: '971500000000', label: 'Ask on WhatsApp', newTab: 'opens in a new tab' },
  notes: {
    title: 'Before you pay',
    items: ['Gym memberships are not included.'],
    policies: [{ id: 'refunds', title: 'Can I get a refund?', text: 'Within 7 days.' }],
    terms: { label: 'All the terms', href: '/terms-conditions' },
  },
  contact: { title: 'Still between two plans?', text: 'Tell us.', button: 'Contact us' },
};
