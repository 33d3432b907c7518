import { randomBytes } from 'node:crypto';
import type { Account } from './accounts.ts';
import { type AuthCall, emailOf, requestOf, textOf } from './auth-call.ts';
import { AuthError, validationFailed } from './auth-error.ts';
import type { AuthParts } from './auth-parts.ts';
import type { Letter, Posting } from './mailer.ts';

type User = Readonly<Record<string, unknown>>;

/** What supabase-js's `auth.admin` needs to invite, to make links, and to read and remove an account. */
export function createAdminApi({
  library,
  accounts,
  mailer,
  userOf,
}: AuthParts & { userOf: (id: string) => Promise<User> }) {
  /** Makes the account unless it is there, and has the token that confirms it sent. */
  async function mailConfirmation(call: AuthCall, password: string): Promise<void> {
    const email = emailOf(call);
    const account = await accounts.byEmail(email);
    if (account?.confirmed) {
      throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered');
    }
    if (account) {
      const { token, code } = await accounts.renewConfirmation(account);
      return mailer.library.sendConfirmation(email, token, code);
    }
    const body = { email, password, data: call.body.data ?? {} };
    const answer = await library(requestOf(call, { path: '/auth/v1/signup', body }));
    if (!answer.ok) throw await AuthError.from(answer);
  }

  async function invite(call: AuthCall, posting: Posting): Promise<void> {
    await mailer.during({ ...posting, confirmationIs: 'invite' }, () =>
      mailConfirmation(call, randomPassword()),
    );
    await accounts.markInvited(emailOf(call));
  }

  /** Does what mails a link of this type, and resolves to the letter instead of sending it. */
  async function letterOf(call: AuthCall, type: string, known: boolean): Promise<Letter> {
    const letters: Letter[] = [];
    const posting = {
      redirectTo: textOf(call, 'redirect_to') || call.url.searchParams.get('redirect_to'),
      onLetter: (letter: Letter) => letters.push(letter),
    };
    if (type === 'invite') await invite(call, posting);
    else
      await mailer.during(posting, async () => {
        if (type === 'signup') return mailConfirmation(call, textOf(call, 'password'));
        if (!known) return mailConfirmation(call, randomPassword());
        const body = { email: emailOf(call) };
        const path = type === 'recovery' ? '/auth/v1/recover' : '/auth/v1/otp';
        const answer = await library(requestOf(call, { path, body }));
        if (!answer.ok) throw await AuthError.from(answer);
      });
    const [letter] = letters;
    if (!letter) throw new Error(`No mail would be sent for ${type}.`);
    return letter;
  }

  async function userByEmail(call: AuthCall): Promise<User> {
    const account = await accounts.byEmail(emailOf(call));
    if (!account) throw new AuthError(404, 'user_not_found', 'User with this email not found');
    return userOf(account.id);
  }

  async function existing(call: AuthCall): Promise<Account> {
    if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(call.id)) {
      throw new AuthError(404, 'validation_failed', 'user_id must be an UUID');
    }
    const account = await accounts.byId(call.id);
    if (!account) throw new AuthError(404, 'user_not_found', 'User not found');
    return account;
  }

  return {
    async invite(call: AuthCall): Promise<Response> {
      const redirectTo = call.url.searchParams.get('redirect_to');
      await invite(call, { redirectTo });
      return Response.json(await userByEmail(call));
    },

    async generateLink(call: AuthCall): Promise<Response> {
      const type = textOf(call, 'type');
      if (!['signup', 'invite', 'magiclink', 'recovery'].includes(type)) {
        throw validationFailed(`Invalid email action link type requested: ${type}`);
      }
      const known = (await accounts.byEmail(emailOf(call))) !== null;
      if (type === 'recovery' && !known) await userByEmail(call);
      const letter = await letterOf(call, type, known);
      return Response.json({
        ...(await userByEmail(call)),
        action_link: letter.link,
        email_otp: letter.code,
        hashed_token: letter.token,
        verification_type: new URL(letter.link).searchParams.get('type'),
        redirect_to: letter.redirectTo,
      });
    },

    async getUser(call: AuthCall): Promise<Response> {
      return Response.json(await userOf((await existing(call)).id));
    },

    async deleteUser(call: AuthCall): Promise<Response> {
      const { id } = await existing(call);
      if (call.body.should_soft_delete) {
        throw validationFailed(
          'The embedded stack removes an account or keeps it: soft deletion is hosted Supabase’s',
        );
      }
      await accounts.remove(id);
      return Response.json({});
    },
  };
}

const randomPassword = () => randomBytes(24).toString('base64url');
