import { invalidRequest } from './errors.ts';
import type { Customer } from './wire.ts';

const clausePattern =
  /^\s*(?<not>-?)(?:(?<field>email|name|phone)|metadata\[(?<quote>["'])(?<key>[^"']+)\k<quote>\])(?<operator>[:~])(?<mark>["'])(?<value>(?:\\.|(?!\k<mark>).)*)\k<mark>/;
const joinPattern = /^\s+(AND|OR)\s+/i;

type Matches = (customer: Customer) => boolean;

/**
 * Stripe's search language for customers: `email:'a@b.example' OR phone:'+971…'`; `:` is the whole value, `~` a part of it,
 * `-` before a clause its opposite. AND and OR are not mixed. Stripe finds a new customer after a minute at most, this at once.
 *
 * @throws StripeFailure for a query that is not of this language.
 */
export function parseCustomerQuery(query: string): Matches {
  const clauses: Matches[] = [];
  const joins = new Set<string>();
  let rest = query;
  for (;;) {
    const clause = clausePattern.exec(rest);
    if (!clause?.groups) throw notUnderstood(query);
    clauses.push(matcher(clause.groups));
    rest = rest.slice(clause[0].length);
    if (rest.trim() === '') break;
    const join = joinPattern.exec(rest);
    if (!join) throw notUnderstood(query);
    joins.add(String(join[1]).toUpperCase());
    rest = rest.slice(join[0].length);
  }
  if (joins.size > 1) throw invalidRequest('Search queries cannot mix AND and OR.', 'query');
  return (customer) =>
    joins.has('OR')
      ? clauses.some((matches) => matches(customer))
      : clauses.every((matches) => matches(customer));
}

function matcher(groups: Record<string, string | undefined>): Matches {
  const { not, field, key = '', operator } = groups;
  const wanted = (groups.value ?? '').replaceAll(/\\(.)/g, '$1').toLowerCase();
  return (customer) => {
    const value = field ? customer[field as 'email' | 'name' | 'phone'] : customer.metadata[key];
    const present = value?.toLowerCase();
    const fits = operator === ':' ? present === wanted : (present?.includes(wanted) ?? false);
    return fits !== (not === '-');
  };
}

const notUnderstood = (query: string) =>
  invalidRequest(`We were unable to parse your search query: ${query}`, 'query');
