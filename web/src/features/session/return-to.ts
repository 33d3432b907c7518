/** Any host will do: it only shows whether a path leads away from the one it is read on. */
const origin = 'https://origin.invalid';

/** No page has a longer one, and it would not pass through a mail. */
const longest = 2_000;

/**
 * The path to follow for a `returnTo`: a path on this origin beginning with one slash and no second slash or backslash.
 * Null for everything else, and for /auth itself.
 */
export function safeReturnTo(value: string | null): string | null {
  if (value === null || value.length > longest || !/^\/(?![/\\])/.test(value)) return null;
  // Browsers drop tabs and line breaks inside a URL and read a backslash as a slash.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  if (/[\u0000-\u0020\u007f\\]/.test(value)) return null;
  const url = new URL(value, origin);
  if (url.origin !== origin || url.pathname.startsWith('//') || /^\/auth\/*$/i.test(url.pathname))
    return null;
  // As it was read, so that what is followed is what was checked.
  return url.pathname + url.search + url.hash;
}

/** The modes of the sign-in page that have an address. */
export const authModes = ['sign-in', 'sign-up', 'forgot'] as const;
export type AuthMode = (typeof authModes)[number];

export interface AuthAddress {
  mode?: AuthMode;
  /** What a mailed link that leads there is for. */
  type?: 'signup' | 'recovery' | 'invite' | undefined;
  returnTo?: string | null | undefined;
}

/** The address of the sign-in page, on this origin. */
export function authPath({ mode = 'sign-in', type, returnTo }: AuthAddress): string {
  const query = new URLSearchParams({
    ...(mode === 'sign-in' ? {} : { mode }),
    ...(type ? { type } : {}),
    ...(returnTo ? { returnTo } : {}),
  });
  // A slash may stand in a query as it is, and reads better there.
  const search = query.toString().replaceAll('%2F', '/');
  return search === '' ? '/auth' : `/auth?${search}`;
}

/** The sign-in page that leads back to a path. */
export const signInPath = (returnTo: string): string => authPath({ returnTo });
