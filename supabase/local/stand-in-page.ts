import { html } from 'hono/html';

export type Html = ReturnType<typeof html>;

/** A page of a local stand-in; `head` is what it loads. */
export function standInPage(title: string, { head, body }: { head: Html; body: Html }): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
${head}
</head>
<body>
<main>${body}</main>
</body>
</html>`;
}

/** What the styles of these pages have in common. */
export const basePageStyle = `:root {
  color-scheme: light dark;
  --ink: #0c0f12; --paper: #fbf8f3; --line: #d9d2c5; --quiet: #5a544a; --accent: #92400e; --raised: #fff; --alert: #b91c1c;
  font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
}
@media (prefers-color-scheme: dark) {
  :root { --ink: #f1eada; --paper: #0c0f12; --line: #2b333b; --quiet: #a8b0b8; --accent: #f59e0b; --raised: #161b20; --alert: #fca5a5; }
}
* { box-sizing: border-box; }
body { margin: 0; }
main { max-inline-size: 56rem; margin-inline: auto; padding: clamp(24px, 6vh, 64px) 16px 48px; }
h1 { font-size: clamp(1.5rem, 1.2rem + 1.5vw, 2rem); line-height: 1.15; letter-spacing: -0.02em; margin: 0; overflow-wrap: anywhere; }
a { color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
button { font: inherit; min-block-size: 44px; padding: 8px 16px; color: inherit; background: none; border: 1px solid var(--line); border-radius: 8px; cursor: pointer; }
`;
