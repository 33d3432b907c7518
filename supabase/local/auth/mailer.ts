import { AsyncLocalStorage } from 'node:async_hooks';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { App, DefaultAppConfig } from '@supabase/lite';
import { LocalSetupError } from '../setup-error.ts';

/** What a mail is for, by its template's name in config.toml, and the type of verification that its link asks for. */
const verificationTypes = {
  confirmation: 'signup',
  invite: 'invite',
  recovery: 'recovery',
  magic_link: 'magiclink',
  email_change: 'email_change',
} as const;

export type MailKind = keyof typeof verificationTypes;

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** A mail before it is written. */
export interface Letter {
  kind: MailKind;
  to: string;
  token: string;
  code: string;
  /** Where it is answered: the API verifies the token and leads on to the site. */
  link: string;
  redirectTo: string;
}

/** What becomes of the letters of one request. */
export interface Posting {
  /** Where their links lead in the end; null: to the site. */
  redirectTo: string | null;
  /** What the library takes for a confirmation. */
  confirmationIs?: MailKind;
  /** Takes a letter instead of the mailbox. */
  onLetter?: (letter: Letter) => void;
}

type Template = Readonly<{ subject: string; contentPath: string }>;

/** What a template may name, as `{{ .Email }}`. */
type Variables = Readonly<Record<string, string>>;

export interface MailerOptions {
  config: Pick<DefaultAppConfig, 'auth'>;
  /** Links lead back to it. */
  siteUrl: string;
  /** Where links are answered first. */
  apiUrl: string;
  onMail: (mail: Mail) => void;
}

export interface Mailer {
  /** What the embedded library sends its mails with. */
  library: NonNullable<App['_mailer']>;
  /** Runs a request so that its mails lead back to where it asked, or become something else. */
  during<Result>(posting: Posting, task: () => Promise<Result>): Promise<Result>;
  /** Tells the owner of an address that it has an account already. */
  sendAccountExists(to: string): Promise<void>;
}

/**
 * Sends the mails of the auth API, from the templates that hosted Supabase is given. The library's own mailer links to the
 * site where only the API answers, and forgets where a request asked to return to; whether that may be returned to is
 * decided where the link is followed, by the allow-list.
 *
 * @throws LocalSetupError when config.toml has no template for a kind of mail.
 */
export function createMailer({ config, siteUrl, apiUrl, onMail }: MailerOptions): Mailer {
  const templates = readTemplates(config);
  const postings = new AsyncLocalStorage<Posting>();

  async function send({ subject, contentPath }: Template, to: string, variables: Variables) {
    const html = fill(await readFile(contentPath, 'utf8'), { SiteURL: siteUrl, Email: to, ...variables });
    onMail({ to, subject, html, text: plainText(html) });
  }

  async function post(kind: MailKind, to: string, token: string, code: string, more: Variables = {}) {
    const posting = postings.getStore();
    const redirectTo = posting?.redirectTo ?? siteUrl;
    const link = new URL('/auth/v1/verify', apiUrl);
    link.search = new URLSearchParams({
      token,
      type: verificationTypes[kind],
      redirect_to: redirectTo,
    }).toString();
    const letter = { kind, to, token, code, link: link.href, redirectTo };
    if (posting?.onLetter) return posting.onLetter(letter);
    await send(templates[kind], to, {
      ConfirmationURL: letter.link,
      Token: code,
      TokenHash: token,
      RedirectTo: redirectTo,
      ...more,
    });
  }

  return {
    library: {
      sendConfirmation: (to, token, code) =>
        post(postings.getStore()?.confirmationIs ?? 'confirmation', to, token, code),
      sendRecovery: (to, token, code) => post('recovery', to, token, code),
      sendMagicLink: (to, token, code) => post('magic_link', to, token, code),
      sendEmailChange: (to, token, code, meta) =>
        post('email_change', to, token, code, {
          Email: meta?.currentEmail ?? to,
          NewEmail: meta?.newEmail ?? to,
        }),
      sendReauthentication() {
        throw new Error('Changing a password needs no code: secure_password_change is off in config.toml.');
      },
    },
    during: (posting, task) => postings.run(posting, task),
    sendAccountExists: (to) => send(accountExists, to, {}),
  };
}

/** Not one of hosted Supabase's: there the owner is told nothing. */
const accountExists: Template = {
  subject: 'You already have a Flow account',
  contentPath: path.join(import.meta.dirname, 'account-exists.html'),
};

function readTemplates(config: MailerOptions['config']): Record<MailKind, Template> {
  const given = config.auth?.email?.template ?? {};
  const read = (kind: MailKind): Template => {
    const { subject, content_path: contentPath } = given[kind] ?? {};
    if (!subject || !contentPath) {
      throw new LocalSetupError(
        `config.toml: [auth.email.template.${kind}] needs a subject and a content_path`,
      );
    }
    return { subject, contentPath };
  };
  return {
    confirmation: read('confirmation'),
    invite: read('invite'),
    recovery: read('recovery'),
    magic_link: read('magic_link'),
    email_change: read('email_change'),
  };
}

function fill(template: string, variables: Variables): string {
  return template.replaceAll(/\{\{\s*\.(\w+)\s*\}\}/g, (_, name: string) =>
    escapeHtml(variables[name] ?? ''),
  );
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&#34;',
  "'": '&#39;',
};

const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);

/** The same words for a reader without HTML: each paragraph on lines of its own, and each link beside its words. */
function plainText(html: string): string {
  const unescaped = Object.entries(entities).reverse();
  const text = html
    .replace(/^.*<body[^>]*>/s, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a\s*>/g, '$2: $1')
    .replaceAll(/<\/(?:p|h1|td)>/g, '\n\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/ *\n */g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return unescaped.reduce((decoded, [character, entity]) => decoded.replaceAll(entity, character), text);
}
