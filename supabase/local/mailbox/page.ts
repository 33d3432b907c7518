import { html, raw } from 'hono/html';
import type { Mail } from '../auth/mailer.ts';
import { basePageStyle, type Html, standInPage } from '../stand-in-page.ts';

export interface CaughtMail extends Mail {
  id: string;
  /** ISO 8601, UTC. */
  received_at: string;
  /** Of a mail that came over SMTP. */
  message_id?: string;
}

const head = html`<link rel="stylesheet" href="/mailbox.css">
<script src="/mailbox.js" defer></script>`;
const page = (title: string, body: Html) => standInPage(title, { head, body });

export function listPage(messages: readonly CaughtMail[]): Html {
  const count = messages.length === 1 ? '1 message' : `${messages.length} messages`;
  const rows = messages.map(
    (message) => html`<li><a href="/messages/${message.id}">
<span class="subject">${message.subject || '(no subject)'}</span>
<span class="to">${message.to}</span>
${time(message)}
</a></li>`,
  );
  return page(
    `Mailbox (${messages.length})`,
    html`<header>
<h1>Mailbox</h1>
<p data-count="${messages.length}">${count} caught. Nothing here left this machine.</p>
${messages.length > 0 ? html`<button type="button" data-clear>Delete all</button>` : ''}
</header>
${
  messages.length > 0
    ? html`<ul>${rows}</ul>`
    : html`<p class="empty">No mail yet. Ask for a password reset on the site, and the mail appears here.</p>`
}`,
  );
}

export function messagePage(message: CaughtMail): Html {
  return page(
    message.subject || '(no subject)',
    html`<nav><a href="/">All messages</a></nav>
<header>
<h1>${message.subject || '(no subject)'}</h1>
<p>To ${message.to}, ${time(message)}</p>
</header>
<iframe title="The message" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/messages/${message.id}/document"></iframe>
<details><summary>Plain text</summary><pre>${message.text}</pre></details>`,
  );
}

/** The mail as it was written. Its links open in a new tab: the frame it is shown in leads nowhere. */
export function messageDocument(message: CaughtMail): Html {
  const body = message.html
    ? raw(message.html)
    : html`<pre style="white-space:pre-wrap">${message.text}</pre>`;
  return html`<!doctype html><meta charset="utf-8"><base target="_blank"><meta name="referrer" content="no-referrer">${body}`;
}

export function missingPage(): Html {
  return page(
    'Not found',
    html`<nav><a href="/">All messages</a></nav><header><h1>Not found</h1>
<p>No such message. The mailbox forgets its mail when the stack stops.</p></header>`,
  );
}

function time(message: CaughtMail): Html {
  return html`<time datetime="${message.received_at}">${message.received_at.slice(0, 16).replace('T', ' ')} UTC</time>`;
}

export const mailboxStyle = `${basePageStyle}header { display: grid; gap: 8px 24px; margin-block-end: 24px; justify-items: start; align-items: center; }
header p { margin: 0; color: var(--quiet); overflow-wrap: anywhere; }
nav { margin-block-end: 16px; }
nav a { display: inline-block; padding-block: 10px; }
ul { list-style: none; margin: 0; padding: 0; border: 1px solid var(--line); border-radius: 8px; background: var(--raised); overflow: hidden; }
li + li { border-block-start: 1px solid var(--line); }
li a { display: grid; grid-template-columns: 1fr auto; gap: 4px 16px; padding: 12px 16px; color: inherit; text-decoration: none; }
@media (hover: hover) { li a:hover .subject { text-decoration: underline; } button:hover { border-color: var(--ink); } }
li a:focus-visible { outline-offset: -2px; }
.subject { grid-column: 1 / -1; font-weight: 600; overflow-wrap: anywhere; }
.to { overflow-wrap: anywhere; }
.to, time { color: var(--quiet); font-size: 0.875rem; font-variant-numeric: tabular-nums; }
header time { font-size: inherit; }
.empty { padding: 32px 16px; text-align: center; color: var(--quiet); border: 1px dashed var(--line); border-radius: 8px; }
iframe { inline-size: 100%; block-size: 60vh; background: #fff; border: 1px solid var(--line); border-radius: 8px; }
details { margin-block-start: 16px; }
summary { padding-block: 10px; cursor: pointer; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font-size: 0.875rem; }
@media (min-width: 600px) {
  header:has(button) { grid-template-columns: 1fr auto; }
  header button { grid-area: 1 / 2 / 3; }
}
@media (max-width: 480px) { li a { grid-template-columns: 1fr; } }
`;

export const mailboxScript = `const list = document.querySelector('[data-count]');
document.querySelector('[data-clear]')?.addEventListener('click', async () => {
  await fetch('/api/messages', { method: 'DELETE' });
  location.reload();
});
if (list) {
  setInterval(async () => {
    try {
      const { messages } = await (await fetch('/api/messages')).json();
      if (messages.length !== Number(list.dataset.count)) location.reload();
    } catch {
      // The stack has stopped: the page stays as it is.
    }
  }, 3000);
}
`;
