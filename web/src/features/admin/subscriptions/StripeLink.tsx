import * as table from '../list/ListTable.css.ts';

/** Which of the payment provider's two worlds the account's key belongs to. */
export type StripeMode = 'test' | 'live';

const dashboards: Record<StripeMode, string> = {
  test: 'https://dashboard.stripe.com/test',
  live: 'https://dashboard.stripe.com',
};

interface StripeLinkProps {
  kind: 'customer' | 'dispute' | 'subscription';
  id: string;
  mode: StripeMode;
  children: string;
}

/** Leads to an object in the payment provider's dashboard. */
export function StripeLink({ kind, id, mode, children }: StripeLinkProps) {
  const href = `${dashboards[mode]}/${kind}s/${encodeURIComponent(id)}`;
  return (
    <a className={table.link} target="_blank" rel="noreferrer" href={href} data-control={kind}>
      {children}
    </a>
  );
}
