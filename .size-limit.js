import path from 'node:path';
import { firstLoad } from './tests/bench/first-load.ts';

const site = path.join(import.meta.dirname, 'web/dist');
const pages = ['index', 'flow-shredder', 'flow-online', 'before-after', 'blog/why-flow-matters', '404'];

// Brotli, as a CDN sends them. Before any intent: no consultation form, chat panel, validation or supabase-js. A document
// carries its styles, its fonts and its first picture: what fits into a connection's first two windows is shown early.
export default [
  ...pages.map((page) => ({
    name: `${page}, script before any intent`,
    path: firstLoad(site, `${page}.html`).scripts,
    limit: '80 kB',
  })),
  ...pages.map((page) => ({
    name: `${page}, document`,
    path: firstLoad(site, `${page}.html`).html,
    limit: '43 kB',
  })),
  { name: 'SDK, without supabase-js', path: 'sdk/dist/index.js', limit: '4 kB' },
];
