/** Mails as a brand writes them: a text part, and the same as plain HTML in the brand's colours. */
import type { Schemas } from '../../server/api.ts';
import { escapeHtml } from '../../server/html.ts';
import type { Letter } from './mail.ts';
import { type MailKind, mailTextsFor } from './texts.ts';

export type Occasion = {
  kind: MailKind;
  to: string;
  /** How the reader is addressed; empty when that is not known. */
  name: string;
  /** Languages of the reader, the best first. */
  languages: (string | null)[];
  code?: string;
  link?: string;
};

type Brand = Pick<Schemas['WhitelabelConfig'], 'name' | 'style'>;

/** What a mail looks like when a brand leaves a colour open (specification 1, section 9). */
const plain = { highlight: '#1A3294', onHighlight: '#FFFFFF', page: '#FFFFFF', ink: '#14181F' };

/** @param brand who writes; null stands for the product itself */
export function compose(
  brand: Brand | null,
  { kind, to, name, languages, code, link }: Occasion,
): Letter {
  const { locale, texts } = mailTextsFor(...languages);
  const sender = brand?.name ?? 'Studio Portal';
  const fill = (text: string) => text.replaceAll('{brand}', sender).replaceAll('{name}', name);
  const { subject, body, button } = texts.mails[kind];
  const parts = {
    hello: fill(name === '' ? texts.helloNobody : texts.hello),
    body: fill(body),
    code: code === undefined ? null : { label: texts.code, code },
    link: link === undefined || button === null ? null : { label: button, link },
    note: code === undefined ? noteOf(kind, texts.alarm) : texts.ignore,
    closing: fill(texts.closing),
  };
  return {
    to,
    from: sender,
    subject: `${sender}: ${fill(subject)}`,
    text: textOf(parts),
    html: htmlOf(locale, brand, parts),
    code: code ?? null,
    link: link ?? null,
  };
}

/** Where nothing has happened there is nothing to be alarmed about. */
function noteOf(kind: MailKind, alarm: string): string | null {
  return kind === 'passwordChanged' || kind === 'emailChanged' ? alarm : null;
}

type Parts = {
  hello: string;
  body: string;
  code: { label: string; code: string } | null;
  link: { label: string; link: string } | null;
  note: string | null;
  closing: string;
};

function textOf({ hello, body, code, link, note, closing }: Parts): string {
  return [
    hello,
    body,
    code && `${code.label} ${code.code}`,
    link && `${link.label}: ${link.link}`,
    note,
    closing,
  ]
    .filter((part) => part !== null)
    .join('\n\n');
}

function htmlOf(locale: string, brand: Brand | null, parts: Parts): string {
  const { hello, body, code, link, note, closing } = parts;
  const page = brand?.style.backgroundColor ?? plain.page;
  const ink = brand?.style.textColor ?? plain.ink;
  const highlight = brand?.style.highlightColor ?? plain.highlight;
  const onHighlight = brand?.style.highlightTextColor ?? plain.onHighlight;
  const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"></head>`,
    `<body style="margin:0;padding:24px;background:${page};color:${ink};font:16px/1.5 sans-serif">`,
    paragraph(hello),
    paragraph(body),
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
