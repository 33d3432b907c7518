import path from 'node:path';
import type { AuthLimits } from './auth/limits.ts';
import { lockDataDirectory } from './data-lock.ts';
import { type LocalDatabase, openDatabase } from './database/database.ts';
import { migrationsDirectory } from './database/migrations.ts';
import { watchMigrations } from './database/watch-migrations.ts';
import { loadDemoData } from './demo-data/demo-data.ts';
import { businessFiles } from './functions/business-files.ts';
import { startLeadForwarding, startReconciliation, startTrialNotices } from './functions/cron-jobs.ts';
import { functionsEnvironment, outsideHosts } from './functions/environment.ts';
import { type FunctionsOptions, type FunctionsProcess, startFunctions } from './functions/process.ts';
import { startGateway } from './gateway.ts';
import { loadKeys, type StackKeys } from './keys.ts';
import { type Mailbox, startMailbox } from './mailbox/mailbox.ts';
import { checkPorts } from './ports.ts';
import { publishContentForms } from './publish-content-forms.ts';
import { publishContentPrices } from './publish-content-prices.ts';
import { repositoryRoot } from './repository-root.ts';
import { apiUrl, type Settings, webUrl } from './settings.ts';
import {
  buildAnswers,
  buildSite,
  type SiteOptions,
  serveBuiltSite,
  serveSiteFromSource,
} from './site/site-server.ts';
import { customerSeeds, subscriptionRecords } from './stripe/source.ts';
import { type StripeStandInOptions, startStripeStandIn } from './stripe/stand-in.ts';
import { watchFolders } from './watch-folders.ts';

export interface Stack {
  urls: { web: string; api: string; mail: string; stripe: string };
  keys: StackKeys;
  database: LocalDatabase;
  mailbox: Mailbox;
  functions: Pick<FunctionsProcess, 'url' | 'restart' | 'pid'>;
  stop(): Promise<void>;
}

export interface StackOptions {
  settings: Settings;
  /** Database, keys and stand-ins keep their data here; one stack at a time. */
  dataDirectory: string;
  demoData: boolean;
  /** `built`: the site as on a CDN. `dev`: from source, everything reloads. `none`: no site. */
  web: 'built' | 'dev' | 'none';
  log: (line: string) => void;
  /** Of a built site: `small` unless it says otherwise. */
  compression?: SiteOptions['compression'];
  /** Other limits of the auth API than those of config.toml: tests sign up more often than a person does. */
  authLimits?: Partial<AuthLimits>;
  /** Where the migrations are; `supabase/migrations` unless a test says otherwise. */
  migrations?: string;
  /** Postgres writes no files: for tests that start once. */
  databaseInMemory?: boolean;
  /** For tests that start and crash often: what other starts have compiled, no more than they call, and no waits. */
  functions?: Pick<FunctionsOptions, 'cacheDirectory' | 'loadsLate' | 'restartPolicy'>;
  /** For the same tests: how long an event of Stripe's that failed waits before it comes again. */
  stripe?: Pick<StripeStandInOptions, 'retryDelays'>;
  /** Breaks the start off between two of its steps. */
  signal?: AbortSignal;
}

const functionsDirectory = path.join(repositoryRoot, 'supabase/functions');
const contracts = path.join(repositoryRoot, 'sdk/src');

/**
 * Boots everything on this machine, and resolves when all of it answers.
 *
 * @throws LocalSetupError for what the caller has to put right; whatever was started by then is stopped again.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  await using parts = new AsyncDisposableStack();
  const stack = await boot(options, parts);
  const running = parts.move();
  return { ...stack, stop: () => running.disposeAsync() };
}

async function boot(options: StackOptions, parts: AsyncDisposableStack): Promise<Omit<Stack, 'stop'>> {
  const { settings, log } = options;
  const dataDirectory = path.resolve(options.dataDirectory);
  const { web, stripe: stripePort, ...alwaysUsed } = settings.ports;
  await checkPorts({
    ...(options.web === 'none' ? {} : { web }),
    ...alwaysUsed,
    ...(settings.stripe ? {} : { stripe: stripePort }),
  });
  const lock = await lockDataDirectory(dataDirectory);
  parts.defer(() => lock.release());
  const api = apiUrl(settings);
  const keys = await loadKeys({ dataDirectory, apiUrl: api, siteUrl: settings.siteUrl });
  const mailbox = parts.adopt(await startMailbox({ port: settings.ports.mail }), (part) => part.close());

  const importMap = await buildAnswers({ root: repositoryRoot, dataDirectory, log });
  options.signal?.throwIfAborted();
  const site = siteOptions(options, dataDirectory, keys);
  const siteDirectory = options.web === 'built' ? await buildSite(site) : null;
  options.signal?.throwIfAborted();
  const database = await bootDatabase(options, { dataDirectory, keys, mailbox, parts });

  options.signal?.throwIfAborted();
  const stripeUrl = await bootStripe(options, { dataDirectory, keys, database, parts });
  const functions = parts.adopt(
    await bootFunctions(options, {
      dataDirectory,
      keys,
      stripeUrl,
      importMap,
      mailboxPort: mailbox.smtpPort,
    }),
    (part) => part.stop(),
  );
  const gateway = await startGateway({
    port: settings.ports.api,
    database,
    functions,
    ...(options.authLimits && { authLimits: options.authLimits }),
    log,
  });
  parts.adopt(gateway, (part) => part.close());
  await askFirst(gateway.url, keys);
  const cronJob = { database, functions, secret: keys.secret, log };
  parts.adopt(startReconciliation(cronJob), (part) => part.close());
  parts.adopt(startTrialNotices(cronJob), (part) => part.close());
  if (settings.leadForwardUrl !== null) {
    parts.adopt(startLeadForwarding(cronJob), (part) => part.close());
  }
  if (options.web === 'dev')
    await followChanges(options, { dataDirectory, keys, database, stripeUrl, parts });
  if (siteDirectory) {
    parts.adopt(await serveBuiltSite({ ...site, directory: siteDirectory }), (part) => part.close());
  } else if (options.web === 'dev') {
    parts.adopt(await serveSiteFromSource(site), (part) => part.close());
  }
  return {
    urls: { web: webUrl(settings), api: gateway.url, mail: mailbox.url, stripe: stripeUrl },
    keys,
    database,
    mailbox,
    functions,
  };
}

interface Booted {
  dataDirectory: string;
  keys: StackKeys;
}

function siteOptions(
  { settings, compression, log }: StackOptions,
  dataDirectory: string,
  keys: StackKeys,
): SiteOptions {
  const publicEnv = {
    VITE_SUPABASE_URL: apiUrl(settings),
    VITE_SUPABASE_PUBLISHABLE_KEY: keys.publishable,
    VITE_STRIPE_MODE: settings.stripe?.secretKey.includes('_live_') ? 'live' : 'test',
    ...settings.publicEnv,
  };
  return {
    root: repositoryRoot,
    dataDirectory,
    port: settings.ports.web,
    apiUrl: publicEnv.VITE_SUPABASE_URL,
    publicEnv,
    ...(compression && { compression }),
    log,
  };
}

async function bootDatabase(
  { settings, demoData, migrations, databaseInMemory, signal, log }: StackOptions,
  { dataDirectory, keys, mailbox, parts }: Booted & { mailbox: Mailbox; parts: AsyncDisposableStack },
): Promise<LocalDatabase> {
  log('Opening the database …');
  const opened = await openDatabase({
    directory: databaseInMemory ? 'memory://' : path.join(dataDirectory, 'db'),
    keys: { publishable: keys.publishable, secret: keys.secret, jwtSecret: keys.jwtSecret },
    siteUrl: settings.siteUrl,
    apiUrl: apiUrl(settings),
    onMail: (mail) => mailbox.receive(mail),
    log,
    ...(migrations && { migrations }),
  });
  const database = parts.adopt(opened, (part) => part.close());
  signal?.throwIfAborted();
  await publishContentForms(database, log);
  if (demoData) await loadDemoData(database, new Date());
  return database;
}

/**
 * The first request of its kind takes some tenths of a second, in which the schema is read and connections are made: not a
 * visitor's. Of the functions none is named, so that none is loaded for it.
 */
async function askFirst(url: string, { publishable: apikey }: StackKeys): Promise<void> {
  const ask = async (path: string) => (await fetch(`${url}${path}`, { headers: { apikey } })).arrayBuffer();
  await Promise.all([ask('/rest/v1/forms?limit=1'), ask('/functions/v1/')]);
}

/** The stand-in, or Stripe itself when its key is set. Resolves to its address. */
async function bootStripe(
  { settings, stripe, databaseInMemory, log }: StackOptions,
  { dataDirectory, keys, database, parts }: Booted & { database: LocalDatabase; parts: AsyncDisposableStack },
): Promise<string> {
  if (settings.stripe) return 'https://api.stripe.com';
  const standIn = await startStripeStandIn({
    port: settings.ports.stripe,
    file: databaseInMemory ? null : path.join(dataDirectory, 'stripe.json'),
    secretKey: keys.stripeSecretKey,
    webhook: { url: `${apiUrl(settings)}/functions/v1/stripe-webhook`, secret: keys.stripeWebhookSecret },
    source: () => subscriptionRecords(database),
    customers: () => customerSeeds(database),
    ...stripe,
    log,
  });
  parts.adopt(standIn, (part) => part.close());
  await publishContentPrices({ url: standIn.url, secretKey: keys.stripeSecretKey }, log);
  return standIn.url;
}

function bootFunctions(
  { settings, web, functions, log }: StackOptions,
  {
    dataDirectory,
    keys,
    stripeUrl,
    importMap,
    mailboxPort,
  }: Booted & { stripeUrl: string; importMap: string | null; mailboxPort: number },
): Promise<FunctionsProcess> {
  log('Starting the functions …');
  return startFunctions({
    directory: functionsDirectory,
    port: settings.ports.functions,
    env: functionsEnvironment({ settings, keys, stripeUrl, mailboxPort }),
    allowHosts: outsideHosts(settings),
    allowRead: [path.join(repositoryRoot, 'node_modules'), contracts, businessFiles(dataDirectory)],
    importMap,
    cacheDirectory: path.join(dataDirectory, 'deno'),
    ...functions,
    watch: web === 'dev' ? [functionsDirectory, contracts] : null,
    log,
  });
}

/** What `npm run dev` takes up while it runs, beside the site and the functions, which follow their own folders. */
async function followChanges(
  { settings, log, migrations = migrationsDirectory }: StackOptions,
  {
    dataDirectory,
    keys,
    database,
    stripeUrl,
    parts,
  }: Booted & { database: LocalDatabase; stripeUrl: string; parts: AsyncDisposableStack },
): Promise<void> {
  const onContent = async () => {
    // The functions see what the assistant may say change, and start again.
    await buildAnswers({ root: repositoryRoot, dataDirectory, log });
    await publishContentForms(database, log);
    if (!settings.stripe) {
      await publishContentPrices({ url: stripeUrl, secretKey: keys.stripeSecretKey }, log);
    }
  };
  parts.use(await watchFolders([path.join(repositoryRoot, 'content')], { log, onChange: onContent }));
  parts.use(await watchMigrations({ directory: migrations, database, log }));
}
