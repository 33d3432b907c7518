import { createTransport, type SendMailOptions } from 'nodemailer';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePorts } from '../ports.ts';
import { startMailbox } from './mailbox.ts';

const reset = {
  to: 'client@flow.example',
  subject: 'Reset your password',
  text: 'Open http://localhost:54321/auth/v1/verify?token=1',
  html: '<p>Open <a href="http://localhost:54321/auth/v1/verify?token=1">this link</a></p>',
};

async function mailbox(options: { capacity?: number } = {}) {
  const box = await startMailbox({
    port: (await freePorts()).mail,
    now: () => new Date('2026-11-21T10:05:00Z'),
    ...options,
  });
  onTestFinished(() => box.close());
  return box;
}

const json = async (url: string) => (await fetch(url)).json();
const page = async (url: string) => (await fetch(url)).text();

describe('the mailbox over SMTP', () => {
  const send = (port: number, mail: SendMailOptions) =>
    createTransport({ host: '127.0.0.1', port, secure: false }).sendMail({
      from: 'info@flow.example',
      text: 'Grüße, سلام',
      html: '<p>Grüße, سلام</p>',
      ...mail,
    });

  it('takes a mail for each of its receivers, whatever it is written in', async () => {
    const box = await mailbox();
    await send(box.smtpPort, { to: ['one@flow.example', 'two@flow.example'], subject: 'سلام ü' });
    expect(box.messages().map(({ to }) => to)).toEqual(['two@flow.example', 'one@flow.example']);
    expect(box.messages()[0]).toMatchObject({ subject: 'سلام ü', html: '<p>Grüße, سلام</p>' });
    expect(box.messages()[0]?.text.trim()).toBe('Grüße, سلام');
  });

  it('keeps a mail that is sent again under its id once, and another one of the same words twice', async () => {
    const box = await mailbox();
    const mail = { to: 'one@flow.example', subject: 'Reminder' };
    for (const messageId of ['<a@flow.example>', '<a@flow.example>', '<b@flow.example>']) {
      await send(box.smtpPort, { ...mail, messageId });
    }
    expect(box.messages().map(({ message_id }) => message_id)).toEqual([
      '<b@flow.example>',
      '<a@flow.example>',
    ]);
  });

  it('takes no more once it is closed', async () => {
    const box = await startMailbox({ port: (await freePorts()).mail });
    await box.close();
    await expect(send(box.smtpPort, { to: 'one@flow.example' })).rejects.toMatchObject({ code: 'ESOCKET' });
  });
});

describe('the mailbox for programs', () => {
  it('lists caught mail, newest first', async () => {
    const box = await mailbox();
    expect(await json(`${box.url}/api/messages`)).toEqual({ messages: [] });
    const first = box.receive(reset);
    const second = box.receive({ ...reset, subject: 'Another' });
    expect(await json(`${box.url}/api/messages`)).toEqual({
      messages: [
        { ...reset, subject: 'Another', id: second.id, received_at: '2026-11-21T10:05:00.000Z' },
        { ...reset, id: first.id, received_at: '2026-11-21T10:05:00.000Z' },
      ],
    });
    expect(box.messages().map((message) => message.id)).toEqual([second.id, first.id]);
  });

  it('shows one message by its id, and answers 404 for another', async () => {
    const box = await mailbox();
    const { id } = box.receive(reset);
    expect(await json(`${box.url}/api/messages/${id}`)).toMatchObject({ id, ...reset });
    const missing = await fetch(`${box.url}/api/messages/nothing`);
    expect(missing.status).toBe(404);
    expect(await missing.json()).toEqual({ error: { code: 'not_found', message: 'No such message.' } });
    expect((await fetch(`${box.url}/api/other`)).headers.get('content-type')).toContain('application/json');
  });

  it('forgets everything on DELETE', async () => {
    const box = await mailbox();
    box.receive(reset);
    expect((await fetch(`${box.url}/api/messages`, { method: 'DELETE' })).status).toBe(204);
    expect(box.messages()).toEqual([]);
  });

  it('keeps as many messages as it may, the newest', async () => {
    const box = await mailbox({ capacity: 2 });
    for (const subject of ['1', '2', '3']) box.receive({ ...reset, subject });
    expect(box.messages().map((message) => message.subject)).toEqual(['3', '2']);
  });

  it('lets no other site read the mail', async () => {
    const box = await mailbox();
    const { headers } = await fetch(`${box.url}/api/messages`, {
      headers: { Origin: 'https://other.example' },
    });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('the mailbox for people', () => {
  it('lists the messages with links to them', async () => {
    const box = await mailbox();
    expect(await page(box.url)).toContain('No mail yet.');
    const { id } = box.receive(reset);
    const list = await page(box.url);
    expect(list).toContain(`<a href="/messages/${id}">`);
    expect(list).toContain('Reset your password');
    expect(list).toContain('1 message caught');
    expect(list).toContain('2026-11-21 10:05 UTC');
  });

  it('shows a message in a frame that may run nothing', async () => {
    const box = await mailbox();
    const { id } = box.receive(reset);
    const shown = await page(`${box.url}/messages/${id}`);
    expect(shown).toContain('To client@flow.example');
    expect(shown).toMatch(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/);
    expect(shown).not.toContain('this link');
    const document = await fetch(`${box.url}/messages/${id}/document`);
    expect(document.headers.get('content-security-policy')).toMatch(
      /^sandbox allow-popups.*default-src 'none'/,
    );
    const body = await document.text();
    expect(body).toContain('<base target="_blank">');
    expect(body).toContain(reset.html);
  });

  it('writes what strangers sent as text, never as markup', async () => {
    const box = await mailbox();
    const evil = '<script>alert(1)</script>';
    const { id } = box.receive({ to: evil, subject: evil, text: evil, html: '' });
    for (const path of ['/', `/messages/${id}`, `/messages/${id}/document`]) {
      const shown = await page(box.url + path);
      expect(shown).not.toContain(evil);
      expect(shown).toContain('&lt;script&gt;');
    }
  });

  it('allows its pages their own script and nothing inline or foreign', async () => {
    const box = await mailbox();
    const { headers } = await fetch(box.url);
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
    for (const file of ['/mailbox.js', '/mailbox.css'])
      expect((await fetch(box.url + file)).status).toBe(200);
  });

  it('answers 404 with a page for a message that is gone', async () => {
    const box = await mailbox();
    for (const path of ['/messages/gone', '/messages/gone/document', '/elsewhere']) {
      const response = await fetch(box.url + path);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('Not found');
    }
  });
});
