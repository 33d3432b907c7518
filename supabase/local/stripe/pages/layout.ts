import { html } from 'hono/html';
import { basePageStyle, type Html, standInPage } from '../../stand-in-page.ts';

export const stylePath = '/stand-in.css';

const head = html`<meta name="referrer" content="same-origin">
<link rel="stylesheet" href="${stylePath}">`;

/** Plain HTML and forms, without a script. */
export const page = (title: string, body: Html): Html => standInPage(title, { head, body });

/** What every page says first. */
export function notice(): Html {
  return html`<p class="notice">This is a stand-in for Stripe on your own machine. No card is charged, and no money moves.</p>`;
}

export function alert(message: string | null): Html | string {
  return message === null ? '' : html`<p role="alert" class="alert">${message}</p>`;
}

export function message(title: string, text: string, link: { href: string; label: string } | null): Html {
  return page(
    title,
    html`${notice()}
<h1>${title}</h1>
<p>${text}</p>
${link === null ? '' : html`<p><a class="button" href="${link.href}">${link.label}</a></p>`}`,
  );
}

/** Facts under their names. */
export function facts(rows: readonly (readonly [name: string, value: string | Html])[]): Html {
  return html`<dl>${rows.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}

export interface Choice {
  value: string;
  label: string;
  hint?: string;
}

/** One of several; the first is chosen. */
export function choices(name: string, legend: string, options: readonly Choice[]): Html {
  return html`<fieldset><legend>${legend}</legend>${options.map(
    ({ value, label, hint }, index) =>
      html`<label class="choice"><input type="radio" name="${name}" value="${value}"${index === 0 ? ' checked' : ''} required> <span>${label}${hint === undefined ? '' : html` <small>${hint}</small>`}</span></label>`,
  )}</fieldset>`;
}

export const pageStyle = `${basePageStyle}
.notice { margin: 0 0 24px; padding: 12px 16px; border: 1px solid var(--line); border-inline-start: 4px solid var(--accent); border-radius: 8px; background: var(--raised); }
.alert { padding: 12px 16px; border: 2px solid currentcolor; border-radius: 8px; font-weight: 600; color: var(--alert); }
[role='status'] { padding: 12px 16px; border: 1px solid var(--accent); border-radius: 8px; }
h2 { font-size: 1.25rem; line-height: 1.25; margin: 40px 0 12px; }
dl { margin: 16px 0; border: 1px solid var(--line); border-radius: 8px; background: var(--raised); }
dl div { display: grid; grid-template-columns: minmax(8rem, 1fr) 2fr; gap: 4px 16px; padding: 10px 16px; }
dl div + div { border-block-start: 1px solid var(--line); }
dt { color: var(--quiet); }
dd { margin: 0; overflow-wrap: anywhere; }
form { display: grid; gap: 16px; justify-items: start; margin-block: 16px; }
form.inline { display: inline-flex; flex-wrap: wrap; gap: 8px; margin: 0; align-items: end; }
fieldset { inline-size: 100%; margin: 0; padding: 8px 16px; border: 1px solid var(--line); border-radius: 8px; background: var(--raised); }
legend { padding-inline: 4px; font-weight: 600; }
.choice { display: grid; grid-template-columns: auto 1fr; gap: 12px; align-items: center; min-block-size: 44px; }
.choice input { inline-size: 20px; block-size: 20px; margin: 0; accent-color: var(--accent); }
small { display: block; color: var(--quiet); font-size: 0.875rem; }
.field { display: grid; gap: 4px; inline-size: 100%; }
.field input, select { font: inherit; min-block-size: 44px; padding: 8px 12px; color: inherit; background: var(--raised); border: 1px solid var(--quiet); border-radius: 8px; }
.actions { display: flex; flex-wrap: wrap; gap: 12px; align-items: center; }
.primary { color: var(--paper); background: var(--accent); border-color: var(--accent); font-weight: 600; }
a.button { display: inline-grid; align-items: center; min-block-size: 44px; padding-inline: 16px; border: 1px solid var(--line); border-radius: 8px; text-decoration: none; }
.table { overflow-x: auto; border: 1px solid var(--line); border-radius: 8px; background: var(--raised); }
table { inline-size: 100%; border-collapse: collapse; }
td:nth-child(3) small { white-space: nowrap; }
th, td { padding: 10px 12px; text-align: start; vertical-align: top; border-block-start: 1px solid var(--line); }
thead th { border: 0; color: var(--quiet); font-weight: 600; }
ul, .events { margin: 16px 0; padding: 0; list-style: none; }
li { display: flex; flex-wrap: wrap; gap: 8px 16px; justify-content: space-between; align-items: center; padding-block: 8px; border-block-start: 1px solid var(--line); overflow-wrap: anywhere; }
form.inline .field { inline-size: auto; }
form.inline .field input[type='number'] { inline-size: 6rem; }
form.inline + form.inline { margin-block-start: 12px; }
@media (max-width: 480px) { dl div { grid-template-columns: 1fr; } }
`;
