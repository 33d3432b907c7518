import type { BeforeAfterGroup, BeforeAfterPageContent } from '@flow/content/page-schemas/before-after';

const person = (id: string, name: string, overlayText: string) => ({
  id,
  name,
  image: { name: `transformation-${id}`, aspect: '4/5', alt: `${name}, before and after` },
  duration: '12 weeks',
  description: `What ${name} did.`,
  overlayText,
});

const group = (id: BeforeAfterGroup['id'], title: string, people: BeforeAfterGroup['people']) => ({
  id,
  title,
  intro: `About ${title}.`,
  people,
});

/** A before-and-after page with two people in the first group and one in each other. */
export const beforeAfter: BeforeAfterPageContent = {
  head: { title: 'Before and after', description: 'Before and after: who they were, how long it took.' },
  hero: {
    title: 'Same people, weeks later.',
    lede: '5 clients.',
    note: 'We draw our clients.',
    indexLabel: 'The four groups',
  },
  groups: [
    group('postpartum', 'Postpartum Moms', [
      { ...person('layla-h', 'Layla H.', 'Strong again after 2 kids'), result: '18 lbs' },
      person('mariam-s', 'Mariam S.', '8 months postpartum'),
    ]),
    group('men', 'Men 40-50+', [person('omar-k', 'Omar K.', '26 lbs lighter at 50')]),
    group('women', 'Women 40+ & Menopause', [person('nadia-f', 'Nadia F.', '45+')]),
    group('general', 'Busy Professionals & General', [person('daniel-w', 'Daniel W.', 'No crash diet')]),
  ],
  steps: {
    title: '3 steps to yours',
    items: [
      { title: 'Tell us your goal', text: 'Five questions.' },
      { title: 'Get your personal plan', text: '7 free days.' },
      { title: 'Start seeing results', text: 'Every week.' },
    ],
    note: 'After 7 free days the plan continues.',
  },
  trust: {
    title: 'Who does this with you',
    claims: [
      { value: '11', label: 'years of coaching' },
      { value: '25,000+', label: 'sessions delivered' },
    ],
    text: 'Tell us.',
    resultsNote: 'Results vary from person to person.',
  },
};
