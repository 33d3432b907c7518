import type { ExplorerEntry, FlowOnlinePageContent } from '@flow/content/page-schemas/flow-online';

const entry = (path: string, label: string, description: string): ExplorerEntry => ({
  path,
  label,
  name: `Flow ${label}`,
  description,
  duration: '12 weeks',
  participants: '1-to-1',
  highlights: [`${label} first`, 'A second thing', 'A third thing'],
  image: { name: path.split('/').at(-1) ?? '', aspect: '4/3', alt: '' },
  pattern: 'disc',
});

const offer = (name: string, amount: string, per: 'month' | '12 weeks') => ({
  name,
  currency: 'AED',
  amount,
  per,
  plusVat: false,
  summary: `About ${name}`,
  includes: [`Part of ${name}`],
});

const programs = {
  'work-life': [
    entry('/flow-executive', 'Executive', 'Between two meetings.'),
    entry('/flow-programs/flow-cabin-crew', 'Cabin Crew', 'Rosters, time zones and sleep.'),
  ],
  'body-change': [entry('/flow-shredder', 'Shredder', 'Fat loss in three phases.')],
  'womens-health': [entry('/flow-postpartum', 'New Mom', 'On the sleep you get.')],
  'fresh-start': [entry('/flow-beginner', 'New to Gym', 'Learn to move well.')],
  sport: [entry('/flow-programs/flow-golf-power', 'Golf', 'Club speed.')],
  'long-run': [entry('/flow-longevity', 'Longevity', 'Strength over 50.')],
} as const;

const group = (id: keyof typeof programs, label: string, title: string) => ({
  id,
  label,
  title,
  intro: `About ${label}`,
  programs: [...programs[id]],
});

/** An online page with seven programs. */
export const online: FlowOnlinePageContent = {
  head: { title: 'Online', description: 'How online coaching works, what it costs, and every program.' },
  hero: {
    eyebrow: 'Online coaching',
    title: 'Your coach knows your Tuesday.',
    lede: 'A coach writes your workouts.',
    secondary: 'Find your program',
    trialNote: '7 days free. Then AED 275 a week or AED 999 a month.',
    image: { name: 'online-coaching', aspect: '16/10', alt: 'Two moons' },
    indexTitle: 'Where do you start?',
  },
  steps: {
    title: 'How it works',
    intro: 'Four steps.',
    items: ['You press Connect', 'A coach gets in touch', 'You train', 'Your program is written'].map(
      (title, index) => ({ when: `Day ${index}`, title, text: `About step ${index + 1}` }),
    ),
  },
  includes: {
    title: 'What you get, and how often',
    intro: 'In every program.',
    rhythm: [
      { when: 'Every workout', items: [{ title: 'Video feedback', text: 'Film the set.' }] },
      { when: 'Every month', items: [{ title: 'One live 1:1 session', text: 'On screen.' }] },
    ],
  },
  plans: {
    title: 'Start free, then choose',
    trialUnit: 'days free',
    note: 'One free trial per person or household.',
    allPrices: { label: 'All prices', href: '/pricing' },
    trialDays: '7',
    trialText: 'After 7 free days the plan continues at AED 275 a week or AED 999 a month.',
    offers: [
      offer('Online, monthly', '999', 'month'),
      offer('Online, 12 weeks', '2,400', '12 weeks'),
      offer('Premium Zoom', '4,500', 'month'),
    ],
  },
  explorer: {
    title: '30+ programs',
    intro: 'Pick a sentence.',
    filterLabel: 'What is in the way?',
    filterPlaceholder: 'sleep, travel',
    filterEmpty: 'No program uses that word.',
    groups: [
      group('work-life', 'Work and life', 'My week is already full'),
      group('body-change', 'Body change', 'I want to see a difference'),
      group('womens-health', "Women's health", 'My body plays by new rules'),
      group('fresh-start', 'Fresh start', 'I have to begin somewhere'),
      group('sport', 'Sport', 'I want to play better'),
      group('long-run', 'The long run', 'I want this to last'),
    ],
    unsure: { title: 'Between two of them?', text: 'A coach tells you.' },
  },
  closing: {
    title: 'Tell us about your Tuesday.',
    text: 'A coach contacts you.',
    note: 'After the trial, AED 275 a week or AED 999 a month.',
    linksTitle: 'Before you decide',
    links: [
      { label: 'What changed for others', href: '/before-after' },
      { label: 'Who would coach you', href: '/coaches' },
      { label: 'Every price', href: '/pricing' },
      { label: 'Every program again', href: '/flow-programs#programs' },
    ],
  },
};
