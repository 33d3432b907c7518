import { content as site } from 'content:site';
import { AuthCard } from '../../features/auth/AuthCard.tsx';
import { AuthFrame } from '../../features/auth/AuthFrame.tsx';
import { authPage } from '../../features/auth/auth.ts';

export function Page() {
  return (
    <AuthFrame>
      <AuthCard page={authPage} support={site.email} />
    </AuthFrame>
  );
}
