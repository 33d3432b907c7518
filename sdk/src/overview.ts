import { createAsk } from './ask-tables.ts';
import { type CallOptions, repeatably } from './call.ts';
import { type Attention, attentionSchema } from './contracts/attention.ts';
import { businessDay, businessDayRange } from './contracts/business-time.ts';
import { lateBefore } from './contracts/response-clock.ts';
import type { Tables } from './tables.ts';

/** What there is to do. For admins: everybody else gets `unauthenticated` or `forbidden`. */
export interface Overview {
  /**
   * Counts what needs attention at an instant. A count of more than 1,000 is 1,001.
   * @throws FlowError `unauthenticated`, `forbidden`
   * @example const { leads_late, forms_overdue } = await flow.overview.attention(new Date());
   */
  attention(now: Date, options?: CallOptions): Promise<Attention>;
}

export function createOverview(tables: Tables): Overview {
  const ask = createAsk(tables);
  return {
    async attention(now, options = {}) {
      const { from } = businessDayRange(businessDay(now), null);
      const given = { _late_before: lateBefore(now), _day: from ?? '' };
      return ask(repeatably, options, attentionSchema, (client) =>
        client.rpc('count_attention', given).single(),
      );
    },
  };
}
