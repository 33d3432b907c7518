/** The key under which the session is kept in a browser's storage: without it, nobody is signed in there. */
export const sessionKey = 'flow.session';

export interface Session {
  userId: string;
  email: string;
  accessToken: string;
  refreshToken: string;
  /** Unix time in seconds. */
  expiresAt: number;
}
