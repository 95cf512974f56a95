import { getGetUserInfoQueryKey, getUserInfo } from '@studio-portal/sdk/api/me';
import { useSdk } from '@studio-portal/sdk/react';
import type { UserInfo } from '@studio-portal/sdk/types';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import { toApiError } from '../api/errors/toApiError.ts';

/** Login state; unknown until the user info has loaded (spec 4). */
export type LoginState = 'unknown' | 'in' | 'out';

export interface Session {
  loginState: LoginState;
  user: UserInfo | undefined;
  /** Set if user info failed for a reason other than being logged out. */
  error: Error | undefined;
  retry: () => void;
}

/**
 * A 403 means that nobody is logged in: a result, not an error to retry. Some backends respond with
 * 401 after a session has ended.
 */
const fetchCurrentUser = async (query: {
  signal: AbortSignal;
  queryKey: QueryKey;
}): Promise<UserInfo | null> => {
  try {
    return await getUserInfo({ signal: query.signal, queryKey: query.queryKey });
  } catch (error) {
    const status = toApiError(error)?.status;
    if (status === 403 || status === 401) return null;
    throw error;
  }
};

/** Returns the current user. Loaded once; login, logout and the end of a session refetch it. */
export function useSession(): Session {
  const { data, error, refetch } = useQuery({
    queryKey: getGetUserInfoQueryKey(useSdk()),
    queryFn: fetchCurrentUser,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return {
    loginState: data ? 'in' : data === null ? 'out' : 'unknown',
    user: data ?? undefined,
    error: data === undefined ? (error ?? undefined) : undefined,
    retry: () => void refetch(),
  };
}

/** Returns whether the user is connected to a studio of this tenant (HAS_TENANT_CONNECT). */
export const isTenantConnected = (
  user: UserInfo | undefined,
  tenant: string | undefined,
): boolean =>
  tenant !== undefined &&
  (user?.studioConnects.some((connect) => connect.tenant === tenant) ?? false);
