import { AuthCard } from '../../features/auth/AuthCard.tsx';
import { authPage } from '../../features/auth/auth.ts';
import { AccountFrame } from '../../features/session/AccountFrame.tsx';

export function Page() {
  return (
    <AccountFrame>
      <AuthCard page={authPage} />
    </AccountFrame>
  );
}
