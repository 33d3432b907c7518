import { expect, test } from 'vitest';
import { loadContent } from '../load.ts';

const { pages, posts, legal, coaches } = await loadContent();

test('the blog has the agreed header, six posts by a coach, and three references', () => {
  expect(pages.blog.title).toBe('OUR DIFFERENCE');
  expect(pages.blog.references.items).toHaveLength(3);
  expect(posts.map(({ slug }) => slug).sort()).toEqual([
    'cheat-days-strategic-eating-fat-loss',
    'eat-more-get-in-shape',
    'no-pain-no-gain-wrong',
    'truth-about-workout-programs',
    'what-is-flow-state-transform-workouts',
    'why-flow-matters',
  ]);
  for (const post of posts) {
    expect(coaches.map(({ name }) => name)).toContain(post.author);
    expect(post.date).toMatch(/^2025-(09|10)-/);
  }
  expect(posts.map(({ date }) => date)).toEqual(
    posts
      .map(({ date }) => date)
      .sort()
      .reverse(),
  );
});

test('exactly one post has the diagram', () => {
  expect(posts.filter(({ diagram }) => diagram)).toHaveLength(1);
});

test('every post ends with the agreed offer and says what follows the trial', () => {
  expect(pages.post.trial).toMatchObject({
    title: 'Want to experience Flow?',
    button: 'Book Your Free Trial',
  });
  expect(pages.post.trial.after).toContain('AED 275 a week or AED 999 a month');
});

test('the legal documents say when they were last changed, and the terms who may train', () => {
  expect(pages.legal.lastUpdated).toBe('Last updated');
  expect(legal['privacy-policy'].lastUpdated).toBe('January 2025');
  expect(legal['terms-conditions'].lastUpdated).toBe('May 2025');
});

test('the thank-you pages have the agreed headings, buttons and event', () => {
  const { 'thank-you-zoom': zoom, 'thank-you-call': call, 'thank-you-trial': trial } = pages;
  expect([zoom.title, call.title, trial.title]).toEqual([
    'Zoom session booked',
    'Consultation booked',
    'Thank you - your request is in',
  ]);
  expect(zoom.actions.map(({ href }) => href)).toEqual(['/']);
  expect(trial.actions).toEqual([
    { label: 'Back to Home', href: '/' },
    { label: 'Explore Programs', href: '/flow-programs' },
  ]);
  expect(call.event).toMatchObject({ name: 'call_booking', category: 'lead', value: 1 });
  expect(call.event?.label).toMatch(/booking confirm/i);
  expect([zoom.event, trial.event]).toEqual([undefined, undefined]);
});

test('Flow Solutions has the three agreed tools', () => {
  expect(pages.flowsolutions.title).toBe('Flow Solutions');
  expect(pages.flowsolutions.tools.map(({ name }) => name)).toEqual([
    'Advanced Progress Tracker',
    'Flow State Workout Maker',
    'CraveBoss',
  ]);
  expect(pages.flowsolutions.back.href).toBe('/');
});

test('the not-found page has the agreed words', () => {
  const { code, title, home } = pages['not-found'];
  expect([code, title, home]).toEqual([
    '404',
    'Oops! Page not found',
    { label: 'Return to Home', href: '/' },
  ]);
});
