import { matchPath } from 'react-router';
import { encodeStudioUuid, type StudioAddress } from './studioUuid.ts';
import { patterns } from './patterns.ts';

/** Pages of the items that the addresses of their bookings start with (spec 2.3). */
const itemPages: Readonly<Record<string, (id: string) => string>> = {
  course: (id) => `course/${id}`,
  appointment: (id) => `appointment/${id}`,
  event: (id) => `events/${id}`,
  'trial-session': () => 'trial-session',
  // The first step of a purchase redirects to its product, which only the backend knows.
  offer: (id) => `booking/offer/${id}/contact`,
  'day-ticket': (id) => `booking/day-ticket/${id}/contact`,
  voucher: (id) => `booking/voucher/${id}/contact`,
};

/** Replaces the address of a booking without its step by that of its item. */
function toItem(pathname: string): string {
  const [, studio, kind = '', id = ''] =
    /^(\/studio\/[^/]+)\/booking\/([a-z-]+)\/([^/]+)$/.exec(pathname) ?? [];
  const itemPage = Object.hasOwn(itemPages, kind) ? itemPages[kind] : undefined;
  return itemPage ? `${studio}/${itemPage(id)}` : pathname;
}

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
 * extensions, prefixes the studio from the query, drops an unknown first segment such as a language or
 * a product, or leads from a booking without its step to its item.
 * @param studio from the query or the brand
 */
export function guessKnownPath(
  pathname: string,
  studio: StudioAddress | undefined,
): string | undefined {
  const tidy = pathname.replaceAll(/\/{2,}/g, '/').replace(/\/(?:index)?\.?(?:html?|php)?$/, '');
  const shorter = tidy.replace(/^\/[^/]+(?=\/)/, '');
  const below = studio ? `/studio/${encodeStudioUuid(studio)}` : undefined;
  const candidates = [tidy, ...(below ? [below + tidy, below + shorter] : []), shorter].map(toItem);
  return candidates.find(
    (candidate) => !['', '/', pathname].includes(candidate) && isKnown(candidate),
  );
}
