import type { MenuEntry } from '@studio-portal/sdk/types';
import type { MessageDescriptor } from 'react-intl';
import { matchPath } from 'react-router';
import { useRouteAccess } from '../../lib/access/useCanOpen.ts';
import { patterns, type RouteName, studioPatterns } from '../../lib/address/patterns.ts';
import { routeChain } from '../../lib/routes/routeChain.ts';
import { useRouteName } from '../../lib/routes/RouteContext.tsx';
import type { RouteMeta } from '../../lib/routes/RouteMeta.ts';
import { routeTable } from '../../lib/routes/routeTable.ts';
import { useStudioIfAny } from '../../lib/routes/StudioContext.tsx';
import { peekRememberedPath } from '../../lib/session/afterLogin.ts';

/** An entry of the studio's navigation. */
export interface Tab {
  name: RouteName;
  title: MessageDescriptor;
  desktopOnly: boolean;
  active: boolean;
  /** True for the tab's own page, false for pages below it. */
  exact: boolean;
}

const isStudioRoute = (name: string): name is keyof typeof studioPatterns => name in studioPatterns;

const flagged = Object.keys(routeTable)
  .filter(isStudioRoute)
  .flatMap((name) => {
    const { tab, title }: RouteMeta = routeTable[name];
    return tab ? [{ name, title, desktopOnly: tab === 'desktop' }] : [];
  });

/**
 * Returns the route that login will redirect to; its tab is highlighted during login (spec 2.5).
 */
export function pendingRoute(): RouteName | undefined {
  const [pathname = ''] = (peekRememberedPath() ?? '').split('?');
  return Object.keys(studioPatterns)
    .filter(isStudioRoute)
    .find((name) => matchPath(patterns[name], pathname) !== null);
}

/**
 * Returns the deepest of the given pages that a route belongs to. The studio's home is above all
 * others, so it counts only for itself.
 */
export function findActivePage(
  route: RouteName | undefined,
  pages: readonly { name: RouteName }[],
): RouteName | undefined {
  const chain = route ? routeChain(route) : [];
  const active = chain.findLast((step) => pages.some(({ name }) => name === step));
  return active === 'studio' && route !== 'studio' ? undefined : active;
}

/**
 * Returns the position of a route in the studio's menu; 0 for routes that no entry of the menu
 * controls.
 */
function menuPosition(name: RouteName, menu: readonly MenuEntry[]): number {
  const { guard }: RouteMeta = routeTable[name];
  const entry = menu.find(({ permission }) => guard?.permissions?.includes(permission));
  return entry?.position ?? 0;
}

/**
 * Returns the tabs that the current user may open: pages outside the menu first, then the studio's
 * menu by position.
 */
export function useTabs(): Tab[] {
  const name = useRouteName();
  const shown = name === 'login' || name === 'studioConnect' ? (pendingRoute() ?? name) : name;
  const opens = useRouteAccess();
  const { menu = [] } = useStudioIfAny() ?? {};
  const open = flagged
    .filter(({ name: tab }) => opens(tab))
    .toSorted((one, other) => menuPosition(one.name, menu) - menuPosition(other.name, menu));
  const active = findActivePage(shown, open);
  return open.map(({ name: tab, title, desktopOnly }) => ({
    name: tab,
    title,
    desktopOnly,
    active: tab === active,
    exact: tab === name,
  }));
}
