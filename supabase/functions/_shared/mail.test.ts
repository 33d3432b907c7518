import type { SendMailOptions } from 'nodemailer';
import { parseEnvironment } from './env.ts';
import { MailFailure, type SmtpOptions, smtpMail } from './mail.ts';
import { assert } from './testing.ts';

const mail = { to: 'layla@flow.example', subject: 'Hi', text: 'Hi', html: '<p>Hi</p>', id: 'notice-1' };
const sender = { name: 'Flow', email: 'info@flow.example' };

/** A sender, what its transport was made with and given, and how that answers. */
function setUp(settings: Record<string, string> = {}, failure: object | null = null) {
  const made: SmtpOptions[] = [];
  const sent: SendMailOptions[] = [];
  const values: Record<string, string> = {
    SUPABASE_URL: 'http://localhost:1',
    SUPABASE_ANON_KEY: 'a',
    SUPABASE_SERVICE_ROLE_KEY: 's',
    SITE_URL: 'https://flow.example',
    SMTP_HOST: 'smtp.example',
    ...settings,
  };
  const send = smtpMail(
    parseEnvironment((name) => values[name]),
    sender,
    (options) => {
      made.push(options);
      return {
        async sendMail(given) {
          sent.push(given);
          if (failure) throw Object.assign(new Error('550 <layla@flow.example> no'), failure);
        },
      };
    },
  );
  return { send, made, sent };
}

Deno.test('a mail has its sender, where answers go, and an id that stays the same when it is sent again', async () => {
  const { send, sent } = setUp({ SMTP_ADMIN_EMAIL: 'billing@flow.example' });
  await send(mail);
  assert.deepEqual(sent, [
    {
      from: { name: 'Flow', address: 'billing@flow.example' },
      replyTo: { name: 'Flow', address: 'info@flow.example' },
      to: { name: '', address: 'layla@flow.example' },
      subject: 'Hi',
      text: 'Hi',
      html: '<p>Hi</p>',
      messageId: '<notice-1@flow.example>',
      headers: { 'Auto-Submitted': 'auto-generated' },
    },
  ]);
  const own = setUp();
  await own.send(mail);
  assert.deepEqual(own.sent[0]?.from, { name: 'Flow', address: 'info@flow.example' });
});

for (const [settings, port, secure, requireTLS] of [
  [{}, 465, true, false],
  [{ SMTP_PORT: '2465' }, 2465, true, false],
  [{ SMTP_PORT: '2587' }, 2587, false, true],
  [{ SMTP_HOST: '127.0.0.1', SMTP_PORT: '54999' }, 54_999, false, false],
  [{ SMTP_HOST: 'localhost', SMTP_PORT: '54999' }, 54_999, false, false],
] as const) {
  Deno.test(`with ${JSON.stringify(settings)} the connection is encrypted: ${secure || requireTLS}`, () => {
    const { made } = setUp(settings);
    const host = 'SMTP_HOST' in settings ? settings.SMTP_HOST : 'smtp.example';
    assert.deepEqual(made, [{ host, port, secure, requireTLS, name: 'flow.example' }]);
  });
}

Deno.test('a user is let in with the password', () => {
  const { made } = setUp({ SMTP_USER: 'flow', SMTP_PASS: 'secret' });
  assert.deepEqual(made[0]?.auth, { user: 'flow', pass: 'secret' });
});

for (const [failure, isRefused, message] of [
  [{ code: 'EENVELOPE', responseCode: 550 }, true, 'The mail server takes no mail for this address (550)'],
  [{ code: 'EENVELOPE' }, true, 'The mail server takes no mail for this address'],
  [
    { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 553 },
    false,
    'The mail server did not take the mail (553)',
  ],
  [{ code: 'EENVELOPE', responseCode: 451 }, false, 'The mail server did not take the mail (451)'],
  [{ code: 'EMESSAGE', responseCode: 552 }, false, 'The mail server did not take the mail (552)'],
  [{ code: 'EAUTH', responseCode: 535 }, false, 'The mail server does not let us in (535)'],
  [{ code: 'ESOCKET' }, false, 'The mail server cannot be reached'],
  [{ code: 'ETIMEDOUT' }, false, 'The mail server cannot be reached'],
] as const) {
  Deno.test(`${JSON.stringify(failure)} is told as '${message}', refused: ${isRefused}`, async () => {
    const thrown = await setUp({}, failure)
      .send(mail)
      .catch((reason: unknown) => reason);
    assert.ok(thrown instanceof MailFailure);
    // What the server wrote repeats the address.
    assert.deepEqual([thrown.isRefused, thrown.message], [isRefused, message]);
  });
}

Deno.test('without a mail server there is nothing to send with', () => {
  assert.throws(() => setUp({ SMTP_HOST: '' }), /SMTP_HOST is not set/);
});
