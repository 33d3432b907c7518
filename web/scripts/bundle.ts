import { fileURLToPath } from 'node:url';
import { build, mergeConfig } from 'vite';
import { webConfig } from '../vite.config.ts';

const webDirectory = fileURLToPath(new URL('..', import.meta.url));

/** The settings that become part of the site. None of them is a secret. */
export const publicSettings = [
  'VITE_SUPABASE_URL',
  'VITE_SUPABASE_PUBLISHABLE_KEY',
  'VITE_CONSULTATION_WEBHOOK_URL',
  'VITE_GA_MEASUREMENT_ID',
  'VITE_META_PIXEL_ID',
  'VITE_SITE_URL',
  'VITE_STRIPE_MODE',
] as const;

/** Their values, as the environment has them. */
export type PublicSettings = Partial<Record<(typeof publicSettings)[number], string>>;

/** What opens on intent, what only the pages of people who are signed in are made of, and what few others are. */
const onIntent =
  /\/src\/theme\/(?:admin|tones)\.css\.ts|\/src\/ui\/(?:Badge|Dialog|ErrorSummary|Field|Lightbox|Notice|NumberField|OptionField|PasswordField|Popover|Progress|QrCode|RichText|SelectField|Spinner|Stack|TextAreaField|TextField)\//;
/** What some pages are made of: not enough of them for every page to carry it. */
const isOffer = /\/src\/sections\/(?:Claims|Hero|QuestionSection)\/|\/src\/ui\/Accordion\//;
const isList = /\/src\/sections\/(?:LinkRows|PlanCard)\//;
/** What every form is made of. */
const isField =
  /\/src\/theme\/tones\.css\.ts|\/src\/ui\/(?:ErrorSummary|Field|Notice|SelectField|TextField)\/|\/src\/features\/(?:deadline|wait-label)\.ts|\/contracts\/issue-fields\.ts/;
/** What every modal is made of. */
const isModal = /\/src\/ui\/Dialog\//;
/** How every feature's request reaches the backend; without the schema library, which the chat has no use for. */
const isTransport =
  /\/sdk\/src\/(?:contracts\/error-codes|errors|flow-errors|read-answer|transport)\.ts|\/src\/visitor-transport\.ts/;
/** How rows of the backend are read: a few lines each, which every list and the account need together. */
const isRowReader =
  /\/sdk\/src\/(?:contracts\/(?:known-value|open-enum|timestamp)|cursor-pages|keyset-pages)\.ts/;
/** A trial at the SDK, and its part of two admin screens: one file each, because every page names all files that may follow. */
const isTrialService = /\/sdk\/src\/(?:trials|contracts\/(?:invitation|trial))\.ts/;
/** What needs attention and when a lead is late, likewise. */
const isOverview = /\/sdk\/src\/(?:overview|contracts\/(?:attention|response-clock))\.ts/;
/** What an account may be called and secured with, likewise. */
const isAccountRule =
  /\/sdk\/src\/contracts\/(?:account|password|text-rule)\.ts|\/src\/features\/session\/password-toast\.ts/;
const isTrialPart = /\/src\/features\/admin\/trials\//;
/** What nearly every page is made of. */
const isPart = (id: string) =>
  (/\/src\/(?:art|theme|ui|sections\/(?:Closing|Lead|Section))\//.test(id) ||
    /\/src\/features\/use-lightbox\./.test(id) ||
    /\/lucide-react\/.*\/icons\/(?:arrow-down|arrow-left|pause|play)\./.test(id)) &&
  !onIntent.test(id) &&
  !isOffer.test(id);

const always = (name: string, test: RegExp) => ({ name, test, includeDependenciesRecursively: false });
/** One file of what two pages or more are made of. */
const shared = (name: string, test: RegExp | ((id: string) => boolean)) => ({
  name,
  test,
  minShareCount: 2,
  includeDependenciesRecursively: false,
});

/** Builds the scripts and styles of the site into `client`, and what renders its pages into `prerenderer`. */
export async function bundle(client: string, prerenderer: string, publicEnv: PublicSettings): Promise<void> {
  const define = Object.fromEntries(
    publicSettings.map((name) => [`import.meta.env.${name}`, JSON.stringify(publicEnv[name] ?? '')]),
  );
  const settings = mergeConfig(webConfig(), { configFile: false, define, logLevel: 'warn' });
  await build(
    mergeConfig(settings, {
      build: {
        outDir: client,
        emptyOutDir: true,
        manifest: true,
        rolldownOptions: {
          output: {
            // The frame names nearly every file of the site: each character counts. No script can have fewer than seven.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:5][extname]',
            codeSplitting: {
              groups: [
                // What every page begins with is one file each of script and style, not thirty.
                { name: 'frame', tags: ['$initial'] },
                // What many pages are made of is one file too; what opens on intent stays with its opener.
                shared('parts', isPart),
                shared('transport', isTransport),
                always('rows', isRowReader),
                always('trials', isTrialService),
                always('overview', isOverview),
                always('account', isAccountRule),
                always('trial', isTrialPart),
                shared('modals', isModal),
                shared('fields', isField),
                shared('offers', isOffer),
                shared('lists', isList),
              ],
            },
          },
        },
      },
    }),
  );
  await build(
    mergeConfig(settings, {
      // One file that needs nothing beside it, so that it runs from wherever it is built to.
      ssr: { noExternal: true },
      publicDir: false,
      build: {
        ssr: 'src/entry-prerender.tsx',
        outDir: prerenderer,
        emptyOutDir: true,
        rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
      },
    }),
  );
}

/** A script of `src` as text that fits inside a page. */
export async function bundleInline(entry: string, define: Record<string, string> = {}): Promise<string> {
  const outcome = await build({
    root: webDirectory,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define,
    build: { write: false, target: 'es2022', lib: { entry, formats: ['iife'], name: 'flow' } },
  });
  const [bundle] = Array.isArray(outcome) ? outcome : [outcome];
  if (!bundle || !('output' in bundle)) throw new Error(`${entry} was not built`);
  return bundle.output[0].code.trim();
}
