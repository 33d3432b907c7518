import { HttpError } from '../_shared/errors.ts';
import { clientAddress, type RateLimit, type TakeRateLimit, type Verdict } from '../_shared/rate-limit.ts';
import type { Access, RequestContext } from '../_shared/serve.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** A visitor id is the browser's own word and an address may be a whole office: the first is the stricter one. */
export const visitorLimit: RateLimit = { attempts: 60, seconds: hour };
export const burstLimit: RateLimit = { attempts: 30, seconds: minute };
export const addressLimit: RateLimit = { attempts: 400, seconds: day };
/** Questions of everybody together in a day, unless the settings say otherwise. */
export const usualDailyQuestions = 2_000;

export interface ChatLimitsOptions {
  take: TakeRateLimit;
  /** Questions of everybody together in a day. */
  daily: number;
  /** Whether questions are answered while they cannot be counted: not when each costs money. */
  answersUncounted: boolean;
}

export interface ChatLimits {
  /** Counts a question; answers how many seconds to wait when it is one too many. */
  wait(
    visitorId: string,
    context: Pick<RequestContext<Access>, 'headers' | 'log'>,
  ): Promise<number | undefined>;
}

/** Counts questions by visitor, by address and in all. What one visitor is refused does not use up the total. */
export function createChatLimits({ take, daily, answersUncounted }: ChatLimitsOptions): ChatLimits {
  async function verdicts(visitorId: string, address: string): Promise<[string, Verdict][]> {
    const own = await Promise.all([
      take(`ai-chat:visitor:${visitorId}`, visitorLimit).then((verdict) => ['visitor', verdict] as const),
      take(`ai-chat:burst:${address}`, burstLimit).then((verdict) => ['burst', verdict] as const),
      take(`ai-chat:address:${address}`, addressLimit).then((verdict) => ['address', verdict] as const),
    ]);
    if (own.some(([, { allowed }]) => !allowed)) return own.map(([name, verdict]) => [name, verdict]);
    return [['total', await take('ai-chat:total', { attempts: daily, seconds: day })]];
  }

  return {
    async wait(visitorId, context) {
      let counted: [string, Verdict][];
      try {
        counted = await verdicts(visitorId, clientAddress(context.headers));
      } catch (cause) {
        if (!answersUncounted) {
          throw new HttpError(503, 'unavailable', 'The assistant is not available right now.', { cause });
        }
        context.log('warning', 'rate-limit-unavailable', { detail: String(cause) });
        return undefined;
      }
      const refused = counted.filter(([, { allowed }]) => !allowed);
      if (refused.length === 0) return undefined;
      context.log('info', 'chat-limited', { limit: refused.map(([name]) => name).join() });
      return Math.max(...refused.map(([, { retryAfter }]) => retryAfter));
    },
  };
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** A time to wait in words, never shorter than it is. */
function waitInWords(seconds: number): string {
  if (seconds <= minute) return 'a minute';
  if (seconds < hour) return counted(Math.ceil(seconds / minute), 'minute');
  return counted(Math.ceil(seconds / hour), 'hour');
}

/** What somebody reads who has asked too much for now. */
export function comeBackLater(seconds: number, phone: string): string {
  return `I have to pause here: I can only answer so many questions at a time. Please ask me again in about ${waitInWords(seconds)}. A coach answers on WhatsApp (${phone}) without a limit, and our pages are open all the time: [Pricing](/pricing) is a good start.`;
}
