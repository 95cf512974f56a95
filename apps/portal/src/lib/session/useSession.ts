import { useGetUserInfo } from '@studio-portal/sdk/api/me';
import type { UserInfo } from '@studio-portal/sdk/types';

/** Whether somebody is logged in; unknown until user info has answered (specification 1, section 4). */
export type LoginState = 'unknown' | 'in' | 'out';

export interface Session {
  loginState: LoginState;
  user: UserInfo | undefined;
  /** User info failed for another reason than nobody being logged in. */
  error: Error | undefined;
  retry: () => void;
}

/** Who is reading. A 403 of user info means that nobody is logged in. */
export function useSession(): Session {
  const { data, error, isPending, refetch } = useGetUserInfo({
    query: { staleTime: Number.POSITIVE_INFINITY },
  });
  const signedOut = error?.status === 403;
  return {
    loginState: signedOut ? 'out' : data ? 'in' : isPending ? 'unknown' : 'out',
    user: signedOut ? undefined : data,
    error: error && !signedOut && !data ? error : undefined,
    retry: () => void refetch(),
  };
}

/** Whether the user is connected to a studio of this tenant (HAS_TENANT_CONNECT). */
export const isConnectedTo = (user: UserInfo | undefined, tenant: string | undefined): boolean =>
  tenant !== undefined &&
  (user?.studioConnects.some((connect) => connect.tenant === tenant) ?? false);
