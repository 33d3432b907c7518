/** `Layla` and `Haddad` of `Layla Haddad`; whoever gives one name has no last one. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}
