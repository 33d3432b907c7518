const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&#34;',
  "'": '&#39;',
};

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** What a mail says, as plain texts. */
export interface MailContent {
  sender: string;
  title: string;
  /** Above the button. */
  paragraphs: readonly string[];
  button?: { label: string; url: string };
  closing: string;
}

/** The document of a mail, which looks like those of supabase/templates. Every text is escaped. */
export function mailHtml({ sender, title, paragraphs, button, closing }: MailContent): string {
  const body = paragraphs.map((text) => `<p style="margin: 0 0 24px">${escapeHtml(text)}</p>`);
  if (button !== undefined) {
    body.push(
      `<p style="margin: 0 0 24px"><a href="${escapeHtml(button.url)}" style="display: inline-block; padding: 14px 28px; border-radius: 28px; background-color: #f59e0b; color: #0c0f12; font-weight: 600; text-decoration: none">${escapeHtml(button.label)}</a></p>`,
    );
  }
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="light" />
<title>${escapeHtml(title)}</title>
</head>
<body style="margin: 0; background-color: #fbf8f3; color: #0c0f12; font-family: Figtree, 'Segoe UI', Helvetica, Arial, sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding: 48px 24px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width: 480px; text-align: start">
<tr><td style="padding-bottom: 32px; border-bottom: 3px solid #f59e0b; font-size: 24px; font-weight: 800; letter-spacing: -0.03em">${escapeHtml(sender)}</td></tr>
<tr><td style="padding-top: 32px; font-size: 17px; line-height: 1.6">
<h1 style="margin: 0 0 16px; font-size: 28px; line-height: 1.1; letter-spacing: -0.03em">${escapeHtml(title)}</h1>
${body.join('\n')}
<p style="margin: 0; color: #2b333b; font-size: 15px">${escapeHtml(closing)}</p>
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

/** The same for a reader without HTML: each paragraph by itself, and the button's address beside its words. */
export function mailText({ title, paragraphs, button, closing }: MailContent): string {
  const link = button === undefined ? [] : [`${button.label}: ${button.url}`];
  return [title, ...paragraphs, ...link, closing].join('\n\n');
}
