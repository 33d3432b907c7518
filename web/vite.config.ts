import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, type UserConfig } from 'vite';
import { artPlugin } from './plugins/art.ts';
import { contentPlugin } from './plugins/content.ts';

const sourceFile = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What development, the build and the prerenderer share. */
export function webConfig(): UserConfig {
  return {
    root: sourceFile('.'),
    // Settings are read and checked in one place, before the site is: no .env file is read here.
    envDir: false,
    cacheDir: sourceFile('../node_modules/.vite'),
    plugins: [react(), vanillaExtractPlugin(), contentPlugin(), artPlugin()],
    resolve: {
      conditions: ['flow-source', ...defaultClientConditions],
      alias: { 'react-style-singleton': sourceFile('src/app/style-singleton.ts') },
    },
    ssr: { resolve: { conditions: ['flow-source', ...defaultServerConditions] } },
    build: {
      target: 'es2022',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        checks: {
          // Parts loaded on intent share the SDK with each other; what matters is that the first load is without it.
          ineffectiveDynamicImport: false,
          bundlerTimings: false,
        },
      },
    },
  };
}

export default webConfig();
