import { randomUUID } from 'node:crypto';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from '../body-limit.ts';
import { listenerOptions, serveLoopback } from '../loopback-server.ts';
import {
  type CaughtMail,
  listPage,
  mailboxScript,
  mailboxStyle,
  messageDocument,
  messagePage,
  missingPage,
} from './page.ts';
import { startSmtp } from './smtp.ts';

export interface Mailbox {
  url: string;
  /** Where mail is taken over SMTP. */
  smtpPort: number;
  /** Newest first. */
  messages(): readonly CaughtMail[];
  receive(mail: Omit<CaughtMail, 'id' | 'received_at'>): CaughtMail;
  clear(): void;
  close(): Promise<void>;
}

export interface MailboxOptions {
  port: number;
  /** How many mails are kept; the oldest go first. */
  capacity?: number;
  now?: () => Date;
}

/** Catches the mail that a hosted project would send: a page for people and /api/messages for programs. */
export async function startMailbox({
  port,
  capacity = 200,
  now = () => new Date(),
}: MailboxOptions): Promise<Mailbox> {
  let caught: CaughtMail[] = [];
  const store = {
    messages: () => caught,
    receive({ to, subject, text, html, message_id }: Parameters<Mailbox['receive']>[0]) {
      // As mailboxes do: a sender that did not hear that its mail was taken sends it again under the same id.
      const known = caught.find(
        (one) => message_id !== undefined && one.message_id === message_id && one.to === to,
      );
      if (known) return known;
      const received_at = now().toISOString();
      const about = { to, subject, text, html, ...(message_id === undefined ? {} : { message_id }) };
      const message = { id: randomUUID(), received_at, ...about };
      caught = [message, ...caught].slice(0, capacity);
      return message;
    },
    clear() {
      caught = [];
    },
  };
  const app = mailboxApp(store);
  const server = await serveLoopback({
    port,
    setting: 'MAIL_PORT',
    listener: getRequestListener(app.fetch, listenerOptions),
  });
  const smtp = await startSmtp({ receive: store.receive });
  return {
    ...store,
    url: server.url,
    smtpPort: smtp.port,
    async close() {
      await Promise.all([server.close(), smtp.close()]);
    },
  };
}

// Mail is a stranger's HTML: it is shown in a frame of its own that may run nothing and load nothing.
const pagePolicy =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src data:; connect-src 'self'; frame-src 'self'; form-action 'none'; base-uri 'none'";
const messagePolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'";

function mailboxApp(store: Pick<Mailbox, 'messages' | 'clear'>): Hono {
  const app = new Hono();
  const find = (id: string) => store.messages().find((message) => message.id === id);

  app.use(bodyLimit(1024), async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
    if (!c.res.headers.has('Content-Security-Policy')) c.header('Content-Security-Policy', pagePolicy);
  });

  app.get('/api/messages', (c) => c.json({ messages: store.messages() }));
  app.delete('/api/messages', (c) => {
    store.clear();
    return c.body(null, 204);
  });
  app.get('/api/messages/:id', (c) => {
    const message = find(c.req.param('id'));
    return message
      ? c.json(message)
      : c.json({ error: { code: 'not_found', message: 'No such message.' } }, 404);
  });

  app.get('/', (c) => c.html(listPage(store.messages())));
  app.get('/messages/:id', (c) => {
    const message = find(c.req.param('id'));
    return message ? c.html(messagePage(message)) : c.html(missingPage(), 404);
  });
  app.get('/messages/:id/document', (c) => {
    const message = find(c.req.param('id'));
    if (!message) return c.html(missingPage(), 404);
    c.header('Content-Security-Policy', messagePolicy);
    return c.html(messageDocument(message));
  });
  app.get('/mailbox.css', (c) => c.body(mailboxStyle, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
  app.get('/mailbox.js', (c) =>
    c.body(mailboxScript, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  );
  app.notFound((c) =>
    c.req.path.startsWith('/api/')
      ? c.json({ error: { code: 'not_found', message: 'No such address.' } }, 404)
      : c.html(missingPage(), 404),
  );
  return app;
}
