/** Mails about an account, as a brand writes them. */
import type { Brand } from './layout.ts';
import { fillWith, letterOf, senderOf } from './letter.ts';
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

/** @param brand who writes; null stands for the product itself */
export function compose(
  brand: Brand | null,
  { kind, to, name, languages, code, link }: Occasion,
): Letter {
  const { locale, texts } = mailTextsFor(...languages);
  const fill = fillWith({ brand: senderOf(brand), name });
  const { subject, body, button } = texts.mails[kind];
  const parts = {
    hello: fill(name === '' ? texts.helloNobody : texts.hello),
    paragraphs: [fill(body)],
    details: [],
    code: code === undefined ? null : { label: texts.code, code },
    link: link === undefined || button === null ? null : { label: button, link },
    note: code === undefined ? noteOf(kind, texts.alarm) : texts.ignore,
    closing: fill(texts.closing),
  };
  return letterOf(brand, { to, locale, subject: fill(subject), parts });
}

/** What the reader has done, or somebody else in the reader's place. */
const alarming: ReadonlySet<MailKind> = new Set([
  'passwordChanged',
  'emailChanged',
  'passkeyAdded',
]);

/** Where nothing has happened there is nothing to be alarmed about. */
function noteOf(kind: MailKind, alarm: string): string | null {
  return alarming.has(kind) ? alarm : null;
}
