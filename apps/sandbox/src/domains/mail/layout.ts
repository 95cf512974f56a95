/** What every mail looks like: a text part, and the same as plain HTML in the brand's colours. */
import type { Schemas } from '../../server/api.ts';
import { escapeHtml } from '@studio-portal/shell/html';

export type Brand = Pick<Schemas['WhitelabelConfig'], 'name' | 'style'>;

/** What a mail looks like when a brand leaves a colour open (specification 1, section 9). */
const plain = { highlight: '#1A3294', onHighlight: '#FFFFFF', page: '#FFFFFF', ink: '#14181F' };

/** Who writes when there is no brand. */
export const productName = 'Studio Portal';

export type Parts = {
  hello: string;
  paragraphs: string[];
  /** Facts, one in a line; a label has its colon. */
  details: { label: string; value: string }[];
  code: { label: string; code: string } | null;
  link: { label: string; link: string } | null;
  note: string | null;
  closing: string;
};

export function textOf({ hello, paragraphs, details, code, link, note, closing }: Parts): string {
  return [
    hello,
    ...paragraphs,
    details.length === 0 ? null : details.map(({ label, value }) => `${label} ${value}`).join('\n'),
    code && `${code.label} ${code.code}`,
    link && `${link.label}: ${link.link}`,
    note,
    closing,
  ]
    .filter((part) => part !== null)
    .join('\n\n');
}

const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;

function detailsOf(details: Parts['details']): string | null {
  if (details.length === 0) return null;
  const lines = details.map(
    ({ label, value }) => `${escapeHtml(label)} <strong>${escapeHtml(value)}</strong>`,
  );
  return `<p>${lines.join('<br>')}</p>`;
}

export function htmlOf(locale: string, brand: Brand | null, parts: Parts): string {
  const { hello, paragraphs, details, code, link, note, closing } = parts;
  const page = brand?.style.backgroundColor ?? plain.page;
  const ink = brand?.style.textColor ?? plain.ink;
  const highlight = brand?.style.highlightColor ?? plain.highlight;
  const onHighlight = brand?.style.highlightTextColor ?? plain.onHighlight;
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"></head>`,
    `<body style="margin:0;padding:24px;background:${page};color:${ink};font:16px/1.5 sans-serif">`,
    paragraph(hello),
    ...paragraphs.map(paragraph),
    detailsOf(details),
    code &&
      `<p>${escapeHtml(code.label)} <strong style="font:20px monospace;letter-spacing:2px">${escapeHtml(code.code)}</strong></p>`,
    link &&
      `<p><a href="${escapeHtml(link.link)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:${highlight};color:${onHighlight}">${escapeHtml(link.label)}</a></p>`,
    note && paragraph(note),
    paragraph(closing),
    '</body></html>',
  ]
    .filter((part) => part !== null)
    .join('');
}
