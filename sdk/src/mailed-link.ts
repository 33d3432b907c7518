import type { Session } from './contracts/session.ts';

/** What a mailed link is for, as the authentication service names it in the address that the link leads to. */
export const mailedLinkTypes = ['signup', 'invite', 'recovery', 'magiclink', 'email_change'] as const;
export type MailedLinkType = (typeof mailedLinkTypes)[number];

export interface MailedLink {
  /** Undefined for a kind that this SDK does not know. */
  type: MailedLinkType | undefined;
}

/** The page was opened by a mailed link that signed a user in. */
export interface Arrival extends MailedLink {
  session: Session;
}

/**
 * What a mailed link wrote behind the `#` of the page's address, where also an error stands; null for an address that no
 * link wrote. Where both the query and the hash have a value, auth-js takes the query's.
 */
export function readMailedLink(address: string): MailedLink | null {
  const { hash, searchParams } = new URL(address);
  const link = new URLSearchParams(hash.slice(1));
  const isLink = ['access_token', 'error', 'error_code', 'error_description'].some(
    (name) => link.has(name) || searchParams.has(name),
  );
  if (!isLink) return null;
  const named = searchParams.get('type') ?? link.get('type');
  return { type: mailedLinkTypes.find((type) => type === named) };
}
