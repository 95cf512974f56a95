import { escapeHtml } from '@studio-portal/page-server/html';
import type { StoredMail } from './tables.ts';

/** Renders the mails as HTML, one section for each address. @param mails newest first */
export function renderMails(mails: readonly StoredMail[]): string {
  const addresses = [...new Set(mails.map(({ recipient }) => recipient))];
  const sections = addresses.map((address) => {
    const articles = mails.filter(({ recipient }) => recipient === address).map(renderMail);
    return `<section><h2>${escapeHtml(address)}</h2>${articles.join('')}</section>`;
  });
  return sections.length > 0 ? sections.join('') : '<p>No mail has been sent yet.</p>';
}

/** Shows the text of a mail verbatim, with a clickable link and a code to copy. */
function renderMail({ uuid, subject, text, code, link, calendar, createdAt }: StoredMail): string {
  const time = createdAt.toISOString();
  return [
    `<article><h3>${escapeHtml(subject)}</h3><p class="soft"><time datetime="${time}">${time}</time></p>`,
    code === null ? '' : `<p>Code: <code>${escapeHtml(code)}</code></p>`,
    link === null ? '' : `<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`,
    `<p class="text" dir="auto">${escapeHtml(text)}</p>`,
    `<p><a href="/outbox/${uuid}.html">As a mail program shows it</a></p>`,
    calendar === null
      ? ''
      : `<details><summary>booking.ics</summary><pre>${escapeHtml(calendar)}</pre></details>`,
    '</article>',
  ].join('');
}
