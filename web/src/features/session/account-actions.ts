import { brokenPasswordRule } from '@flow/sdk/contracts/password';
import { failureMessage } from '../failure-message.ts';
import type { ToastInput } from '../toasts/toasts.store.ts';
import { passwordToast } from './password-toast.ts';
import type { SessionStore } from './session.store.ts';

export interface AccountActionDependencies {
  session: Pick<SessionStore, 'changePassword' | 'requestPasswordReset'>;
  showToast: (toast: ToastInput) => void;
}

/** The two popovers under the table. Each action resolves to whether it was done. */
export function createAccountActions({ session, showToast }: AccountActionDependencies) {
  const refuse = (title: string, description: string) => {
    showToast({ title, description, variant: 'destructive' });
    return false;
  };

  /** Changes the admin's own password. */
  async function changePassword(password: string, confirmation: string): Promise<boolean> {
    const broken = brokenPasswordRule(password, confirmation);
    if (broken) {
      const { title, description } = passwordToast(broken);
      return refuse(title, description);
    }
    try {
      await session.changePassword(password);
    } catch (error) {
      return refuse('Update failed', failureMessage(error, 'Please try again.'));
    }
    showToast({ title: 'Password updated', description: 'Your password has been changed.' });
    return true;
  }

  /** Mails a reset link to any address; the answer is the same for known and unknown ones. */
  async function resetPassword(email: string): Promise<boolean> {
    if (email.trim() === '') return refuse('Email required', 'Please enter an email address.');
    try {
      await session.requestPasswordReset(email.trim());
    } catch (error) {
      return refuse('Reset failed', failureMessage(error, 'Please try again.'));
    }
    showToast({
      title: 'Reset email sent',
      description: 'Check your email for password reset instructions.',
    });
    return true;
  }

  return { changePassword, resetPassword };
}

export type AccountActions = ReturnType<typeof createAccountActions>;
