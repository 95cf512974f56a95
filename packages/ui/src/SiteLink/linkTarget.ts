/** What an address is to us: a page of the world, a page of the portal, or nothing we would open. */
export type LinkTarget = 'external' | 'inApp' | 'unsafe';

const external = /^(?:https?:\/\/|mailto:|tel:)/i;
const anyScheme = /^[a-z][a-z0-9+.-]*:/i;
const otherHost = /^[/\\]{2}/;

/**
 * Sorts an address that may come from a server or from storage. Addresses starting `http`,
 * `mailto:` or `tel:` are normal links, other addresses are routes of the portal (screens
 * specification, section 2.7); any other scheme, and `//host`, is never opened.
 */
export function linkTarget(href: string): LinkTarget {
  // Browsers drop control characters and surrounding blanks, so "java\nscript:" is a scheme too.
  const address = Array.from(href)
    .filter((character) => character > ' ' && character !== '\u007f')
    .join('');
  if (address === '') return 'unsafe';
  if (external.test(address)) return 'external';
  return anyScheme.test(address) || otherHost.test(address) ? 'unsafe' : 'inApp';
}
