import type { UserInfo } from '@studio-portal/sdk/types';
import type { FeatureCheck } from './featureCheck.ts';
import { holds, type Permission } from './permissions.ts';
import type { Query } from '../address/query.ts';
import type { Guard } from '../routes/RouteMeta.ts';

/** The current user and the request, as far as a guard needs them. */
export interface AccessContext {
  user: UserInfo | undefined;
  /** True if the user is connected to a studio of this tenant. */
  connected: boolean;
  permissions: ReadonlySet<Permission>;
  isOn: FeatureCheck;
  query: Query;
}

/** Result of a guard: allowed, or the reason for a redirect and its target. */
export type AccessDecision =
  | { kind: 'allowed' }
  /** The feature is switched off. Redirects to the fallback address. */
  | { kind: 'switched-off' }
  /** A required query parameter is missing. Redirects home. */
  | { kind: 'incomplete' }
  /** The current user lacks access. The path is remembered and opened after login. */
  | { kind: 'denied'; to: 'studio' | 'studioConnect' | 'login' };

/**
 * Applies the routing rules of spec 2.6. A denied user goes home if connected to the tenant,
 * otherwise to studio-connect; a visitor goes to login.
 */
export function checkAccess(guard: Guard | undefined, context: AccessContext): AccessDecision {
  const { user, connected, permissions, isOn, query } = context;
  if (!guard) return { kind: 'allowed' };
  if (guard.feature && !isOn(guard.feature)) return { kind: 'switched-off' };
  if (guard.query?.some((name) => query[name] === undefined)) return { kind: 'incomplete' };
  const lacks = guard.permissions?.some((check) => !holds(check, permissions)) ?? false;
  if (!lacks && (user || !guard.login)) return { kind: 'allowed' };
  if (!user) return { kind: 'denied', to: 'login' };
  return { kind: 'denied', to: connected ? 'studio' : 'studioConnect' };
}
