import { useListFamily } from '@studio-portal/sdk/api/family';
import type { FamilyMember, UserInfo } from '@studio-portal/sdk/types';
import { useStudioIfAny } from '../../../lib/routes/StudioContext.tsx';
import { setActing } from './acting.ts';

/** How long nobody asks again for whom the account may act, in milliseconds; each call that it makes for somebody is judged anew. */
const fresh = 300_000;

/** For whom the account may book here; nobody where the studio offers none of it. */
export function useFamily(user: UserInfo | undefined): readonly FamilyMember[] {
  const connected = useStudioIfAny()?.connected ?? false;
  const query = { enabled: connected && user !== undefined, staleTime: fresh };
  return useListFamily({ query }).data ?? [];
}

/** Acts for somebody of the family from now on, in this tab. */
export const actFor = (user: UserInfo, { id, firstName, relation }: FamilyMember): void =>
  setActing({ account: user.id, id, firstName, relation });
