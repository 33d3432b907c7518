import type { Review } from '@flow/content/schema';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testRotation } from '../rotation/rotating.test-data.tsx';
import { ReviewCarousel } from './ReviewCarousel.tsx';

const reviews: Review[] = [
  { name: 'Tom R.', review: 'One', rating: 5, timeAgo: '2 months ago' },
  { name: 'Dina S.', review: 'Two', rating: 5, timeAgo: '3 weeks ago' },
  { name: 'Matthias L.', review: 'Three', rating: 5, timeAgo: '5 months ago' },
];
const part = <ReviewCarousel label="What clients say" reviews={reviews} />;

testRotation({
  part,
  frame: ['group', 'What clients say'],
  interval: 4000,
  quotes: reviews.map(({ review }) => review),
  item: 'Review',
  items: 'reviews',
});

test('each review says who, when and 5.0', () => {
  render(part);
  const [first] = document.querySelectorAll('figure');
  expect(first?.textContent).toContain('5.0 out of 5');
  expect(first?.textContent).toContain('Tom R., 2 months ago');
  expect(first?.querySelectorAll('svg')).toHaveLength(5);
});
