import type { CustomerPermission, MenuEntry, UserInfo } from '@studio-portal/sdk/types';

/** What a page or a tab may ask for (specification 1, section 6). */
export type Permission =
  | MenuEntry['permission']
  | 'LOGGED_IN'
  | 'HAS_CONNECT'
  | 'HAS_STUDIO_CONNECT'
  | 'HAS_TENANT_CONNECT'
  | 'IS_DEV'
  | CustomerPermission;

/** One that must be held, several that must all be held, or several of which one will do. */
export type PermissionCheck =
  | Permission
  | { all: readonly Permission[] }
  | { atLeastOne: readonly Permission[] };

/** Whether a check is passed with what is held. */
export function holds(check: PermissionCheck, held: ReadonlySet<Permission>): boolean {
  if (typeof check === 'string') return held.has(check);
  if ('all' in check) return check.all.every((permission) => held.has(permission));
  return check.atLeastOne.some((permission) => held.has(permission));
}

/** From what the permissions of a reader follow. */
export interface PermissionSource {
  user: UserInfo | undefined;
  /** Name of the studio of the page. */
  studioName: string;
  /** Whether the user is connected to the studio's tenant. */
  connected: boolean;
  menu: readonly MenuEntry[];
  /** What the customer config allows. */
  customer: readonly CustomerPermission[];
  isDev: boolean;
}

/** The derived flags, the active menu entries and the permissions of the customer config. */
export function permissionsOf(source: PermissionSource): ReadonlySet<Permission> {
  const { user, studioName, connected, menu, customer, isDev } = source;
  const permissions = new Set<Permission>([
    ...menu.map(({ permission }) => permission),
    ...customer,
  ]);
  if (user) permissions.add('LOGGED_IN');
  if (user?.studioConnected) permissions.add('HAS_CONNECT');
  if (connected) permissions.add('HAS_TENANT_CONNECT');
  // The backend's connections name studios, and a chain may move one to another id: the name decides.
  if (user?.studioConnects.some((connect) => connect.studioName === studioName))
    permissions.add('HAS_STUDIO_CONNECT');
  if (isDev) permissions.add('IS_DEV');
  return permissions;
}
