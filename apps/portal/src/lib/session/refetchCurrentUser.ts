import type { OperationId } from '@studio-portal/sdk/types';
import type { QueryClient } from '@tanstack/react-query';

/**
 * Key prefix of the current user, without chain and language, since a session belongs to neither.
 */
export const userInfo = 'getUserInfo' satisfies OperationId;

/**
 * Refetches the current user and removes inactive results, so that no other chain or language shows
 * the previous user.
 */
export async function refetchCurrentUser(queryClient: QueryClient): Promise<void> {
  queryClient.removeQueries({ queryKey: [userInfo], type: 'inactive' });
  await queryClient.invalidateQueries({ queryKey: [userInfo] });
}
