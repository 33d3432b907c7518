import path from 'node:path';
import { firstLoad } from './tests/bench/first-load.ts';

const site = path.join(import.meta.dirname, 'web/dist');
const scriptsOf = (page) => firstLoad(site, page).scripts;

// Brotli, as a CDN sends them. Before any intent: no consultation form, chat panel, validation or supabase-js.
export default [
  { name: 'home, script before any intent', path: scriptsOf('index.html'), limit: '80 kB' },
  { name: 'not found, script before any intent', path: scriptsOf('404.html'), limit: '80 kB' },
  { name: 'SDK, without supabase-js', path: 'sdk/dist/index.js', limit: '4 kB' },
];
