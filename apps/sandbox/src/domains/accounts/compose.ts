/** Mails about an account, in the brand's layout. */
import type { Brand } from '../../platform/mail/layout.ts';
import { createFiller, createLetter, senderName } from '../../platform/mail/letter.ts';
import type { Letter } from '../../platform/mail/mail.ts';
import { findMailTexts } from '../../platform/mail/texts.ts';
import type { MailKind } from '../../platform/mail/texts/types.ts';

export type Occasion = {
  kind: MailKind;
  to: string;
  /** Name used in the greeting; empty if unknown. */
  name: string;
  /** Languages of the recipient, in order of preference. */
  languages: (string | null)[];
  code?: string;
  link?: string;
};

/** @param brand sender; null for the product itself */
export function compose(
  brand: Brand | null,
  { kind, to, name, languages, code, link }: Occasion,
): Letter {
  const { locale, texts } = findMailTexts(...languages);
  const fill = createFiller({ brand: senderName(brand), name });
  const { subject, body, button } = texts.mails[kind];
  const parts = {
    hello: fill(name === '' ? texts.helloNobody : texts.hello),
    paragraphs: [fill(body)],
    details: [],
    code: code === undefined ? null : { label: texts.code, code },
    link: link === undefined || button === null ? null : { label: button, link },
    note: code === undefined ? securityNote(kind, texts.alarm) : texts.ignore,
    closing: fill(texts.closing),
  };
  return createLetter(brand, { to, locale, subject: fill(subject), parts });
}

/** Changes that someone else may have made. */
const securityKinds: ReadonlySet<MailKind> = new Set([
  'passwordChanged',
  'emailChanged',
  'passkeyAdded',
]);

/** Returns the security note; null where nothing has changed. */
function securityNote(kind: MailKind, alarm: string): string | null {
  return securityKinds.has(kind) ? alarm : null;
}
