import type { FlowInPersonPageContent } from '@flow/content/page-schemas/flow-in-person';

const offer = (name: string, amount: string, per: 'month' | 'session') => ({
  name,
  currency: 'AED',
  amount,
  per,
  plusVat: true,
  summary: `About ${name}`,
  includes: [`Part of ${name}`],
});

const person = (id: string, name: string, duration: string, overlayText: string) => ({
  id,
  name,
  duration,
  overlayText,
  image: { name: `transformation-${id}`, aspect: '4/5', alt: `${name}, before and after` },
});

/** An in-person page with a little of everything. */
export const inPerson: FlowInPersonPageContent = {
  head: { title: 'In person', description: 'One-to-one training with a coach, at a gym or at your home.' },
  hero: {
    eyebrow: 'In-person coaching',
    title: 'An hour with nobody else in it.',
    lede: 'One coach, one client.',
    secondary: 'Packages',
    note: 'From AED 3,100 + VAT a month.',
    image: { name: 'in-person-hour', aspect: '16/10', alt: 'A ring like the face of a clock' },
    claims: [{ value: '25,000+', label: 'sessions delivered' }],
  },
  hour: {
    title: 'What an hour looks like',
    intro: 'Sixty minutes.',
    unit: 'min',
    parts: [
      { minute: 0, length: 15, title: 'Warm-up', text: 'Joints first.' },
      { minute: 15, length: 45, title: 'The work', text: 'Two lifts.' },
    ],
  },
  places: {
    title: 'Two places',
    intro: 'Choose one.',
    open: 'See locations',
    dialogTitle: 'Where you can train',
    dialogText: 'By appointment.',
    knowTitle: 'Good to know',
    mapLabel: 'Open in maps',
    locations: [
      {
        id: 'train-sf-downtown',
        name: 'Train SF Downtown',
        area: 'Downtown Dubai',
        summary: 'Racks by the window.',
        description: 'Six racks and two platforms.',
        know: ['Bring a lock.'],
        mapQuery: 'Train SF Downtown & Dubai',
      },
      {
        id: 'home-training',
        name: 'At your home',
        area: 'Anywhere in Dubai',
        summary: 'Two square metres of floor.',
        description: 'Your coach brings the rest.',
        know: ['Clear a little floor.'],
      },
    ],
  },
  results: {
    title: 'Three people',
    intro: 'Results vary from person to person.',
    transformations: [
      person('peter-v', 'Peter V.', '26 weeks', 'Takes the stairs'),
      person('elena-r', 'Elena R.', '12 weeks', 'First deadlift'),
      person('tariq-b', 'Tariq B.', '1 week', 'A first pull-up'),
    ],
    all: { label: 'See every before and after', href: '/before-after' },
    online: { label: 'Or train online', href: '/flow-online' },
  },
  packages: {
    title: 'Packages & Pricing',
    intro: 'By the month or by the session.',
    gymNote: 'Gym memberships not included.',
    vatNote: 'Where a price says + VAT, 5% is added.',
    monthly: [offer('8 sessions', '3,100', 'month'), offer('12 sessions', '4,500', 'month')],
    single: [offer('At home', '550', 'session'), offer('2-in-1', '550', 'session')],
  },
  faq: {
    title: 'Before your first session',
    intro: 'What people ask.',
    items: [
      { id: 'where', question: 'Where do we train?', answer: 'At a gym.' },
      { id: 'when', question: 'When can I train?', answer: 'From six.' },
    ],
  },
  closing: {
    title: 'Bring shoes.',
    text: 'Tell us where you are.',
    whatsapp: 'WhatsApp',
    orWrite: 'or open the chat at',
    dialogTitle: 'Talk to a coach on WhatsApp',
    dialogText: 'Open the chat, or point a camera at the code.',
    dialogLink: 'Open WhatsApp',
    codeTitle: 'QR code of the chat',
  },
};
