import type { CustomerPermission, MenuEntry, UserInfo } from '@studio-portal/sdk/types';

/** Permissions that a page or a tab can require (spec 6). */
export type Permission =
  | MenuEntry['permission']
  | 'LOGGED_IN'
  | 'HAS_CONNECT'
  | 'HAS_STUDIO_CONNECT'
  | 'HAS_TENANT_CONNECT'
  | 'IS_DEV'
  | CustomerPermission;

/** A single permission, a list that must be held in full, or a list of which one is enough. */
export type PermissionCheck =
  | Permission
  | { all: readonly Permission[] }
  | { atLeastOne: readonly Permission[] };

/** Returns whether the held permissions satisfy a check. */
export function holds(check: PermissionCheck, held: ReadonlySet<Permission>): boolean {
  if (typeof check === 'string') return held.has(check);
  if ('all' in check) return check.all.every((permission) => held.has(permission));
  return check.atLeastOne.some((permission) => held.has(permission));
}

/** Returns whether courses or appointments are available at a studio; its news count as well (spec 6). */
export const offersBookings = (held: ReadonlySet<Permission>): boolean =>
  holds({ atLeastOne: ['BENEFITS', 'COURSES', 'NEWS'] }, held);

/** Inputs for deriving the permissions of the current user. */
export interface PermissionSource {
  user: UserInfo | undefined;
  /** Name of the studio that the page belongs to. */
  studioName: string;
  /** True if the user is connected to the studio's tenant. */
  connected: boolean;
  menu: readonly MenuEntry[];
  /** Permissions from the customer config. */
  customer: readonly CustomerPermission[];
  isDev: boolean;
}

/**
 * Combines the derived flags, the active menu entries and the permissions of the customer config.
 */
export function derivePermissions(source: PermissionSource): ReadonlySet<Permission> {
  const { user, studioName, connected, menu, customer, isDev } = source;
  const permissions = new Set<Permission>([
    ...menu.map(({ permission }) => permission),
    ...customer,
  ]);
  if (user) permissions.add('LOGGED_IN');
  if (user?.studioConnected) permissions.add('HAS_CONNECT');
  if (connected) permissions.add('HAS_TENANT_CONNECT');
  // Compare names rather than ids: a chain may move a studio to another id.
  if (user?.studioConnects.some((connect) => connect.studioName === studioName))
    permissions.add('HAS_STUDIO_CONNECT');
  if (isDev) permissions.add('IS_DEV');
  return permissions;
}
