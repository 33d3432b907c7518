/** Any host will do: it only shows whether a path leads away from the one it is read on. */
const origin = 'https://origin.invalid';

/**
 * A `returnTo` that may be followed: a path on this origin beginning with one slash and no second slash or
 * backslash. Null for everything else, and for /auth itself.
 */
export function safeReturnTo(value: string | null): string | null {
  if (value === null || !/^\/(?![/\\])/.test(value)) return null;
  // Browsers drop tabs and line breaks inside a URL and read a backslash as a slash.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  if (/[\u0000-\u0020\u007f\\]/.test(value)) return null;
  const url = new URL(value, origin);
  if (url.origin !== origin || url.pathname.startsWith('//') || url.pathname === '/auth') return null;
  return value;
}

/** The sign-in page that leads back to a path. */
export function signInPath(returnTo: string): string {
  // A slash may stand in a query as it is, and reads better there.
  return `/auth?returnTo=${encodeURIComponent(returnTo).replaceAll('%2F', '/')}`;
}
