import { defineConfig } from 'tsup';
import { leanBuiltins } from './lean-builtins.ts';
import { thirdPartyLicenses } from './third-party-licenses.ts';

export default defineConfig({
  entry: { main: 'src/main.ts' },
  format: 'esm',
  platform: 'node',
  target: 'node22',
  // Each dynamic import becomes its own file: what a command does not use is never read.
  splitting: true,
  removeNodeProtocol: false,
  clean: true,
  // The SDK is taken from source, and with what it stands on made part of the build: nothing else has to be
  // built first, and one file is read where node_modules would have dozens.
  noExternal: [
    '@flow/sdk',
    /^@supabase\//,
    'zod',
    'csv-stringify',
    'commander',
    'fast-string-truncated-width',
  ],
  esbuildPlugins: [leanBuiltins, thirdPartyLicenses('third-party-licenses.txt')],
  esbuildOptions(options) {
    options.conditions = ['flow-source', 'module'];
    options.legalComments = 'none';
  },
});
