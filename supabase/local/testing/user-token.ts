import { createHmac } from 'node:crypto';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A user's token of the stack's own making, valid until `expiresAt` (unix seconds). */
export function userToken(secret: string, userId: string, expiresAt: number): string {
  const claims = {
    sub: userId,
    role: 'authenticated',
    aud: 'authenticated',
    iat: expiresAt - 3600,
    exp: expiresAt,
  };
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}
