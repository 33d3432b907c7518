import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Mail } from '../auth/mailer.ts';

export interface SmtpServer {
  port: number;
  close(): Promise<void>;
}

export interface SmtpOptions {
  /** A mail for each of its receivers. A server answers once it has returned. */
  receive: (mail: Mail & { message_id?: string }) => unknown;
  /** Any free one unless it is given. */
  port?: number;
}

const largestMail = 1024 * 1024;

/** A mail server that takes everything, from this machine alone. */
export async function startSmtp({ receive, port = 0 }: SmtpOptions): Promise<SmtpServer> {
  const server = new SMTPServer({
    // Loopback is neither encrypted nor asked for a password.
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: largestMail,
    onData(stream, session, done) {
      const receivers = session.envelope.rcptTo.map(({ address }) => address);
      Array.fromAsync(stream)
        .then((pieces) => PostalMime.parse(Buffer.concat(pieces as Buffer[])))
        .then(({ subject = '', text = '', html = '', messageId }) => {
          for (const to of receivers)
            receive({ to, subject, text, html, ...(messageId && { message_id: messageId }) });
          done();
        })
        .catch(done);
    },
  });
  // A connection that breaks off is its client's to report.
  server.on('error', () => {});
  const listener = server.listen(port, '127.0.0.1');
  await once(listener, 'listening');
  return {
    port: (listener.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
