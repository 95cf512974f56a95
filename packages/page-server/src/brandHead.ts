/** What the page's head says of a brand, so that the first paint shows it. */
import { escapeHtml } from './html.ts';
import type { Brand } from './PageBackend.ts';

/** JSON that can stand inside a script element: nothing in it ends the element or begins a comment. */
const escapeJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** @param manifest address of what makes the page an app */
export function brandHead(brand: Brand, manifest: string): string {
  const { faviconBaseUrl } = brand.style;
  const icon = faviconBaseUrl
    ? `<link rel="icon" type="image/svg+xml" href="${escapeHtml(faviconBaseUrl)}/icon.svg">`
    : '';
  // A script of this type is data: no browser runs it, and the policy does not look at it.
  return (
    `${icon}<link rel="manifest" href="${escapeHtml(manifest)}">` +
    `<script type="application/json" id="whitelabel-config">${escapeJson(brand)}</script>`
  );
}
