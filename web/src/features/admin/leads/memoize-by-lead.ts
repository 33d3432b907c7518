import type { Lead } from '@flow/sdk/contracts/lead';

type Known = Pick<Lead, 'id'>;

/** What is made once for each lead, and outlives a closed sheet. */
export function memoizeByLead<Made>(make: (lead: Known) => Made): (lead: Known) => Made {
  const made = new Map<string, Made>();
  return (lead) => {
    const one = made.get(lead.id) ?? make(lead);
    made.set(lead.id, one);
    return one;
  };
}
