import { clientAddress, type RateLimit, type TakeRateLimit } from '../_shared/rate-limit.ts';
import type { Access, RequestContext } from '../_shared/serve.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** A visitor id is the browser's own word and an address may be a whole office: the first is the stricter one. */
export const visitorLimit: RateLimit = { attempts: 60, seconds: hour };
export const burstLimit: RateLimit = { attempts: 30, seconds: minute };
export const addressLimit: RateLimit = { attempts: 400, seconds: day };
/** What a model is asked by everybody together in a day, unless the settings say otherwise. */
export const usualDailyQuestions = 2_000;

export interface ChatLimitsOptions {
  take: TakeRateLimit;
  /** Questions to the model by everybody together in a day: each costs money, and the cards' answers do not. */
  daily: number;
}

export interface ChatLimits {
  /**
   * Counts a question by visitor and by address; answers how many seconds to wait when it is one too many. A question
   * that cannot be counted is answered.
   */
  wait(
    visitorId: string,
    context: Pick<RequestContext<Access>, 'headers' | 'log'>,
  ): Promise<number | undefined>;
  /** Whether the model may be asked once more. Not while that cannot be counted. */
  mayAskModel(context: Pick<RequestContext<Access>, 'log'>): Promise<boolean>;
}

export function createChatLimits({ take, daily }: ChatLimitsOptions): ChatLimits {
  /** Nothing where the counter cannot be reached. */
  async function unlessUncounted<Value>(
    { log }: Pick<RequestContext<Access>, 'log'>,
    count: () => Promise<Value>,
  ): Promise<Value | undefined> {
    try {
      return await count();
    } catch (cause) {
      log('warning', 'rate-limit-unavailable', { detail: String(cause) });
      return undefined;
    }
  }

  return {
    async wait(visitorId, context) {
      const address = clientAddress(context.headers);
      const limits = [
        ['visitor', `ai-chat:visitor:${visitorId}`, visitorLimit],
        ['burst', `ai-chat:burst:${address}`, burstLimit],
        ['address', `ai-chat:address:${address}`, addressLimit],
      ] as const;
      const verdicts = await unlessUncounted(context, () =>
        Promise.all(limits.map(async ([name, key, limit]) => ({ name, ...(await take(key, limit)) }))),
      );
      const refused = (verdicts ?? []).filter(({ allowed }) => !allowed);
      if (refused.length === 0) return undefined;
      context.log('info', 'chat-limited', { limit: refused.map(({ name }) => name).join() });
      return Math.max(...refused.map(({ retryAfter }) => retryAfter));
    },

    async mayAskModel(context) {
      const total = await unlessUncounted(context, () =>
        take('ai-chat:total', { attempts: daily, seconds: day }),
      );
      if (total?.allowed === false) context.log('info', 'chat-limited', { limit: 'total' });
      return total?.allowed === true;
    },
  };
}

const inUnits = (count: number, unit: string) =>
  new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(Math.ceil(count));

/** A time to wait in words, never shorter than it is. */
function waitInWords(seconds: number): string {
  if (seconds <= minute) return 'a minute';
  return seconds < hour ? inUnits(seconds / minute, 'minute') : inUnits(seconds / hour, 'hour');
}

/** What a visitor reads who is over a limit. */
export function comeBackLater(seconds: number, phone: string): string {
  return `I have to pause here: I can only answer so many questions at a time. Please ask me again in about ${waitInWords(seconds)}. A coach answers on WhatsApp (${phone}) without a limit, and our pages are open all the time: [Pricing](/pricing) is a good start.`;
}
