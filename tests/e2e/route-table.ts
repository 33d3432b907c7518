/** One path of the site, and what its document must be. */
export interface ExpectedRoute {
  path: string;
  /** Where search engines should know it by another path; null where its document serves for many paths. */
  canonical?: string | null;
  noindex?: boolean;
  /** A frame that the browser fills. */
  shell?: boolean;
}

const programsFolder = '/flow-programs/';

const pages: ExpectedRoute[] = [
  { path: '/' },
  { path: '/flow-online' },
  { path: '/flow-programs', canonical: '/flow-online' },
  { path: '/flow-in-person' },
  { path: '/coaches' },
  { path: '/before-after' },
  { path: '/pricing' },
  { path: '/blog' },
  { path: '/thank-you-zoom', noindex: true },
  { path: '/thank-you-call', noindex: true },
  { path: '/thank-you-trial', noindex: true },
  { path: '/privacy-policy' },
  { path: '/terms-conditions' },
  { path: '/flowsolutions', noindex: true },
];

const posts = [
  'cheat-days-strategic-eating-fat-loss',
  'why-flow-matters',
  'eat-more-get-in-shape',
  'truth-about-workout-programs',
  'no-pain-no-gain-wrong',
  'what-is-flow-state-transform-workouts',
];

/** The programs with a path of their own, and the key that they answer to as well. */
const topPrograms = {
  '/flow-postpartum': 'postpartum',
  '/flow-executive': 'executive',
  '/flow-entrepreneur': 'startup',
  '/flow-beginner': 'fitness-newbie',
  '/flow-shredder': 'body-shredder',
  '/flow-private': 'private',
  '/home-flow': 'home-flow',
  '/flow-longevity': 'longevity',
  '/flow-menopause': 'menopause',
};

const programs = [
  'flow-hollywood-body',
  'flow-entrepreneur',
  'flow-nomad',
  'flow-duo',
  'flow-corporate',
  'flow-burnout',
  'flow-procrastinator',
  'flow-slow',
  'flow-reset',
  'flow-restore',
  'flow-comeback',
  'flow-pcos-balance',
  'flow-without-diet',
  'flow-plateau-breaker',
  'flow-golf-power',
  'flow-padel-agility',
  'flow-ski-legs',
  'flow-soccer-strength',
  'flow-runner-strength',
  'flow-wedding',
  'flow-new-dad',
  'flow-prenatal',
  'flow-sedentary-reset',
  'flow-glutes-abs',
  'flow-hard-gainer',
  'flow-cyclist',
  'flow-femme-strength',
  'flow-extreme',
  'flow-cabin-crew',
  'flow-teachers',
  'flow-basketball',
  'flow-adhd',
  'flow-photoshoot-prep',
];

/** Reachable by whoever knows them, linked from nowhere. */
export const unlistedPrograms = ['flow-legend', 'flow-zero', 'flow-metabolic-boost'].map(
  (key) => programsFolder + key,
);

/** Every path that answers with a page. */
export const routeTable: readonly ExpectedRoute[] = [
  ...pages,
  ...posts.map((slug) => ({ path: `/blog/${slug}` })),
  ...Object.entries(topPrograms).flatMap(([path, key]) => [
    { path },
    { path: programsFolder + key, canonical: path },
  ]),
  ...programs.map((key) => ({ path: programsFolder + key })),
  ...unlistedPrograms.map((path) => ({ path, noindex: true })),
  { path: '/auth', noindex: true, shell: true },
  { path: '/dashboard', noindex: true, shell: true },
  { path: '/forms', noindex: true, shell: true },
  { path: '/forms/any-form', canonical: null, noindex: true, shell: true },
  { path: '/admin', noindex: true, shell: true },
  { path: '/admin/leads', noindex: true, shell: true },
  { path: '/admin/assistant', noindex: true, shell: true },
  { path: '/admin/clients', noindex: true, shell: true },
  {
    path: '/admin/clients/0f3c0d8e-6f3e-4f0a-8c5b-0d6f8a1b0002',
    canonical: null,
    noindex: true,
    shell: true,
  },
  { path: '/admin/forms/goal-setting', canonical: null, noindex: true, shell: true },
];

/** What search engines may list. */
export const indexable = routeTable
  .filter(({ canonical, noindex }) => !canonical && !noindex)
  .map(({ path }) => path);
