import { expect, test } from 'vitest';
import { loadContent } from '../load.ts';

const { pages, posts, legal, coaches, pricing, site, faqs } = await loadContent();

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

test('the privacy policy says what the browser keeps, what is loaded only with consent, and how to take it back', () => {
  const policy = JSON.stringify(legal['privacy-policy']);
  for (const statement of [
    'your privacy choice',
    'a random visitor id',
    'a request that is not sent yet',
    'how you first found us',
    'loaded only after you accept',
    'Global Privacy Control',
    'change your mind at any time with the Privacy choices at the end of our pages',
  ])
    expect(policy).toContain(statement);
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

test('the program view has the agreed words', () => {
  const { back, tagline, badge, details, included, results, ready } = pages.program;
  expect([back, tagline, badge]).toEqual([
    { label: 'Back to Programs', href: '/flow-programs' },
    'Private. Fully Online.',
    { beginnerFriendly: 'Beginner Friendly', corporate: 'Scalable Wellness Solution' },
  ]);
  expect([details.title, details.online, details.app]).toEqual([
    'Program Details',
    'Fully Online Training',
    'Custom App Access',
  ]);
  expect([included.title, included.core.title, included.coaching.title, included.flexibility.title]).toEqual([
    "What's Included",
    'Core Program Benefits',
    'Coaching & Support',
    'Flexibility & Lifestyle',
  ]);
  expect([ready.title, ready.terms]).toEqual(['Ready to Start?', 'No commitment • Cancel anytime']);
  expect(results.title).toBe('Real Results');
  expect(results.note).toMatch(/Results vary.*12 weeks often shows a big change/);
});

test('every thing that an online program includes is on the program view', () => {
  const { core, coaching, flexibility } = pages.program.included;
  const said = [core, coaching, flexibility].flatMap(({ items }) => items).join('\n');
  for (const promise of [
    'Workouts written for you',
    'Fresh workouts every week',
    'One live 1:1 session a month',
    'Nutrition coaching',
    'Body composition tracked every week',
    '24/7 chat support',
    'Video feedback',
    'community',
    'review with your coach after each phase',
    'first week of 3+ workouts',
    'within the same working day',
    'one click to cancel',
    'Another coach, whenever you ask',
  ])
    expect(said).toContain(promise);
});

test('the plans hold what was agreed', () => {
  const { online, inPerson, corporate, notes } = pricing;
  const told = (plan: { name: string; summary: string; includes: string[] }) =>
    [plan.name, plan.summary, ...plan.includes].join('\n');
  expect(told(online.monthly)).toContain('1 live 1:1 Zoom call a month');
  expect(told(online.twelveWeeks)).toContain('3 live 1:1 Zoom calls');
  expect(online.twelveWeeks.saving).toBe(900);
  for (const part of ['12 live sessions a month', 'free assessment', '1 free session'])
    expect(told(online.premiumZoom)).toContain(part);
  expect(told(inPerson.eightSessions)).toMatch(/8 sessions[\s\S]*about 2 sessions a week/);
  expect(told(inPerson.twelveSessions)).toMatch(/12 sessions[\s\S]*about 3 sessions a week/);
  expect(told(inPerson.twoInOne)).toContain('2 people');
  expect([inPerson.home.per, inPerson.twoInOne.per]).toEqual(['session', 'session']);
  expect(corporate.summary).toContain('Custom pricing');
  expect(notes.join('\n')).toContain('Gym memberships are not included');
});

test('the home page says what the business claims', () => {
  const { hero, programs, coaching } = pages.home;
  expect(hero.eyebrow).toBe('The only flow-state personal training');
  expect(hero.claims.map(({ value }) => value)).toEqual(['4.9', '150+', '2021']);
  expect(coaching.claims.map(({ value }) => value)).toEqual(['11', '25,000+']);
  expect(programs.explore).toEqual({ label: 'Explore All 30+ Programs', href: '/flow-online' });
  expect(coaching.options.map(({ title }) => title)).toEqual(['Online virtual coaching', 'In-person 1:1']);
  expect(coaching.allTransformations.href).toBe('/before-after');
});

test('the header has the agreed ways', () => {
  expect(site.navigation.items).toMatchObject([
    { label: 'Home', href: '/' },
    {
      label: 'Coaching',
      items: [
        { label: 'Online', href: '/flow-online' },
        { label: 'In-Person', href: '/flow-in-person' },
      ],
    },
    { label: 'Enterprise', href: '/flow-programs/flow-corporate' },
    { href: '/before-after' },
    { href: '/coaches' },
    { href: '/pricing' },
    { href: '/blog' },
  ]);
});

test('there is a WhatsApp message for each purpose, and that for companies asks what was agreed', () => {
  const { templates } = site.whatsapp;
  expect(Object.keys(templates).sort()).toEqual(['corporate', 'cta', 'general', 'header']);
  expect(templates.corporate).toMatch(
    /pricing and implementation of your corporate wellness program for my team/,
  );
});

test('the questions answer what was agreed on the trial, on results and on safety', () => {
  const answers = faqs.online.map(({ answer }) => answer).join('\n');
  for (const promise of [
    'continues automatically',
    'one click in your dashboard',
    'switch at any time',
    '12 months or more',
    "6 or more weeks after birth with your doctor's clearance",
    "training requires your doctor's approval",
    'One free trial per person or household',
  ])
    expect(answers).toContain(promise);
});
