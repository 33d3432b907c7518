import { globSync, statSync } from 'node:fs';
import path from 'node:path';
import { appLoad } from './tests/bench/app-load.ts';
import { brotlied } from './tests/bench/brotlied.ts';
import { builtSite } from './tests/bench/built-site.ts';
import { postPage, programPage } from './tests/bench/example-pages.ts';
import { firstLoad } from './tests/bench/first-load.ts';
import { onIntent } from './tests/bench/on-intent.ts';
import { scriptWith } from './tests/bench/script-with.ts';
import { staticImports } from './tests/bench/static-imports.ts';

const site = await builtSite();
const pages = ['index', programPage.slice(1), 'flow-online', 'before-after', postPage.slice(1), '404'];
const documents = globSync('**/*.html', { cwd: site });
const bytesOf = (document) => statSync(path.join(site, `${document}.br`)).size;
/** All that may be over their limit: for a test the site is compressed quickly, which puts documents in nearly the same order. */
const largest = documents
  .sort((one, other) => bytesOf(other) - bytesOf(one))
  .filter((document) => !pages.includes(document.replace(/\.html$/, '')))
  .slice(0, 12);
/** For people who are signed in: everything that the page may load. */
const appPages = {
  dashboard: '146 kB',
  forms: '140 kB',
  'forms/_slug': '148 kB',
  admin: '190 kB',
  'admin/leads': '190 kB',
  'admin/assistant': '190 kB',
  'admin/forms/_key': '190 kB',
  'admin/clients/_id': '190 kB',
};
/** Services of the SDK that only admins may call: no page of a client loads them. */
const adminServices = ['assistant', 'audit', 'billing', 'clients', 'leads', 'overview'];
/** What a visitor opens, and the modules that the frame imports then. */
const parts = {
  'Connect, the form': ['consultation-parts'],
  'Chat, the panel': ['browser-visitor', 'ChatPanel', 'chat'],
};

/** What they advertise, their file and its limit. None of them imports a package. */
const lightModules = {
  'isFlowError and FlowError': ['flow-errors', '0.6 kB'],
  'canCancel, canResume, endsAt, isRunning, trialDay': ['contracts/subscription-rules', '0.7 kB'],
  'responseClock, formatDuration': ['contracts/response-clock', '1.3 kB'],
  roles: ['contracts/role-names', '0.2 kB'],
};

// Brotli, as a CDN sends them. Before any intent: no consultation form, chat panel, validation or supabase-js. A document
// carries its styles, its fonts and its first picture: what fits into a connection's first two windows is shown early.
const budgets = [
  ...pages.map((page) => ({
    name: `${page}, script before any intent`,
    path: firstLoad(site, `${page}.html`).scripts,
    limit: '80 kB',
  })),
  ...pages.map((page) => ({
    name: `${page}, document`,
    path: firstLoad(site, `${page}.html`).html,
    limit: '42.1 kB',
  })),
  ...largest.map((document) => ({
    name: `${document}, one of the largest documents`,
    path: path.join(site, document),
    limit: '42.1 kB',
  })),
  {
    // What the page begins with, and the client of the accounts with what it comes with. `tests/e2e/auth.test.ts` signs in and counts.
    name: 'auth, all that signing in loads',
    path: [...new Set([...firstLoad(site, 'auth.html').scripts, ...scriptWith(site, 'GoTrueClient')])],
    limit: '110 kB',
  },
  ...Object.entries(appPages).map(([page, limit]) => ({
    name: `${page}, all of its script`,
    path: appLoad(site, `${page}.html`, page.startsWith('admin') ? [] : adminServices),
    limit,
  })),
  ...Object.entries(parts).map(([name, modules]) => ({
    name: `${name}: script and style on intent`,
    path: onIntent(site, '404.html', modules),
    limit: '25 kB',
  })),
  // What is advertised as light: a module with all that it imports, as it is published.
  ...Object.entries(lightModules).map(([name, [module, limit]]) => ({
    name: `SDK, ${name}`,
    path: staticImports(path.join(import.meta.dirname, `sdk/dist/${module}.js`)),
    limit,
  })),
  {
    name: 'SDK with all it imports at once, without packages',
    path: staticImports(path.join(import.meta.dirname, 'sdk/dist/index.js')),
    limit: '9 kB',
  },
];

export default await Promise.all(
  budgets.map(async ({ path, ...budget }) => ({
    ...budget,
    path: await Promise.all([path].flat().map(brotlied)),
    brotli: false,
  })),
);
