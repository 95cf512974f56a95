import { matchPath } from 'react-router';
import { encodeStudioUuid, type StudioAddress } from './studioUuid.ts';
import { patterns } from './patterns.ts';

const isKnown = (pathname: string): boolean =>
  Object.values(patterns).some((pattern) => matchPath(pattern, pathname) !== null);

/**
 * Converts a hash route of an earlier version of the portal (`/#/studio/abc/course`,
 * `/#!/course/5?o=1001`) to a path of this origin. Returns undefined if the hash is not a route.
 */
export function parseHashRoute({
  hash,
  search,
}: {
  hash: string;
  search: string;
}): string | undefined {
  const [, route] = /^#!?(\/(?![/\\]).*)$/.exec(hash) ?? [];
  if (!route || /\p{Cc}/u.test(route)) return undefined;
  const [pathname = '', own = ''] = route.split('?');
  const query = [search.slice(1), own].filter(Boolean).join('&');
  return query ? `${pathname}?${query}` : pathname;
}

/**
 * Finds the known page that an unknown path most likely means: removes doubled slashes and file
 * extensions, prefixes the studio from the query, or drops an unknown first segment such as a
 * language or a product.
 * @param studio from the query or the brand
 */
export function guessKnownPath(
  pathname: string,
  studio: StudioAddress | undefined,
): string | undefined {
  const tidy = pathname.replaceAll(/\/{2,}/g, '/').replace(/\/(?:index)?\.?(?:html?|php)?$/, '');
  const shorter = tidy.replace(/^\/[^/]+(?=\/)/, '');
  const below = studio ? `/studio/${encodeStudioUuid(studio)}` : undefined;
  const candidates = [
    ...(tidy === pathname ? [] : [tidy]),
    ...(below ? [below + tidy, below + shorter] : []),
    shorter,
  ];
  return candidates.find(
    (candidate) => candidate !== '' && candidate !== '/' && isKnown(candidate),
  );
}
