/** Renders the outbox as HTML that works without scripts, by keyboard and at 320 px. */
import { escapeHtml } from '@studio-portal/page-server/html';
import type { StoredMail } from './tables.ts';

const style = `
:root{color-scheme:light dark;--ink:#1d2530;--soft:#51606f;--page:#f3f5f7;--card:#fff;--act:#0b5c4b}
@media (prefers-color-scheme:dark){:root{--ink:#eef2f5;--soft:#b4c0cb;--page:#12181e;--card:#1b232b;--act:#7fe0c8}}
*{box-sizing:border-box}body{margin:0;background:var(--page);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
main{max-width:44rem;margin:0 auto;padding:2rem 1rem}article{background:var(--card);border-radius:1rem;padding:1.5rem;margin:0 0 1rem}
h1{font-size:1.5rem}h2{font-size:1.25rem;margin:2rem 0 .5rem;overflow-wrap:anywhere}h3{font-size:1rem;margin:0 0 .5rem}
p{margin:0 0 1rem;overflow-wrap:anywhere}.text{white-space:pre-line}.soft{color:var(--soft);font-size:.875rem}
pre{overflow-x:auto;font:.875rem ui-monospace,monospace}code{font:1.25rem ui-monospace,monospace;letter-spacing:.1em}a{color:var(--act)}:focus-visible{outline:3px solid var(--act);outline-offset:2px}`;

/** @param mails newest first */
export function outboxPage(nonce: string, mails: readonly StoredMail[]): string {
  const addresses = [...new Set(mails.map(({ recipient }) => recipient))];
  const sections = addresses.map((address) => {
    const articles = mails.filter(({ recipient }) => recipient === address).map(renderMail);
    return `<section><h2>${escapeHtml(address)}</h2>${articles.join('')}</section>`;
  });
  const body = sections.length > 0 ? sections.join('') : '<p>No mail has been sent yet.</p>';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Outbox</title><style nonce="${nonce}">${style}</style></head><body><main><h1>Outbox</h1><p class="soft">The sandbox sends no mail. What it would have sent stands here, the newest first.</p>${body}</main></body></html>`;
}

/** Shows the text of a mail verbatim, with a clickable link and a code to copy. */
function renderMail({ subject, text, code, link, calendar, createdAt }: StoredMail): string {
  const time = createdAt.toISOString();
  return [
    `<article><h3>${escapeHtml(subject)}</h3><p class="soft"><time datetime="${time}">${time}</time></p>`,
    code === null ? '' : `<p>Code: <code>${escapeHtml(code)}</code></p>`,
    link === null ? '' : `<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`,
    `<p class="text" dir="auto">${escapeHtml(text)}</p>`,
    calendar === null
      ? ''
      : `<details><summary>booking.ics</summary><pre>${escapeHtml(calendar)}</pre></details>`,
    '</article>',
  ].join('');
}
