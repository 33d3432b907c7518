import { beforeAfter } from './before-after.ts';
import { blog } from './blog.ts';
import { coaches } from './coaches.ts';
import { flowInPerson } from './flow-in-person.ts';
import { flowOnline } from './flow-online.ts';
import { flowsolutions } from './flowsolutions.ts';
import { home } from './home.ts';
import { legal } from './legal.ts';
import { notFound } from './not-found.ts';
import { post } from './post.ts';
import { pricing } from './pricing.ts';
import { program } from './program.ts';
import { programNotFound } from './program-not-found.ts';
import { thankYou } from './thank-you.ts';

/** Every page that has copy of its own, by the name of its file in `pages/` and of its module `content:page/<name>`. */
export const pageFiles = {
  'before-after': beforeAfter,
  blog,
  coaches,
  'flow-in-person': flowInPerson,
  'flow-online': flowOnline,
  flowsolutions,
  home,
  legal,
  'not-found': notFound,
  post,
  pricing,
  program,
  'program-not-found': programNotFound,
  'thank-you-call': thankYou,
  'thank-you-trial': thankYou,
  'thank-you-zoom': thankYou,
};

export type PageName = keyof typeof pageFiles;

/** What each page receives. */
export type PageContents = { [Name in PageName]: ReturnType<(typeof pageFiles)[Name]['join']> };
