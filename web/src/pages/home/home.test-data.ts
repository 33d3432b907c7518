import type { HomePageContent } from '@flow/content/page-schemas/home';

const image = (name: string) => ({ name, aspect: '4/5', alt: `Lines around ${name}` });

const labels = [
  ['New Mom', '/flow-postpartum'],
  ['Busy Executive', '/flow-executive'],
  ['New to Gym', '/flow-beginner'],
  ['Rapid Fat Loss', '/flow-shredder'],
  ['Max Privacy', '/flow-private'],
  ['Train From Home', '/home-flow'],
  ['Longevity Focused', '/flow-longevity'],
  ['Menopause Support', '/flow-menopause'],
] as const;

/** A home page with a little of everything. */
export const home: HomePageContent = {
  head: {
    title: 'Flow',
    description: 'Flow-state personal training, online and in person, around your goal.',
  },
  hero: {
    eyebrow: 'The only flow-state personal training',
    title: 'Strength without the struggle.',
    lede: 'A coach writes your training.',
    secondary: { label: 'See the programs', href: '/#programs' },
    trialNote: '7 days free. Then AED 275 a week.',
    image: image('home-hero'),
    claims: [{ value: '4.9', label: 'Google rating' }],
    testimonials: [
      { name: 'Sarah M.', quote: 'One', initial: 'S' },
      { name: 'Omar K.', quote: 'Two', initial: 'O' },
    ],
  },
  programs: {
    title: 'Start from where your life is.',
    intro: 'Eight of our 30+.',
    explore: { label: 'Explore All 30+ Programs', href: '/flow-online' },
    cards: labels.map(([label, path]) => ({
      label,
      description: `About ${label}`,
      path,
      image: image(path.slice(1)),
      gradient: 'work-life' as const,
      pattern: 'arch',
    })),
  },
  testimonials: {
    title: 'In their words',
    items: [{ quote: 'I carry both kids up the stairs.', author: 'Layla H.' }],
  },
  coaching: {
    title: 'One method, two ways in.',
    intro: 'Flow is a state.',
    claims: [
      { value: '11', label: 'years of coaching' },
      { value: '25,000+', label: 'sessions delivered' },
    ],
    options: [
      {
        title: 'Online',
        description: 'In one app',
        points: ['Weekly'],
        link: { label: 'How', href: '/flow-online' },
      },
      {
        title: 'In-person',
        description: '1:1',
        points: ['Alone'],
        link: { label: 'Train', href: '/flow-in-person' },
      },
    ],
    method: { title: 'The signature method', description: 'A hair above what you can do.' },
    transformationsTitle: 'What twelve weeks can look like',
    transformations: [
      {
        id: 'layla-h',
        image: image('layla-h'),
        name: 'Layla H.',
        duration: '12 weeks',
        facts: '12 weeks, 18 lbs lost',
        description: 'Three sessions a week.',
        overlayText: 'Strong again after 2 kids',
      },
      {
        id: 'omar-k',
        image: image('omar-k'),
        name: 'Omar K.',
        duration: '1 week',
        facts: '1 week',
        description: 'Between flights.',
        overlayText: 'Lighter at 50',
      },
    ],
    allTransformations: { label: 'See every before and after', href: '/before-after' },
    resultsNote: 'Results vary from person to person.',
  },
  faq: {
    title: 'Online coaching, answered.',
    intro: 'What people ask.',
    items: [
      { id: 'how', question: 'How does it work?', answer: 'Like this.' },
      { id: 'cancel', question: 'Can I cancel?', answer: 'At any time.' },
    ],
  },
  finalCta: {
    title: 'Your first week is on us.',
    text: 'Tell us.',
    note: 'After the trial, AED 275 a week.',
  },
};
