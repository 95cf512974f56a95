/** What all mails of a studio have in common, whatever they are about. */
import { type Brand, htmlOf, type Parts, productName, textOf } from './layout.ts';
import type { Letter } from './mail.ts';

/** Who writes: the brand, or the product itself where there is none. */
export const senderOf = (brand: Brand | null): string => brand?.name ?? productName;

/**
 * Fills the places of a text (`{name}`). One pass: what people and things are called cannot be taken for a place. One that nothing is
 * known for stays as it is.
 */
export const fillWith =
  (words: Readonly<Record<string, string>>) =>
  (text: string): string =>
    text.replaceAll(/\{(\w+)\}/g, (whole, key: string) => words[key] ?? whole);

/** @param told subject without the sender, parts in the language of `locale`, and the calendar file if there is one */
export function letterOf(
  brand: Brand | null,
  told: { to: string; locale: string; subject: string; parts: Parts; calendar?: string | null },
): Letter {
  const { to, locale, subject, parts, calendar = null } = told;
  const from = senderOf(brand);
  return {
    to,
    from,
    subject: `${from}: ${subject}`,
    text: textOf(parts),
    html: htmlOf(locale, brand, parts),
    code: parts.code?.code ?? null,
    link: parts.link?.link ?? null,
    calendar,
  };
}
