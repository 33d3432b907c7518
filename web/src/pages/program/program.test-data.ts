import type { ProgramContent, ProgramPageContent } from '@flow/content/page-schemas/program';

const items = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name} ${index + 1}`);

const related = (name: string) => ({
  key: name,
  path: `/flow-programs/flow-${name}`,
  name: `Flow ${name}`,
  description: `About ${name}`,
});

/** What every program's page says. */
export const words: ProgramPageContent = {
  back: { label: 'Back to Programs', href: '/flow-programs' },
  tagline: 'Private. Fully Online.',
  badge: { beginnerFriendly: 'Beginner Friendly', corporate: 'Scalable Wellness Solution' },
  idealLabel: 'Ideal for',
  cautionTitle: 'Before you start',
  units: { workouts: 'workouts a week', minutes: 'minutes each' },
  overviewTitle: 'Overview',
  featuresTitle: 'How it is built',
  details: {
    title: 'Program Details',
    duration: 'Duration',
    commitment: 'Commitment',
    minimumAge: 'Minimum age',
    online: 'Fully Online Training',
    app: 'Custom App Access',
  },
  price: '7 days free, then AED 999 per month or AED 2,400 for 12 weeks',
  phases: { title: 'One line, three phases.', intro: 'Each begins where one ended.', weeks: 'Weeks' },
  results: {
    title: 'Real Results',
    note: 'Results vary. 12 weeks often shows a big change.',
    item: 'Result',
  },
  included: {
    title: "What's Included",
    intro: 'The same in every program.',
    core: { title: 'Core Program Benefits', items: items('Benefit', 6) },
    coaching: { title: 'Coaching & Support', items: items('Support', 5) },
    flexibility: { title: 'Flexibility & Lifestyle', items: items('Freedom', 4) },
  },
  reviews: { title: 'What clients say', from: 'From clients of' },
  ready: {
    title: 'Ready to Start?',
    terms: 'No commitment • Cancel anytime',
    additions: { 'home-flow': 'Start free, see your plan, and meet your coach.' },
  },
  related: {
    title: 'Near this one',
    all: { label: 'See all programs', href: '/flow-programs' },
    chosen: { 'flow-duo': ['longevity', 'reset', 'slow'].map(related) },
  },
  corporate: {
    deliveryTitle: 'Duration and delivery',
    duration: 'How long',
    delivery: 'Where',
    cards: [
      { title: 'Personalization at Scale', text: 'One plan for each.' },
      { title: 'Flexible Timings', text: '2-5 times per week' },
      { title: 'Flow Beat™', text: 'Monthly wellness reports' },
    ],
    whatsapp: 'Ask on WhatsApp',
  },
};

/** A program for people, without any of the parts that only some have. */
export const nomad: ProgramContent = {
  slug: 'flow-nomad',
  key: 'flow-nomad',
  path: '/flow-programs/flow-nomad',
  listed: true,
  head: { title: 'Flow Nomad', description: 'For people who change city every few weeks and train in each.' },
  name: 'Flow Nomad',
  subtitle: 'A program that packs',
  group: 'work-life',
  card: {
    label: 'Nomad',
    description: 'Packs.',
    participants: '1-to-1',
    highlights: ['One', 'Two', 'Three'],
  },
  heroImage: { name: 'program-flow-nomad', aspect: '4/3', alt: 'Lines that bend around an arch' },
  heroPattern: 'arch',
  ideal: 'People who change city every few weeks',
  duration: '12 weeks',
  commitment: { workoutsPerWeek: [3, 5], minutes: [30, 60] },
  beginnerFriendly: true,
  features: [
    { lead: 'It packs.', text: ['A band and a door.'] },
    { lead: 'It travels.', text: ['Every time zone.'] },
    { lead: 'It answers.', text: ['In ', { tag: 'strong', children: ['your'] }, ' evening.'] },
    { lead: 'It lasts.', text: ['After the trip.'] },
  ],
  phases: [
    { name: 'Settle', weeks: [1, 4], text: 'Learn the band.' },
    { name: 'Load', weeks: [5, 8], text: 'Find the gym.' },
    { name: 'Carry', weeks: [9, 12], text: 'Take it along.' },
  ],
  description: [{ tag: 'p', children: ['A city is ', { tag: 'strong', children: ['a gym'] }, '.'] }],
  reviews: [
    { name: 'Tom R.', review: 'One', rating: 5, timeAgo: '2 months ago' },
    { name: 'Dina S.', review: 'Two', rating: 5, timeAgo: '3 weeks ago' },
    { name: 'Matthias L.', review: 'Three', rating: 5, timeAgo: '5 months ago' },
  ],
  reviewsFrom: 'Flow Shredder',
  related: ['padel', 'ski', 'golf'].map(related),
  whatsapp: null,
};

const { commitment: _, phases: __, ...endless } = nomad;

/** The program for companies. */
export const corporate: ProgramContent = {
  ...endless,
  key: 'flow-corporate',
  path: '/flow-programs/flow-corporate',
  name: 'Flow Corporate',
  duration: 'Ongoing',
  beginnerFriendly: false,
  related: [],
  whatsapp: {
    number: '971500000000',
    templates: { general: 'a', header: 'b', cta: 'c', corporate: 'For my team?' },
  },
  corporate: {
    delivery: 'Online, or at your office',
    flowBeat: { title: 'The beat', description: 'A monthly pulse.' },
    programHighlights: {
      title: 'What your people get',
      items: [
        { icon: 'users', title: 'A coach', description: 'By name.' },
        { icon: 'chart', title: 'Progress', description: 'That shows.' },
        { icon: 'zap', title: 'Energy', description: 'At the end.' },
        { icon: 'target', title: 'A plan', description: 'Of their own.' },
      ],
    },
    whyFlow: { title: 'Why companies stay', description: 'It reaches the others.' },
    programDetails: {
      title: 'How it runs',
      details: [
        { icon: 'calendar', label: 'Begins', value: 'Any month' },
        { icon: 'users', label: 'Sessions', value: 'Early and late' },
        { icon: 'file-text', label: 'Reporting', value: 'Every month' },
      ],
    },
    contactInfo: {
      title: 'Talk to us',
      subtitle: 'A short call',
      description: 'Contact us for custom pricing based on your company size and needs.',
      cta: 'Plan a call',
    },
  },
};
