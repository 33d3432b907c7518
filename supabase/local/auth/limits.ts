/** What config.toml has of these is hosted Supabase's own: it limits there as the gateway does here. */
export interface AuthLimits {
  /** Sign-ins and refreshed sessions in five minutes, by one caller. A sign-in that succeeds is not counted. */
  tokens: number;
  /** Sign-ups in five minutes by one caller; as many resets, magic links, resent mails and changes of a user. */
  signUps: number;
  /** Codes and links in five minutes, by one caller. One that is right is not counted. */
  verifications: number;
  /** Wrong passwords in five minutes at one account, from all callers. Hosted has no such limit. */
  wrongPasswords: number;
  /** Milliseconds from a mail to the next one of its kind to an address, whether that has an account or not. */
  mailInterval: number;
}

export interface LimitSettings {
  rate_limit?: { token_refresh?: number; sign_in_sign_ups?: number; token_verifications?: number };
  email?: { max_frequency?: string };
}

/** As many at once, after which each waits for its turn in the five minutes. */
export const burst = 30;
export const wrongPasswordsAtOnce = 10;

export const rateInterval = 5 * 60_000;

/** A number that config.toml does not have is the one that hosted Supabase begins with. */
export function readLimits({ rate_limit: rates = {}, email = {} }: LimitSettings): AuthLimits {
  return {
    tokens: rates.token_refresh ?? 150,
    signUps: rates.sign_in_sign_ups ?? 30,
    verifications: rates.token_verifications ?? 30,
    wrongPasswords: 30,
    mailInterval: duration(email.max_frequency ?? '1m'),
  };
}

const units: Readonly<Record<string, number>> = { h: 3_600_000, m: 60_000, s: 1000 };

/** A duration as Go writes it: `1m30s`. */
function duration(text: string): number {
  const parts = [...text.matchAll(/(\d+)([hms])/g)];
  return parts.reduce((sum, [, amount, unit]) => sum + Number(amount) * (units[unit ?? ''] ?? 0), 0);
}
