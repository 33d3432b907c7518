import { content } from 'content:page/home';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testRotation } from '../../../ui/rotation/rotating.test-data.tsx';
import { HeroTestimonials } from './HeroTestimonials.tsx';

const { testimonials } = content.hero;
const part = <HeroTestimonials testimonials={testimonials} />;

testRotation({
  part,
  frame: ['region', 'What clients say'],
  interval: 2500,
  quotes: testimonials.map(({ quote }) => quote),
  item: 'Testimonial',
  items: 'testimonials',
});

test('only the one that is shown can be heard', () => {
  render(part);
  expect(screen.getAllByRole('figure').map((figure) => figure.textContent)).toEqual([
    expect.stringContaining(testimonials[0]?.name ?? ''),
  ]);
});
