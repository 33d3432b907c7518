import { createTransport } from 'nodemailer';
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
/** Milliseconds: all of it ends well within the time for which a notice is held. */
const timeouts = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 15_000,
};

/** Mail over SMTP, to the server that the settings name: the same one that the project's accounts have. */
export function smtpMail(
  settings: Environment,
  sender: { name: string; email: string } = mails.sender,
): SendMail {
  const host = requireSetting(settings, 'SMTP_HOST');
  const { SMTP_PORT, SMTP_USER, SMTP_PASS, SMTP_ADMIN_EMAIL } = settings;
  const port = SMTP_PORT === undefined ? defaultPort : Number(SMTP_PORT);
  const secure = encryptedPorts.includes(port);
  const site = new URL(settings.SITE_URL).hostname;
  const from = { name: sender.name, address: SMTP_ADMIN_EMAIL ?? sender.email };
  const transport = createTransport({
    ...timeouts,
    host,
    port,
    secure,
    requireTLS: !secure && !loopback.test(host),
    name: site,
    // What a mail is made of are texts alone.
    disableFileAccess: true,
    disableUrlAccess: true,
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
  responseCode?: number;
}

/** What is said of it is the kind of it, never what the server wrote, which often repeats the address. */
function asMailFailure(cause: unknown): MailFailure {
  const { code, responseCode } = cause instanceof Error ? (cause as SmtpError) : {};
  const isRefused = code === 'EENVELOPE' && (responseCode === undefined || responseCode >= 500);
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
