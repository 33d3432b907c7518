import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/setup/longest-first.ts';
import { contentPlugin } from './web/plugins/content.ts';

// Tests meet a small business of their own: what an owner writes into content/ is no concern of theirs.
const business = fileURLToPath(new URL('tests/fixture-business', import.meta.url));
const env = { FLOW_CONTENT_DIRECTORY: business };
// A password is hashed as fast as bcrypt can, in place of the 0.1 s that make it slow to guess.
const stackEnv = { ...env, LITE_AUTH_BCRYPT_COST: '4' };

const conditions = ['flow-source', 'module', 'node', 'development|production'];
const source = { resolve: { conditions }, ssr: { resolve: { conditions } } };
const quiet = './tests/setup/quiet.ts';
const loopbackOnly = './tests/setup/loopback-only.ts';
const inWindowSetup = [loopbackOnly, quiet, './tests/setup/testing-library.ts'];
const functionNames = new URL('tests/setup/function-names.ts', import.meta.url).href;

/** A project that runs in Node on parts that need no browser and no stack of their own. */
function nodeProject(name: string, include: string[], settings: Record<string, unknown> = {}) {
  return {
    ...source,
    test: {
      name,
      include,
      environment: 'node',
      isolate: false,
      setupFiles: [loopbackOnly, quiet],
      ...settings,
    },
  };
}

/** The same with modules that Node loads by itself, as it does where the stack runs: less work, and nothing can be mocked. */
const nativeProject = (name: string, include: string[]) =>
  nodeProject(name, include, {
    ...slow,
    env: stackEnv,
    experimental: { viteModuleRunner: false, nodeLoader: false },
    execArgv: ['--conditions=flow-source', `--import=${functionNames}`],
  });

// What puts something in a module's place, or keeps something in one, has modules of its own.
const isolated = 'web/src/**/*.isolated.{test.tsx,dom.test.ts}';
const inWindow = ['web/src/**/*.test.tsx', '{web/src,tests/setup}/**/*.dom.test.ts'];

/** A project of the site's source, with a window unless it says otherwise, and the content of the tests' own business. */
function siteProject(name: string, include: string[], settings: Record<string, unknown>) {
  return {
    ...source,
    // Class names without the compiler of the styles, which would be a second Vite for each project.
    plugins: [react(), vanillaExtractPlugin({ unstable_mode: 'transform' }), contentPlugin(business)],
    test: {
      name,
      env,
      include,
      environment: 'happy-dom',
      testTimeout: 20_000,
      isolate: false,
      setupFiles: inWindowSetup,
      ...settings,
    },
  };
}

const buildPackages = './tests/setup/build-packages.ts';
// Room for a busy machine: nothing asserts on time.
const slow = { testTimeout: 120_000, hookTimeout: 240_000, expect: { poll: { timeout: 20_000 } } };

export default defineConfig({
  test: {
    // Vitest leaves a core free for itself, which it does not use: on two cores that is half of the machine.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    projects: [
      nodeProject('sdk', ['sdk/src/**/*.test.ts'], { testTimeout: 60_000 }),
      nodeProject('cli', ['cli/src/**/*.test.ts'], {
        testTimeout: 120_000,
        globalSetup: ['./cli/src/testing/remove-builds.ts'],
      }),
      // Content, and what the site is built and served with.
      nativeProject('build', ['content/**/*.test.ts', 'web/{plugins,scripts,server}/**/*.test.ts']),
      nativeProject('backend', ['{supabase/{local,tests},tests/{bench,functions}}/**/*.test.ts']),
      nodeProject('packages', ['tests/packages/**/*.test.ts', 'tests/setup/**/!(*.dom).test.ts'], {
        ...slow,
        globalSetup: [buildPackages],
      }),
      {
        // The route table, and with it what the routes take from the content.
        plugins: [contentPlugin(business)],
        ...nodeProject('e2e', ['tests/e2e/**/*.test.ts'], {
          ...slow,
          env: stackEnv,
          // Products and browsers share the machine: a test that passes only now is named as flaky (tests/run.ts).
          retry: 1,
          sequence: { groupOrder: 1 },
          // Each on a product and with a browser of its own, which are several processes.
          maxWorkers: Math.min(availableParallelism(), 4),
          globalSetup: [buildPackages, './tests/setup/e2e-stacks.ts'],
          setupFiles: [loopbackOnly, quiet, './tests/setup/each-browser-test.ts'],
        }),
      },
      siteProject('web', inWindow, { exclude: [isolated] }),
      siteProject('web-isolated', [isolated], {
        setupFiles: ['./tests/setup/reset-modules.ts', ...inWindowSetup],
      }),
      // What needs no window has none.
      siteProject('web-stores', ['web/src/**/*.test.ts'], {
        exclude: ['web/src/**/*.dom.test.ts'],
        environment: 'node',
        setupFiles: [loopbackOnly, quiet],
      }),
    ],
  },
});
