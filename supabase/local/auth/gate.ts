import { setTimeout as sleepFor } from 'node:timers/promises';
import { authPath } from './auth-api.ts';
import { AuthError } from './auth-error.ts';
import { type Buckets, createBuckets } from './buckets.ts';
import { type AuthLimits, burst, rateInterval, wrongPasswordsAtOnce } from './limits.ts';

export interface GateOptions {
  limits: AuthLimits;
  /** Milliseconds, of any clock that never goes back. */
  now?: () => number;
  sleep?: (milliseconds: number) => Promise<unknown>;
}

/** Lets a request to the auth API in, or refuses it; and lets its answer out. */
export type AuthGate = (
  request: Request,
  caller: string,
  answer: (request: Request) => Promise<Response>,
) => Promise<Response>;

/**
 * Milliseconds. An answer that may not tell whether an address has an account comes after a whole number of these: more than
 * the slowest of them takes, hashing a password included, so that all of them come after one.
 */
export const evenTime = 500;

/** What a request uses up, and whether its answer has it back. */
interface Charge {
  buckets: Buckets;
  key: string;
  refusal: (wait: number) => AuthError;
  /** When the answer has come: whether the request counts. */
  counts: (answer: Response) => boolean | Promise<boolean>;
}

const overRequests = () => new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached');
const overMails = (wait: number) =>
  new AuthError(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${Math.ceil(wait / 1000)} seconds.`,
  );

/** The kinds of mail that hosted Supabase spaces out one by one. */
const mailsOf: Readonly<Record<string, string>> = {
  signup: 'confirmation',
  resend: 'confirmation',
  recover: 'recovery',
  otp: 'recovery',
  magiclink: 'recovery',
};

/**
 * Throttles the auth API as hosted Supabase does, and wrong passwords at one account too, which hosted does not; and makes
 * the answers of a known and an unknown address come after the same time. What is counted is what the caller sent: a known
 * and an unknown address count alike.
 */
export function createAuthGate({
  limits,
  now = () => performance.now(),
  sleep = sleepFor,
}: GateOptions): AuthGate {
  const perCaller = (rate: number) =>
    createBuckets({ capacity: burst, refillTime: rateInterval / rate, now });
  const mails = createBuckets({ capacity: 1, refillTime: limits.mailInterval, now });
  const tokens = perCaller(limits.tokens);
  const verifications = perCaller(limits.verifications);
  const signUps = perCaller(limits.signUps);
  const wrongPasswords = createBuckets({
    capacity: wrongPasswordsAtOnce,
    refillTime: rateInterval / limits.wrongPasswords,
    now,
  });

  async function chargesOf(request: Request, caller: string): Promise<Charge[]> {
    const { pathname, searchParams } = new URL(request.url);
    const action = pathname.slice(authPath.length + 1);
    const { email, type } = await fieldsOf(request);
    const always = () => true;
    const failed = (answer: Response) => !isSuccess(answer);

    if (action === 'verify')
      return [{ buckets: verifications, key: caller, refusal: overRequests, counts: failed }];
    if (action === 'user' && request.method === 'PUT') {
      return [{ buckets: signUps, key: `user ${caller}`, refusal: overRequests, counts: always }];
    }
    if (request.method !== 'POST') return [];
    if (action === 'token') {
      const byPassword = searchParams.get('grant_type') === 'password';
      const counts = byPassword ? failed : always;
      const charge = { buckets: tokens, key: caller, refusal: overRequests, counts };
      if (!byPassword || email === '') return [charge];
      return [
        charge,
        { buckets: wrongPasswords, key: email, refusal: overRequests, counts: isWrongPassword },
      ];
    }
    if (!Object.hasOwn(mailsOf, action)) return [];
    const kind = action === 'resend' && type === 'email_change' ? type : mailsOf[action];
    const charge = { buckets: signUps, key: `${action} ${caller}`, refusal: overRequests, counts: always };
    if (email === '') return [charge];
    return [charge, { buckets: mails, key: `${kind} ${email}`, refusal: overMails, counts: isSuccess }];
  }

  return async (request, caller, answer) => {
    const began = now();
    const charges = await chargesOf(request.clone(), caller);
    for (const { buckets, key, refusal } of charges) {
      const wait = buckets.take(key);
      if (wait > 0) return refusal(wait).toResponse();
    }
    const given = await answer(request);
    for (const { buckets, key, counts } of charges) if (!(await counts(given))) buckets.giveBack(key);
    if (!mayTellOfAnAccount(request, given)) return given;
    await sleep(evenTime - ((now() - began) % evenTime));
    return given;
  };
}

/** The fields that a limit goes by. An address longer than any is refused later on, and not remembered here. */
async function fieldsOf(request: Request): Promise<{ email: string; type: string }> {
  const body = (await request.json().catch(() => null)) as Record<string, unknown> | null;
  const [email, type] = [body?.email, body?.type];
  const known = typeof email === 'string' && email.length <= 255;
  return { email: known ? email.toLowerCase() : '', type: typeof type === 'string' ? type : '' };
}

function isSuccess(answer: Response): boolean {
  return answer.ok || (answer.headers.get('location')?.includes('access_token=') ?? false);
}

const isWrongPassword = (answer: Response) => answer.headers.get('x-sb-error-code') === 'invalid_credentials';

/** Who signs in with the right password is told so at once: there is nothing to hide from them. */
function mayTellOfAnAccount(request: Request, answer: Response): boolean {
  const { pathname, searchParams } = new URL(request.url);
  const action = pathname.slice(authPath.length + 1);
  if (Object.hasOwn(mailsOf, action)) return request.method === 'POST';
  return action === 'token' && searchParams.get('grant_type') === 'password' && !answer.ok;
}
