/** Kind of a URL: external, a page of the portal, or unsafe to open. */
export type LinkTarget = 'external' | 'inApp' | 'unsafe';

const external = /^(?:https?:\/\/|mailto:|tel:)/i;
const anyScheme = /^[a-z][a-z0-9+.-]*:/i;
const otherHost = /^[/\\]{2}/;

/**
 * Classifies a URL that may come from a server or from storage. URLs that start with `http`, `mailto:` or `tel:` are external,
 * all others are routes of the portal (spec 1.2.7); other schemes and `//host` are unsafe.
 */
export function linkTarget(href: string): LinkTarget {
  // Browsers ignore control characters and surrounding blanks, so "java\nscript:" is a scheme too.
  const address = Array.from(href)
    .filter((character) => character > ' ' && character !== '\u007f')
    .join('');
  if (address === '') return 'unsafe';
  if (external.test(address)) return 'external';
  return anyScheme.test(address) || otherHost.test(address) ? 'unsafe' : 'inApp';
}
