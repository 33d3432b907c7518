import { AsyncLocalStorage } from 'node:async_hooks';
import type { EmailMessage } from '@supabase/lite';
import type { Mail } from './database.ts';

/** What the mails of the present request need to know. */
const redirects = new AsyncLocalStorage<string | null>();

/** Runs a request so that a mail it sends leads back to where the request asked. */
export function rememberRedirect<Result>(request: Request, task: () => Promise<Result>): Promise<Result> {
  return redirects.run(new URL(request.url).searchParams.get('redirect_to'), task);
}

/**
 * The mail with links that work. The library takes the site for the API, linking to `siteUrl` where only
 * `apiUrl` answers, and forgets where a password reset asked to return to. Whether that may be returned to is
 * decided where the link is followed, by the allow-list.
 */
export function relinked(mail: EmailMessage, { siteUrl, apiUrl }: { siteUrl: string; apiUrl: string }): Mail {
  const verify = '/auth/v1/verify';
  const [wrong, right] = [new URL(verify, siteUrl), new URL(verify, apiUrl)];
  const redirect = redirects.getStore();
  const relink = (content = '') =>
    content.replaceAll(/https?:\/\/[^\s"'<>]+/g, (found) => {
      const link = new URL(found);
      if (link.origin !== wrong.origin || link.pathname !== wrong.pathname) return found;
      const { searchParams } = link;
      if (redirect) searchParams.set('redirect_to', redirect);
      return `${right.href}?${searchParams}`;
    });
  return { to: mail.to, subject: mail.subject, text: relink(mail.text), html: relink(mail.html) };
}
