import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../database/config.ts';
import { repositoryRoot } from '../repository-root.ts';
import { LocalSetupError } from '../setup-error.ts';
import { apiUrl, authKeys, siteUrl } from '../testing/auth-fixture.ts';
import { temporaryDirectory } from '../testing/temporary-directory.ts';
import { createMailer, type Mail } from './mailer.ts';

const { email: settings } = (await readConfig(authKeys)).auth ?? {};
const templates = settings?.template ?? {};

type Recovery = { subject?: string; content_path?: string };

function mailerWith(recovery: Recovery, mails: Mail[] = []) {
  const config = { auth: { email: { template: { ...templates, recovery } } } };
  const onMail = (mail: Mail) => mails.push(mail);
  return createMailer({ config: config as never, siteUrl, apiUrl, onMail });
}

/** The mail of a password reset from this template. */
async function resetMail(
  template: string,
  to = 'zoe@example.com',
  redirectTo: string | null = null,
): Promise<Mail> {
  const content_path = path.join(await temporaryDirectory(), 'recovery.html');
  await writeFile(content_path, template);
  const mails: Mail[] = [];
  const mailer = mailerWith({ subject: 'Reset', content_path }, mails);
  await mailer.during({ redirectTo }, () => mailer.library.sendRecovery(to, 'the-token', '123456'));
  return mails[0] as Mail;
}

test('a template’s variables have the names and values that hosted Supabase gives them', async () => {
  const names = ['ConfirmationURL', 'Token', 'TokenHash', 'SiteURL', 'RedirectTo', 'Email'];
  const template = names.map((name) => `<p>{{ .${name} }}</p>`).join('');
  const redirect = `${siteUrl}/auth?type=recovery`;
  const { text } = await resetMail(template, undefined, redirect);
  const link = `${apiUrl}/auth/v1/verify?token=the-token&type=recovery&redirect_to=${encodeURIComponent(redirect)}`;
  expect(text.split('\n\n')).toEqual([link, '123456', 'the-token', siteUrl, redirect, 'zoe@example.com']);
});

test('a link leads to the site where nothing else was asked for', async () => {
  const { text } = await resetMail('<p>{{ .ConfirmationURL }}</p>');
  expect(new URL(text).searchParams.get('redirect_to')).toBe(siteUrl);
});

test('a value is text in the HTML, never markup', async () => {
  const { html, text } = await resetMail('<p title="{{ .Email }}">{{.Email}}</p>', `"<b>&'@example.com`);
  expect(html).toBe(
    '<p title="&#34;&lt;b&gt;&amp;&#39;@example.com">&#34;&lt;b&gt;&amp;&#39;@example.com</p>',
  );
  expect(text).toBe(`"<b>&'@example.com`);
});

test('the same mail is there without HTML', async () => {
  const { text } = await resetMail(`<html><head><title>Away</title></head><body style="margin: 0">
    <h1>A new
      password</h1>
    <p>Ask   <b>again</b>.</p><p><a
      href="{{ .SiteURL }}/auth?a=1&amp;b=2"
      >Here</a
    ></p></body></html>`);
  expect(text).toBe(`A new password\n\nAsk again.\n\nHere: ${siteUrl}/auth?a=1&b=2`);
});

test('a kind of mail without its template stops the start', () => {
  for (const recovery of [{}, { subject: 'Reset' }, { content_path: 'x.html' }]) {
    expect(() => mailerWith(recovery)).toThrow(
      new LocalSetupError('config.toml: [auth.email.template.recovery] needs a subject and a content_path'),
    );
  }
});

test('every template is in use, has a link, says how long that works, and looks like the others', async () => {
  const directory = path.join(repositoryRoot, 'supabase/templates');
  const files = (await readdir(directory)).sort();
  expect(Object.keys(templates).sort()).toEqual(files.map((file) => path.basename(file, '.html')));

  const frames = new Set<string>();
  for (const file of files) {
    const html = await readFile(path.join(directory, file), 'utf8');
    expect(html, file).toContain('href="{{ .ConfirmationURL }}"');
    expect(html.replaceAll(/\s+/g, ' '), file).toContain('The link works once and for one hour');
    const sameInAll = html.replaceAll(/(<(title|h1|p)\b[^>]*>).*?<\/\2>/gs, '$1');
    const button = /<a\s+href="\{\{ \.ConfirmationURL \}\}"[^>]*>/.exec(html)?.[0];
    frames.add(`${sameInAll}\n${button}`);
  }
  expect([...frames]).toHaveLength(1);
  expect(settings?.otp_expiry).toBe(3600);
});

test('the mail of a change of address, which only hosted sends, names both', async () => {
  const mails: Mail[] = [];
  const { library } = mailerWith(templates.recovery as Recovery, mails);
  const meta = { currentEmail: 'old@example.com', newEmail: 'new@example.com' };
  await library.sendEmailChange('old@example.com', 'the-token', '123456', meta);
  expect(mails[0]).toMatchObject({ to: 'old@example.com', text: expect.stringContaining('new@example.com') });
});
