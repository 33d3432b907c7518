import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, type UserConfig } from 'vite';
import { artPlugin } from './plugins/art.ts';
import { contentPlugin } from './plugins/content.ts';
import { fontsPlugin } from './plugins/fonts.ts';
import { iconsPlugin } from './plugins/icons.ts';
import { photosPlugin } from './plugins/photos.ts';
import { shortNames } from './plugins/short-names.ts';

const sourceFile = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** While the site is built; development and tests have names that tell what they are of. */
const identifiers = () =>
  process.env.NODE_ENV === 'production' ? { identifiers: shortNames(sourceFile('.')) } : {};

/** What development, the build and the prerenderer share. */
export function webConfig(): UserConfig {
  return {
    root: sourceFile('.'),
    // Settings are read and checked in one place, before the site is: no .env file is read here.
    envDir: false,
    cacheDir: sourceFile('../node_modules/.vite'),
    plugins: [
      react(),
      vanillaExtractPlugin(identifiers()),
      contentPlugin(),
      artPlugin(),
      photosPlugin(),
      iconsPlugin(),
      fontsPlugin(),
    ],
    resolve: {
      conditions: ['flow-source', ...defaultClientConditions],
      alias: [
        // React has had it since 18; wouter's way round older versions is bytes for nothing.
        {
          find: 'use-sync-external-store/shim/index.js',
          replacement: sourceFile('src/app/use-sync-external-store.ts'),
        },
        // A tenth of auth-js, for passkeys that are not offered here.
        { find: './lib/webauthn', replacement: sourceFile('src/app/webauthn.ts') },
        // And for wallets.
        { find: './lib/web3/ethereum', replacement: sourceFile('src/app/ethereum.ts') },
        // And for what only a secret key may do.
        { find: './GoTrueAdminApi', replacement: sourceFile('src/app/auth-admin-api.ts') },
        // How the files of lucide-react's icons name its runtime.
        { find: '../createLucideIcon.mjs', replacement: sourceFile('src/ui/Icon/create-icon.ts') },
      ],
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
