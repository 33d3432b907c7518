import { randomBytes, randomUUID } from 'node:crypto';
import type { Account } from './accounts.ts';
import { type AuthCall, emailOf, newPasswordOf, requestOf, textOf } from './auth-call.ts';
import { AuthError } from './auth-error.ts';
import type { AuthParts } from './auth-parts.ts';

/**
 * What nobody who has not the account may tell from an answer is whether an address has one. Where the library answers by
 * another way for the one than for the other, the same way is gone for both, and what it did is taken back.
 */
export function createSignIn({ library, accounts, mailer }: AuthParts) {
  async function confirmAgain(account: Account): Promise<void> {
    const { token, code } = await accounts.renewConfirmation(account);
    await mailer.library.sendConfirmation(account.email, token, code);
  }

  async function signUp(call: AuthCall): Promise<Response> {
    if (textOf(call, 'email') === '') return library(requestOf(call));
    const email = emailOf(call);
    newPasswordOf(call);
    const account = await accounts.byEmail(email);
    if (!account) return library(requestOf(call));

    const standIn = `${randomUUID()}@example.invalid`;
    const answer = await accounts.rehearse(() =>
      mailer.during({ redirectTo: null, onLetter: () => {} }, () =>
        library(requestOf(call, { body: { ...call.body, email: standIn } })),
      ),
    );
    if (!answer.ok) return answer;
    if (account.confirmed) await mailer.sendAccountExists(email);
    else await confirmAgain(account);
    const { status, headers } = answer;
    return new Response((await answer.text()).replaceAll(standIn, email), { status, headers });
  }

  return {
    signUp,

    /** `Email not confirmed` is for who has the password; a wrong one costs as much whether there is an account or not. */
    async withPassword(call: AuthCall): Promise<Response> {
      const [email, password] = [textOf(call, 'email').toLowerCase(), textOf(call, 'password')];
      if (call.url.searchParams.get('grant_type') !== 'password' || email === '' || password === '') {
        return library(requestOf(call));
      }
      const account = await accounts.byEmail(email);
      if (account?.confirmed && account.hasPassword) return library(requestOf(call));
      const answer = await accounts.rehearse(async () => {
        await accounts.admitSignIn(email);
        return library(requestOf(call));
      });
      if (answer.ok) throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
      return answer;
    },

    /** A magic link to an account, or a confirmation to who is to have one. */
    async withLink(call: AuthCall): Promise<Response> {
      const email = emailOf(call);
      const account = await accounts.byEmail(email);
      if (account?.confirmed) return library(requestOf(call, { path: '/auth/v1/otp' }));
      if (account) await confirmAgain(account);
      else if (call.body.create_user !== false) {
        const body = { email, password: randomBytes(24).toString('base64url'), data: call.body.data ?? {} };
        const answer = await signUp({
          ...call,
          body,
          text: JSON.stringify(body),
          url: new URL('signup', call.url),
        });
        if (!answer.ok) return answer;
      }
      return Response.json({});
    },

    async resend(call: AuthCall): Promise<Response> {
      const type = textOf(call, 'type');
      if (type !== 'signup' && type !== 'email_change') return library(requestOf(call));
      const account = await accounts.byEmail(emailOf(call));
      // No change of an address is under way, ever.
      if (account && type === 'signup' && !account.confirmed) await confirmAgain(account);
      return Response.json({});
    },
  };
}
