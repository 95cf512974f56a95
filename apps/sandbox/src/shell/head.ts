/** What the page's head says of a brand, so that the first paint wears it. */
import type { Schemas } from '../server/api.ts';

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** JSON that can stand inside a script element: nothing in it ends the element or begins a comment. */
const escapeJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * @param css colours of the brand, from the portal's own build
 * @param nonce of the content security policy
 * @param manifest address of what makes the page an app
 */
export function brandHead(
  brand: Schemas['WhitelabelConfig'],
  css: string,
  nonce: string,
  manifest: string,
): string {
  const { title, faviconBaseUrl } = brand.style;
  const icon = faviconBaseUrl
    ? `<link rel="icon" type="image/svg+xml" href="${escapeAttribute(faviconBaseUrl)}/icon.svg">`
    : '';
  // A script of this type is data: no browser runs it, and the policy does not look at it.
  return (
    `<title>${escapeAttribute(title ?? brand.name)}</title>${icon}` +
    `<link rel="manifest" href="${escapeAttribute(manifest)}">` +
    `<style nonce="${nonce}">${css.replaceAll('<', '')}</style>` +
    `<script type="application/json" id="whitelabel-config">${escapeJson(brand)}</script>`
  );
}
