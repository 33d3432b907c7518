import { availableParallelism } from 'node:os';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { contentPlugin } from './web/plugins/content.ts';

const conditions = ['flow-source', 'module', 'node', 'development|production'];
const source = { resolve: { conditions }, ssr: { resolve: { conditions } } };
const quiet = './tests/setup/quiet.ts';
const loopbackOnly = './tests/setup/loopback-only.ts';

/** A project that runs in Node on parts that need no browser and no stack of their own. */
function nodeProject(name: string, include: string[], settings: Record<string, unknown> = {}) {
  return {
    ...source,
    test: { name, include, environment: 'node', setupFiles: [loopbackOnly, quiet], ...settings },
  };
}

const buildPackages = './tests/setup/build-packages.ts';
// Room for a busy machine: nothing asserts on time.
const slow = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 10_000 } } };

export default defineConfig({
  test: {
    // Vitest leaves a core free for itself, which it does not use: on two cores that is half of the machine.
    maxWorkers: availableParallelism(),
    projects: [
      nodeProject('sdk', ['sdk/src/**/*.test.ts']),
      nodeProject('cli', ['cli/src/**/*.test.ts'], { testTimeout: 20_000 }),
      nodeProject('content', ['content/**/*.test.ts']),
      nodeProject('local', ['supabase/local/**/*.test.ts'], slow),
      nodeProject('rls', ['supabase/tests/**/*.test.ts'], slow),
      nodeProject('functions', ['tests/functions/**/*.test.ts'], slow),
      nodeProject('packages', ['tests/packages/**/*.test.ts', 'tests/setup/**/*.test.ts'], {
        ...slow,
        globalSetup: [buildPackages],
      }),
      nodeProject('e2e', ['tests/e2e/**/*.test.ts'], {
        ...slow,
        // After all others, each worker on a product of its own.
        sequence: { groupOrder: 1 },
        maxWorkers: Math.min(availableParallelism(), 4),
        globalSetup: [buildPackages, './tests/setup/e2e-stacks.ts'],
        setupFiles: [loopbackOnly, quiet, './tests/setup/e2e-attempts.ts'],
      }),
      nodeProject('web-node', ['web/{plugins,scripts,server}/**/*.test.ts'], slow),
      {
        ...source,
        plugins: [react(), vanillaExtractPlugin(), contentPlugin()],
        test: {
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          testTimeout: 20_000,
          setupFiles: [loopbackOnly, quiet, './tests/setup/cleanup-dom.ts'],
        },
      },
    ],
  },
});
