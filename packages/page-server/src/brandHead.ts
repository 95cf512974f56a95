/** Elements of the page's head that show the brand on the first paint. */
import { escapeHtml } from './html.ts';
import type { Brand } from './PageBackend.ts';

/** Serializes JSON for a script element, without anything that could end the element or start a comment. */
const escapeJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** @param manifest URL of the web app manifest */
export function brandHead(brand: Brand, manifest: string): string {
  const { faviconBaseUrl } = brand.style;
  const icon = faviconBaseUrl
    ? `<link rel="icon" type="image/svg+xml" href="${escapeHtml(faviconBaseUrl)}/icon.svg">`
    : '';
  // A script of this type is data: browsers do not run it, and the policy does not apply to it.
  return (
    `${icon}<link rel="manifest" href="${escapeHtml(manifest)}">` +
    `<script type="application/json" id="whitelabel-config">${escapeJson(brand)}</script>`
  );
}
