import { guessKnownPath } from '../lib/address/legacyPaths.ts';
import { patterns, type RouteName } from '../lib/address/patterns.ts';
import { readAddress } from '../lib/address/readAddress.ts';
import type { RouteMeta } from '../lib/routes/RouteMeta.ts';
import { routeTable } from '../lib/routes/routeTable.ts';

const isRouteName = (name: string): name is RouteName => name in patterns;

/** Compiles a pattern like the router: case-insensitive, with an optional trailing slash. */
const compilePattern = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)').replace(/\/$/, '')}/?$`, 'i');

/** Sorts patterns like the router: static segments win over parameters. */
const openSegments = (pattern: string): number => pattern.split('/:').length;
const routes = Object.entries(patterns)
  .toSorted(([, a], [, b]) => openSegments(a) - openSegments(b))
  .flatMap(([name, pattern]) =>
    isRouteName(name) ? [{ name, expression: compilePattern(pattern) }] : [],
  );

/** Matches a path to a route with its parameters; undefined for an unknown path. */
export function matchRoute(
  pathname: string,
): { name: RouteName; params: Readonly<Record<string, string | undefined>> } | undefined {
  for (const { name, expression } of routes) {
    const match = expression.exec(pathname);
    if (match) return { name, params: { ...match.groups } };
  }
  return undefined;
}

/** Subject of a page's head. */
const shown: Partial<Record<RouteName, 'appointment' | 'news' | 'studios'>> = {
  course: 'appointment',
  event: 'appointment',
  studioNews: 'news',
  studios: 'studios',
  studiosLegacy: 'studios',
};

function guessRoute(pathname: string, studio: Parameters<typeof guessKnownPath>[1]) {
  const known = guessKnownPath(pathname, studio);
  return known === undefined ? undefined : matchRoute(known);
}

/** Returns route, subject and id of an address. */
export function pageAt({ pathname, search }: URL) {
  const { tenant, organizationUnitId } = readAddress({ pathname, search });
  const studio = tenant && organizationUnitId ? { tenant, organizationUnitId } : undefined;
  // An address of an earlier version resolves to the page it means.
  const route = matchRoute(pathname) ?? guessRoute(pathname, studio);
  const id = Number(route?.params.id);
  return {
    route: route?.name ?? null,
    shows: route ? (shown[route.name] ?? (route.params.studioUuid ? 'studio' : null)) : null,
    id: Number.isSafeInteger(id) && id > 0 ? id : null,
  } as const;
}

/** Private pages without a guard: they concern a person, an order, or a link sent to someone. */
const personal: ReadonlySet<RouteName> = new Set([
  'maintenance',
  'selfServiceLinkSuccess',
  'externalFitnessApps',
  'login',
  'registerWithUuid',
  'loginLegacy',
  'passwordForgot',
  'verifyAdditionalEmail',
  'corporateConfirmed',
  'corporateConnect',
  'contractStep',
  'trialSessionStep',
]);

/** Returns whether a page must not be found by search engines. */
export function isPrivatePage(name: RouteName): boolean {
  const { guard }: RouteMeta = routeTable[name];
  return (
    guard?.login === true ||
    guard?.query !== undefined ||
    personal.has(name) ||
    /^\/studio\/:studioUuid\/(?:booking|me|selfservice)\b/.test(patterns[name])
  );
}
