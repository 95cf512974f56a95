/** Common parts of all mails. */
import { type Brand, renderHtml, type Parts, productName, renderText } from './layout.ts';
import type { Letter } from './mail.ts';

/** Returns the sender: the brand, or the product itself without one. */
export const senderName = (brand: Brand | null): string => brand?.name ?? productName;

/**
 * Replaces placeholders (`{name}`) in a single pass, so that values are not mistaken for placeholders. Unknown
 * placeholders stay unchanged.
 */
export const createFiller =
  (words: Readonly<Record<string, string>>) =>
  (text: string): string =>
    text.replaceAll(/\{(\w+)\}/g, (whole, key: string) => words[key] ?? whole);

/** @param content subject without the sender, parts in the language of `locale`, and the calendar file, if any */
export function createLetter(
  brand: Brand | null,
  content: { to: string; locale: string; subject: string; parts: Parts; calendar?: string | null },
): Letter {
  const { to, locale, subject, parts, calendar = null } = content;
  const from = senderName(brand);
  return {
    to,
    from,
    subject: `${from}: ${subject}`,
    text: renderText(parts),
    html: renderHtml(locale, brand, parts),
    code: parts.code?.code ?? null,
    link: parts.link?.link ?? null,
    calendar,
  };
}
