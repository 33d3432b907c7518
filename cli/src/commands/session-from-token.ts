import { sessionKey } from '@flow/sdk/contracts/session';
import { usageFailure } from '../failure.ts';

interface Claims {
  sub: string;
  email: string;
  exp: number;
}

/** What an access token says of itself; undefined for any other token. */
function claimsOf(token: string): Claims | undefined {
  const parts = token.split('.');
  if (parts.length !== 3) return undefined;
  try {
    const { sub, email, exp } = JSON.parse(Buffer.from(parts[1] ?? '', 'base64url').toString());
    if (typeof sub === 'string' && typeof email === 'string' && typeof exp === 'number')
      return { sub, email, exp };
  } catch {}
  throw usageFailure('--token-stdin found an access token of nobody: pass the token of an admin.');
}

/**
 * The storage that a session of a token would have left. An access token's session ends with it; a refresh token is one of a
 * session that has expired, which is renewed when it is first read.
 */
export function sessionFromToken(token: string): Record<string, string> {
  const claims = claimsOf(token);
  const session = claims
    ? {
        access_token: token,
        refresh_token: '',
        expires_at: claims.exp,
        user: { id: claims.sub, email: claims.email },
      }
    : { access_token: '', refresh_token: token, expires_at: 1, user: { id: '' } };
  return { [sessionKey]: JSON.stringify({ token_type: 'bearer', expires_in: 3600, ...session }) };
}
