import type { Snapshot } from 'valtio';
import type { AuthPage, AuthState } from './auth.store.ts';

/** What every part of the card is given. */
export interface AuthPartProps {
  page: AuthPage;
  state: Snapshot<AuthState>;
  /** The address to write to for help. */
  support: string;
}
