import { matchPath } from 'react-router';
import { encodeStudioUuid, type StudioAddress } from './studioUuid.ts';
import { patterns } from './patterns.ts';

const isKnown = (pathname: string): boolean =>
  Object.values(patterns).some((pattern) => matchPath(pattern, pathname) !== null);

/**
 * Where an address with a hash route leads, as earlier versions of the portal had them: `/#/studio/abc/course` or
 * `/#!/course/5?o=1001`. Undefined when the hash is none. What it leads to is a path of this origin.
 */
export function fromHash({ hash, search }: { hash: string; search: string }): string | undefined {
  const [, route] = /^#!?(\/(?![/\\]).*)$/.exec(hash) ?? [];
  if (!route || /\p{Cc}/u.test(route)) return undefined;
  const [pathname = '', own = ''] = route.split('?');
  const query = [search.slice(1), own].filter(Boolean).join('&');
  return query ? `${pathname}?${query}` : pathname;
}

/**
 * The known page that an unknown path most likely means: without doubled slashes or a file's ending, below the studio that the
 * query names, or without a leading segment that no page has (a language, a product).
 * @param studio of the query or of the brand
 */
export function knownPath(pathname: string, studio: StudioAddress | undefined): string | undefined {
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
