import { knownPath } from '../lib/address/legacyPaths.ts';
import { patterns, type RouteName } from '../lib/address/patterns.ts';
import { readAddress } from '../lib/address/readAddress.ts';
import type { RouteMeta } from '../lib/routes/RouteMeta.ts';
import { routeTable } from '../lib/routes/routeTable.ts';

const isRouteName = (name: string): name is RouteName => name in patterns;

/** A pattern as the router reads it, made once: in any letters, with a slash at its end or without. */
const compiled = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)').replace(/\/$/, '')}/?$`, 'i');

/** The router's own order where two patterns fit: what is written out goes before what is open. */
const openSegments = (pattern: string): number => pattern.split('/:').length;
const routes = Object.entries(patterns)
  .toSorted(([, a], [, b]) => openSegments(a) - openSegments(b))
  .flatMap(([name, pattern]) =>
    isRouteName(name) ? [{ name, expression: compiled(pattern) }] : [],
  );

/** The route of a path, and what its pattern names; undefined where no page has it. */
export function routeAt(
  pathname: string,
): { name: RouteName; params: Readonly<Record<string, string | undefined>> } | undefined {
  for (const { name, expression } of routes) {
    const match = expression.exec(pathname);
    if (match) return { name, params: { ...match.groups } };
  }
  return undefined;
}

/** What the head of a page tells of. */
const shown: Partial<Record<RouteName, 'appointment' | 'news' | 'studios'>> = {
  course: 'appointment',
  event: 'appointment',
  studioNews: 'news',
  studios: 'studios',
  studiosLegacy: 'studios',
};

function routeMeant(pathname: string, studio: Parameters<typeof knownPath>[1]) {
  const known = knownPath(pathname, studio);
  return known === undefined ? undefined : routeAt(known);
}

/** What the portal has at an address. */
export function pageAt({ pathname, search }: URL) {
  const { tenant, organizationUnitId } = readAddress({ pathname, search });
  const studio = tenant && organizationUnitId ? { tenant, organizationUnitId } : undefined;
  // An address of an earlier version leads to the page that it means.
  const route = routeAt(pathname) ?? routeMeant(pathname, studio);
  const id = Number(route?.params.id);
  return {
    route: route?.name ?? null,
    shows: route ? (shown[route.name] ?? (route.params.studioUuid ? 'studio' : null)) : null,
    id: Number.isSafeInteger(id) && id > 0 ? id : null,
  } as const;
}

/** Pages of one person, of one order or of a link that was sent to somebody: nothing that anybody should find. */
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

/** Whether a page is for nobody but whoever was led there. */
export function isPrivatePage(name: RouteName): boolean {
  const { guard }: RouteMeta = routeTable[name];
  return (
    guard?.login === true ||
    guard?.query !== undefined ||
    personal.has(name) ||
    /^\/studio\/:studioUuid\/(?:booking|me|selfservice)\b/.test(patterns[name])
  );
}
