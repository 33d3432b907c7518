import { AccountCard } from '../../features/session/AccountCard.tsx';
import { AccountFrame } from '../../features/session/AccountFrame.tsx';
import { account } from '../../features/session/account.ts';
import { session } from '../../features/session/session.ts';

export function Page() {
  return (
    <AccountFrame>
      <AccountCard account={account} session={session} />
    </AccountFrame>
  );
}
