import { getGetUserInfoQueryKey, getUserInfo } from '@studio-portal/sdk/api/me';
import { useSdk } from '@studio-portal/sdk/react';
import type { UserInfo } from '@studio-portal/sdk/types';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import { answerOf } from '../api/errors/answerOf.ts';

/** Whether somebody is logged in; unknown until user info has answered (specification 1, section 4). */
export type LoginState = 'unknown' | 'in' | 'out';

export interface Session {
  loginState: LoginState;
  user: UserInfo | undefined;
  /** User info failed for another reason than nobody being logged in. */
  error: Error | undefined;
  retry: () => void;
}

/**
 * A 403 of user info means that nobody is logged in: an answer, not a failure, and nothing to ask again and again. Some backends
 * answer a session that has ended with 401.
 */
const whoIsThere = async (query: {
  signal: AbortSignal;
  queryKey: QueryKey;
}): Promise<UserInfo | null> => {
  try {
    return await getUserInfo({ signal: query.signal, queryKey: query.queryKey });
  } catch (error) {
    const status = answerOf(error)?.status;
    if (status === 403 || status === 401) return null;
    throw error;
  }
};

/** Who is reading. Asked once; login, logout and the end of a session ask again. */
export function useSession(): Session {
  const { data, error, refetch } = useQuery({
    queryKey: getGetUserInfoQueryKey(useSdk()),
    queryFn: whoIsThere,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return {
    loginState: data ? 'in' : data === null ? 'out' : 'unknown',
    user: data ?? undefined,
    error: data === undefined ? (error ?? undefined) : undefined,
    retry: () => void refetch(),
  };
}

/** Whether the user is connected to a studio of this tenant (HAS_TENANT_CONNECT). */
export const isConnectedTo = (user: UserInfo | undefined, tenant: string | undefined): boolean =>
  tenant !== undefined &&
  (user?.studioConnects.some((connect) => connect.tenant === tenant) ?? false);
