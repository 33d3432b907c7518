import { existsSync } from 'node:fs';
import { InvalidArgumentError } from 'commander';
import { type ConfigFile, profileOf } from '../../config-file.ts';
import { resolveConnection } from '../../connection-settings.ts';
import type { Context } from '../../context.ts';
import { usageFailure } from '../../failure.ts';
import { textColumn } from '../../output/row-columns.ts';
import { openSessionFile, sessionPath } from '../../session-file.ts';
import type { RowView } from '../collection.ts';
import type { Implementation } from '../implementation.ts';
import type { ParsedFormat } from '../list-options.ts';
import { showRows, toPresentation } from '../row-writers.ts';

interface ProfileRow {
  profile: string;
  url: string;
  site: string | null;
  in_use: boolean;
  signed_in: boolean;
}

const yesOrNo = (value: boolean): string => (value ? 'yes' : 'no');

const profileView: Omit<RowView<ProfileRow>, 'csv'> = {
  names: {
    one: 'profile',
    many: 'profiles',
    none: 'There is no profile yet: "flow-admin profiles add" makes one.',
  },
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

/** Says which server is asked where a profile is in use and something else comes first: the environment, or the local stack. */
function noteWhatComesFirst(name: string, { read }: ConfigFile, { io, environment, cwd }: Context): void {
  const { url, origin, profile } = resolveConnection({}, environment, cwd, read);
  if (profile === name) return;
  io.note(`Here ${url} is asked nevertheless, by ${origin}: pass --profile ${name} to ask it.`);
}

/** Reads the name of a profile: it becomes a part of a file's name. */
function parseProfileName(value: string): string {
  if (/^[a-z0-9][a-z0-9._-]{0,49}$/i.test(value)) return value;
  throw new InvalidArgumentError('Expected up to 50 letters, digits, dots, dashes and underscores.');
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
    // Opening it refuses what cannot be a server, such as one with a secret key.
    const { url, key, site } = await context.connect(command.optsWithGlobals());
    let isFirst = false;
    await file.change(({ profile, profiles }) => {
      if (Object.hasOwn(profiles, name) && !force)
        throw usageFailure(`There is a profile ${name} already: pass --force to replace it.`);
      isFirst = Object.keys(profiles).length === 0;
      return { profile: isFirst ? name : profile, profiles: { ...profiles, [name]: { url, key, site } } };
    });
    context.io.note(`${name} is ${url}${isFirst ? ', and in use' : ''}.`);
    if (isFirst) noteWhatComesFirst(name, file, context);
  },
};

export const use: Implementation = {
  readers,
  async run(context, _command, name: string) {
    const file = await context.openConfig();
    const { url } = profileOf(file.read(), name);
    await file.change((config) => ({ ...config, profile: name }));
    context.io.note(`${name} (${url}) is in use.`);
    noteWhatComesFirst(name, file, context);
  },
};

export const removal: Implementation = {
  readers,
  async run(context, _command, name: string) {
    const file = await context.openConfig();
    const { url } = profileOf(file.read(), name);
    await file.change(({ profile, profiles: { [name]: _removed, ...profiles } }) => ({
      profile: profile === name ? undefined : profile,
      profiles,
    }));
    openSessionFile(sessionPath(file.path, { url, profile: name }), () => {}).clear();
    context.io.note(`${name} is removed.`);
  },
};
