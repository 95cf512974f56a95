import type { UserInfo } from '@studio-portal/sdk/types';
import type { FeatureCheck } from './featureCheck.ts';
import { holds, type Permission } from './permissions.ts';
import type { Query } from '../address/query.ts';
import type { Guard } from '../routes/RouteMeta.ts';

/** Who asks for a page. */
export interface Reader {
  user: UserInfo | undefined;
  /** Connected to a studio of this tenant. */
  connected: boolean;
  permissions: ReadonlySet<Permission>;
  isOn: FeatureCheck;
  query: Query;
}

/** Whether a page may be shown, and where to go instead. */
export type Verdict =
  | { kind: 'allowed' }
  /** A feature is switched off: the fallback address. */
  | { kind: 'switched-off' }
  /** A required query parameter is missing: home. */
  | { kind: 'incomplete' }
  /** Not for this reader; the path is kept for after login. */
  | { kind: 'denied'; to: 'studio' | 'studioConnect' | 'login' };

/**
 * The routing rules of specification 1, section 2.6. Denied: logged in with a tenant goes home, logged in without one goes to
 * studio-connect, not logged in goes to login.
 */
export function judge(guard: Guard | undefined, reader: Reader): Verdict {
  const { user, connected, permissions, isOn, query } = reader;
  if (!guard) return { kind: 'allowed' };
  if (guard.feature && !isOn(guard.feature)) return { kind: 'switched-off' };
  if (guard.query?.some((name) => query[name] === undefined)) return { kind: 'incomplete' };
  const lacks = guard.permissions?.some((check) => !holds(check, permissions)) ?? false;
  if (!lacks && (user || !guard.login)) return { kind: 'allowed' };
  if (!user) return { kind: 'denied', to: 'login' };
  return { kind: 'denied', to: connected ? 'studio' : 'studioConnect' };
}
