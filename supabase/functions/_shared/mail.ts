import { createTransport, type SendMailOptions } from 'nodemailer';
import { type Environment, requireSetting } from './env.ts';
import mailsJson from './mails.gen.json' with { type: 'json' };

/** The texts of mails, as the content has them, and whose mails they are. */
export const mails = mailsJson;

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same for a mail that is sent again: mailboxes show one of several with one id. */
  id: string;
}

/** Why a mail was not taken. */
export class MailFailure extends Error {
  override readonly name = 'MailFailure';
  /** The server takes no mail for this address, however often it is tried. */
  readonly isRefused: boolean;

  constructor(message: string, { isRefused, cause }: { isRefused: boolean; cause: unknown }) {
    super(message, { cause });
    this.isRefused = isRefused;
  }
}

/** Resolves once the mail server has taken the mail. @throws MailFailure */
export type SendMail = (mail: Mail) => Promise<void>;

const defaultPort = 465;
/** Encrypted from the first byte; on other ports encryption is asked for, and is a must beyond this machine. */
const encryptedPorts = [465, 2465];
const loopback = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/;
/** In milliseconds: all of it ends well within the time for which a notice is held. A mail is made of texts alone. */
const bounds = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 15_000,
  disableFileAccess: true,
  disableUrlAccess: true,
};

/** What a connection to a mail server is made of. */
export interface SmtpOptions {
  host: string;
  port: number;
  /** Encrypted from the first byte. */
  secure: boolean;
  /** Encrypted by STARTTLS, or not at all. */
  requireTLS: boolean;
  /** How we greet the server. */
  name: string;
  auth?: { user: string; pass: string };
}

type Transport = { sendMail(mail: SendMailOptions): Promise<unknown> };

/** Mail over SMTP, to the server that the settings name: the same one that the project's accounts have. */
export function smtpMail(
  settings: Environment,
  sender: { name: string; email: string } = mails.sender,
  connect: (options: SmtpOptions) => Transport = (options) => createTransport({ ...options, ...bounds }),
): SendMail {
  const host = requireSetting(settings, 'SMTP_HOST');
  const { SMTP_PORT, SMTP_USER, SMTP_PASS, SMTP_ADMIN_EMAIL } = settings;
  const port = SMTP_PORT === undefined ? defaultPort : Number(SMTP_PORT);
  const secure = encryptedPorts.includes(port);
  const site = new URL(settings.SITE_URL).hostname;
  const from = { name: sender.name, address: SMTP_ADMIN_EMAIL ?? sender.email };
  const transport = connect({
    host,
    port,
    secure,
    requireTLS: !secure && !loopback.test(host),
    name: site,
    ...(SMTP_USER === undefined ? {} : { auth: { user: SMTP_USER, pass: SMTP_PASS ?? '' } }),
  });
  return async ({ to, subject, text, html, id }) => {
    try {
      await transport.sendMail({
        from,
        replyTo: { name: sender.name, address: sender.email },
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId: `<${id}@${site}>`,
        // No out-of-office reply, please.
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    } catch (thrown) {
      throw asMailFailure(thrown);
    }
  };
}

interface SmtpError extends Error {
  code?: string;
  command?: string;
  responseCode?: number;
}

/** What is said of it is the kind of it, never what the server wrote, which often repeats the address. */
function asMailFailure(cause: unknown): MailFailure {
  const { code, command, responseCode } = cause instanceof Error ? (cause as SmtpError) : {};
  // At MAIL FROM it is our own address that is not taken.
  const isRefused =
    code === 'EENVELOPE' && command !== 'MAIL FROM' && (responseCode === undefined || responseCode >= 500);
  const answered = responseCode === undefined ? '' : ` (${responseCode})`;
  const message = isRefused
    ? `The mail server takes no mail for this address${answered}`
    : code === 'EAUTH'
      ? `The mail server does not let us in${answered}`
      : responseCode === undefined
        ? 'The mail server cannot be reached'
        : `The mail server did not take the mail${answered}`;
  return new MailFailure(message, { isRefused, cause });
}
