import { useListFamily } from '@studio-portal/sdk/api/family';
import type { FamilyMember, UserInfo } from '@studio-portal/sdk/types';
import { useStudioIfAny } from '../../../lib/routes/StudioContext.tsx';
import { setActing } from './acting.ts';

/** Cache time of the family in milliseconds; the server checks each call anyway. */
const staleTime = 300_000;

/** Returns the people the account may book for; empty if the studio does not offer it. */
export function useFamily(user: UserInfo | undefined): readonly FamilyMember[] {
  const connected = useStudioIfAny()?.connected ?? false;
  const query = { enabled: connected && user !== undefined, staleTime };
  return useListFamily({ query }).data ?? [];
}

/** Switches this tab to a member of the family. */
export const startActing = (user: UserInfo, { id, firstName, relation }: FamilyMember): void =>
  setActing({ account: user.id, id, firstName, relation });
