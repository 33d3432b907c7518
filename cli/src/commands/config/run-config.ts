import { type Config, type Profile, profileOf } from '../../config-file.ts';
import { type ConnectionOptions, normaliseUrl, resolveConnection } from '../../connection-settings.ts';
import type { Context } from '../../context.ts';
import { usageFailure } from '../../failure.ts';
import { textColumn } from '../../output/row-columns.ts';
import { sessionPath } from '../../session-file.ts';
import type { RowView } from '../collection.ts';
import type { Implementation } from '../implementation.ts';
import type { ParsedFormat } from '../list-options.ts';
import { showRows, toPresentation } from '../row-writers.ts';

interface Setting {
  setting: string;
  value: string | null;
  origin: string;
}

const settingView: Omit<RowView<Setting>, 'csv'> = {
  names: { one: 'setting', many: 'settings' },
  fields: ['setting', 'value', 'origin'],
  columns: () => [
    textColumn('Setting', 1, (row) => row.setting),
    { ...textColumn<Setting>('Value', 1, (row) => row.value), shrinks: true },
    textColumn('Origin', 1, (row) => row.origin),
  ],
};

/** The settings in effect. */
async function settingsOf(context: Context, options: ConnectionOptions): Promise<Setting[]> {
  const { environment, cwd } = context;
  const file = await context.openConfig();
  const connection = resolveConnection(options, environment, cwd, file.read);
  const { url, key, site, profile, origin } = connection;
  const siteOrigin = options.site ? '--site' : environment.FLOW_SITE_URL ? 'FLOW_SITE_URL' : origin;
  const fileOrigin = environment.FLOW_CONFIG_DIR ? 'FLOW_CONFIG_DIR' : 'default';
  return [
    { setting: 'url', value: url, origin },
    { setting: 'key', value: key, origin },
    { setting: 'site', value: site ?? null, origin: site === undefined ? '' : siteOrigin },
    { setting: 'profile', value: profile ?? null, origin: profile === undefined ? '' : origin },
    { setting: 'file', value: file.path, origin: fileOrigin },
    { setting: 'session', value: sessionPath(file.path, connection), origin: fileOrigin },
  ];
}

export const listing: Implementation = {
  async run(context, command, parsed: ParsedFormat) {
    const presentation = toPresentation(settingView, parsed);
    const settings = await settingsOf(context, command.optsWithGlobals());
    await showRows(settings, settingView, presentation, context);
  },
};

export const reading: Implementation = {
  async run(context, command, name: string) {
    const settings = await settingsOf(context, command.optsWithGlobals());
    const found = settings.find(({ setting }) => setting === name);
    if (found) return context.io.data(found.value === null ? '' : `${found.value}\n`);
    const names = settings.map(({ setting }) => setting).join(', ');
    throw usageFailure(`There is no setting ${name}. There are: ${names}.`);
  },
};

export const change: Implementation = {
  async run(context, command, setting: keyof Profile, value: string) {
    const file = await context.openConfig();
    const config = file.read();
    const { profile: named } = command.optsWithGlobals<ConnectionOptions>();
    const name = named ?? (context.environment.FLOW_PROFILE || config.profile);
    if (name === undefined)
      throw usageFailure('No profile is in use: pass --profile, or "flow-admin profiles add" one.');
    const changed = setting === 'key' ? value : normaliseUrl(value, setting);
    const changeOf = (before: Config) => ({ ...profileOf(before, name), [setting]: changed });
    // Opening it refuses what cannot be a server, such as one with a secret key.
    const { url, key } = changeOf(config);
    await context.connect({ url, key });
    await file.change((now) => ({ ...now, profiles: { ...now.profiles, [name]: changeOf(now) } }));
    context.io.note(`${setting} of ${name} is ${changed}.`);
  },
};
