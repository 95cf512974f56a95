/** Layout of all mails: a text part, and HTML in the brand's colours, laid out with tables for old mail programs. */
import type { Schemas } from '../api.ts';
import { escapeHtml } from '@studio-portal/page-server/html';

export type Brand = Pick<Schemas['WhitelabelConfig'], 'name' | 'style'>;

/** Default colours (spec 1.9). */
const defaultColours = {
  highlight: '#1A3294',
  onHighlight: '#FFFFFF',
  page: '#FFFFFF',
  around: '#F3F5F7',
  ink: '#14181F',
};

/** Sender without a brand. */
export const productName = 'Studio Portal';

export type Parts = {
  /** Absolute address of a decorative picture at the top, twice as wide as high. */
  picture?: string | null;
  hello: string;
  paragraphs: string[];
  /** Facts, one per line; a label includes its colon. */
  details: { label: string; value: string }[];
  code: { label: string; code: string } | null;
  link: { label: string; link: string } | null;
  note: string | null;
  closing: string;
};

export function renderText({
  hello,
  paragraphs,
  details,
  code,
  link,
  note,
  closing,
}: Parts): string {
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

function renderDetails(details: Parts['details']): string | null {
  if (details.length === 0) return null;
  const lines = details.map(
    ({ label, value }) => `${escapeHtml(label)} <strong>${escapeHtml(value)}</strong>`,
  );
  return `<p>${lines.join('<br>')}</p>`;
}

export function renderHtml(locale: string, brand: Brand | null, parts: Parts): string {
  const { picture = null, hello, paragraphs, details, code, link, note, closing } = parts;
  const page = brand?.style.backgroundColor ?? defaultColours.page;
  const around = brand?.style.backgroundColor2 ?? defaultColours.around;
  const ink = brand?.style.textColor ?? defaultColours.ink;
  const highlight = brand?.style.highlightColor ?? defaultColours.highlight;
  const onHighlight = brand?.style.highlightTextColor ?? defaultColours.onHighlight;
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>`,
    `<body style="margin:0;background:${around}"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;border-top:4px solid ${highlight};background:${page};color:${ink};font:16px/1.5 sans-serif;text-align:left">`,
    `<tr><td style="padding:20px 24px;font-size:18px;font-weight:bold">${escapeHtml(brand?.name ?? productName)}</td></tr>`,
    picture &&
      `<tr><td><img src="${escapeHtml(picture)}" width="600" alt="" style="display:block;width:100%;height:auto"></td></tr>`,
    '<tr><td style="padding:8px 24px 16px">',
    paragraph(hello),
    ...paragraphs.map(paragraph),
    renderDetails(details),
    code &&
      `<p>${escapeHtml(code.label)} <strong style="font:20px monospace;letter-spacing:2px">${escapeHtml(code.code)}</strong></p>`,
    link &&
      `<p><a href="${escapeHtml(link.link)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:${highlight};color:${onHighlight};text-decoration:none">${escapeHtml(link.label)}</a></p>`,
    note && paragraph(note),
    paragraph(closing),
    '</td></tr></table></td></tr></table></body></html>',
  ]
    .filter((part) => part !== null)
    .join('');
}
