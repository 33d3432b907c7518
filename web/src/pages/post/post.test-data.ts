import type { PostContent, PostPageContent } from '@flow/content/page-schemas/post';

/** What every post's page says. */
export const content: PostPageContent = {
  all: { label: 'All posts', href: '/blog' },
  minutes: 'min read',
  contents: 'In this post',
  previous: 'The one before',
  next: 'The one after',
  diagram: {
    title: 'Challenge against skill',
    description: 'A band of even lines climbs.',
    caption: 'The channel climbs.',
    challenge: 'Challenge',
    skill: 'Skill',
    flow: 'Flow',
    anxiety: 'Anxiety',
    boredom: 'Boredom',
  },
  trial: {
    title: 'Want to experience Flow?',
    text: 'The first 7 days are free.',
    button: 'Book Your Free Trial',
    afterTitle: 'What follows the trial',
    after: 'AED 275 a week or AED 999 a month.',
  },
};

/** A post with a drawing in the middle of it. */
export const post: PostContent = {
  slug: 'what-is-flow',
  path: '/blog/what-is-flow',
  title: 'What flow is',
  head: {
    title: 'What flow is | Flow',
    description: 'Flow explained without mystique, for your next workout.',
  },
  date: '2025-09-04',
  publishedOn: '4 September 2025',
  author: 'Karim Nassar',
  authorRole: 'Founder & Transformation Coach',
  readingMinutes: 5,
  palette: 'sport',
  previewText: 'It is not a mood.',
  featuredImage: { name: 'post-flow', aspect: '3/2', alt: 'Lines in one channel' },
  sections: [
    {
      kind: 'text',
      text: [
        { tag: 'p', children: ['You have been there.'] },
        { tag: 'h2', children: ['Challenge'], attributes: { id: 'challenge' } },
      ],
    },
    { kind: 'flow-state' },
    { kind: 'text', text: [{ tag: 'p', children: ['There are seven conditions.'] }] },
  ],
  previous: { title: 'An older one', path: '/blog/older' },
  next: { title: 'A newer one', path: '/blog/newer' },
};
