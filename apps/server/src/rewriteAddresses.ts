/**
 * Rewrites addresses in headers of forwarded answers: the hosts and paths of the backend and of forwarded folders
 * become those that browsers can reach.
 */
import type { Settings } from './settings.ts';

/**
 * Returns the value of a header with its addresses rewritten.
 * @param requested address that was requested, which relative addresses refer to
 */
export type RewriteHeader = (name: string, value: string, requested: string) => string;

/** Headers with addresses, and the address in their value as the second group. */
const addressPatterns: ReadonlyMap<string, RegExp> = new Map([
  ['location', /^(\s*)(\S+)/],
  ['content-location', /^(\s*)(\S+)/],
  // HTML, section 7.9.1 "Refresh": the seconds, then the address with or without its name and quotes.
  ['refresh', /^(\s*[\d.]+\s*[;,]\s*(?:url\s*=\s*)?["']?)([^\s"']+)/i],
  ['link', /(<\s*)([^\s<>]+)/g],
]);

/**
 * Creates a function that rewrites the headers of answers.
 * @param prefix path of the forwarded folder that is requested, which is preferred among folders with one target;
 * empty for calls
 */
export function createHeaderRewriter(
  { apiOrigin, apiPublicOrigin, forwarded }: Settings,
  prefix: string,
): RewriteHeader {
  const isRequested = (place: { prefix: string }): number =>
    Number(prefix !== '' && place.prefix === prefix);
  const places = [['', apiOrigin] as const, ...forwarded]
    .map(([folder, address]) => {
      const { host, pathname } = new URL(address);
      return { prefix: folder && `/${folder}`, host, start: pathname.replace(/\/$/, '') };
    })
    .toSorted(
      (one, other) =>
        isRequested(other) - isRequested(one) || other.start.length - one.start.length,
    );

  const rewriteAddress = (address: string, requested: string): string => {
    const isAbsolute = URL.canParse(address);
    const url = URL.parse(address, requested);
    if (!url || !/^https?:$/.test(url.protocol)) return address;
    // Ignores the scheme: a backend behind a proxy may not know its own.
    const place = places.find(
      ({ host, start }) => url.host === host && `${url.pathname}/`.startsWith(`${start}/`),
    );
    if (!place) return isAbsolute ? address : url.href;
    const path = place.prefix + url.pathname.slice(place.start.length) + url.search + url.hash;
    if (place.prefix === '' && isAbsolute && apiPublicOrigin !== null)
      return apiPublicOrigin + path;
    // Two slashes at the start would name another host.
    return path.replace(/^\/\//, '/.//');
  };

  return (name, value, requested) => {
    const pattern = addressPatterns.get(name);
    return pattern
      ? value.replace(
          pattern,
          (_, before: string, address: string) => before + rewriteAddress(address, requested),
        )
      : value;
  };
}

/**
 * Rewrites a cookie for this host. Removes its domain, because a browser would drop a cookie of the backend's host,
 * and moves its path to the requested folder.
 * @param start path of the folder at the backend
 * @param prefix path of the folder here
 */
export const rewriteCookie = (cookie: string, start: string, prefix: string): string =>
  cookie
    .replaceAll(/;\s*domain=[^;]*/gi, '')
    .replaceAll(/(;\s*path=)([^;]*)/gi, (attribute, name: string, path: string) =>
      start !== '' && `${path.trim()}/`.startsWith(`${start}/`)
        ? name + prefix + path.trim().slice(start.length)
        : attribute,
    );
