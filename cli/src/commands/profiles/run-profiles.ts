import { existsSync } from 'node:fs';
import { type ConfigFile, profileOf } from '../../config-file.ts';
import { usageFailure } from '../../failure.ts';
import { textColumn } from '../../output/row-columns.ts';
import { openSessionFile, sessionPath } from '../../session-file.ts';
import type { RowView } from '../collection.ts';
import type { Implementation } from '../implementation.ts';
import type { ParsedFormat } from '../list-options.ts';
import { showRows, toPresentation } from '../row-writers.ts';
import { parseProfileName } from './profile-name.ts';

interface ProfileRow {
  profile: string;
  url: string;
  site: string | null;
  in_use: boolean;
  signed_in: boolean;
}

const yesOrNo = (value: boolean): string => (value ? 'yes' : 'no');

const profileView: Omit<RowView<ProfileRow>, 'csv'> = {
  names: { one: 'profile', many: 'profiles' },
  fields: ['profile', 'url', 'site', 'in_use', 'signed_in'],
  columns: () => [
    textColumn('Profile', 1, (row) => row.profile),
    textColumn('URL', 1, (row) => row.url),
    textColumn('Site', 3, (row) => row.site),
    textColumn('In use', 1, (row) => yesOrNo(row.in_use)),
    textColumn('Signed in', 2, (row) => yesOrNo(row.signed_in)),
  ],
};

function rowsOf({ read, path }: ConfigFile): ProfileRow[] {
  const { profiles, profile: inUse } = read();
  return Object.entries(profiles).map(([profile, { url, site }]) => ({
    profile,
    url,
    site: site ?? null,
    in_use: profile === inUse,
    signed_in: existsSync(sessionPath(path, { url, profile })),
  }));
}

const readers = { name: parseProfileName };

export const listing: Implementation = {
  async run(context, _command, parsed: ParsedFormat) {
    const presentation = toPresentation(profileView, parsed);
    await showRows(rowsOf(await context.openConfig()), profileView, presentation, context);
  },
};

export const addition: Implementation = {
  readers,
  async run(context, command, name: string, { force }: { force?: true }) {
    const file = await context.openConfig();
    const config = file.read();
    if (Object.hasOwn(config.profiles, name) && !force) {
      throw usageFailure(`There is a profile ${name} already: pass --force to replace it.`);
    }
    // Opening it refuses what cannot be a server, such as one with a secret key.
    const { url, key, site } = await context.connect(command.optsWithGlobals());
    const isFirst = Object.keys(config.profiles).length === 0;
    file.write({
      profile: isFirst ? name : config.profile,
      profiles: { ...config.profiles, [name]: { url, key, site } },
    });
    context.io.note(`${name} is ${url}${isFirst ? ', and in use' : ''}.`);
  },
};

export const use: Implementation = {
  readers,
  async run(context, _command, name: string) {
    const file = await context.openConfig();
    const config = file.read();
    const { url } = profileOf(config, name);
    file.write({ ...config, profile: name });
    context.io.note(`${name} (${url}) is in use.`);
  },
};

export const removal: Implementation = {
  readers,
  async run(context, _command, name: string) {
    const file = await context.openConfig();
    const { profile, profiles } = file.read();
    const { url } = profileOf({ profiles }, name);
    const { [name]: _removed, ...rest } = profiles;
    file.write({ profile: profile === name ? undefined : profile, profiles: rest });
    openSessionFile(sessionPath(file.path, { url, profile: name }), () => {}).clear();
    context.io.note(`${name} is removed.`);
  },
};
