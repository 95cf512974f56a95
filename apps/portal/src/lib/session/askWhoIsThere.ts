import type { OperationId } from '@studio-portal/sdk/types';
import type { QueryClient } from '@tanstack/react-query';

/** User info, whatever chain and language it was asked in; a session belongs to none of them. */
export const userInfo = 'getUserInfo' satisfies OperationId;

/** Asks anew who is there; what was known elsewhere is forgotten, so that no other chain or language shows who was. */
export async function askWhoIsThere(queryClient: QueryClient): Promise<void> {
  queryClient.removeQueries({ queryKey: [userInfo], type: 'inactive' });
  await queryClient.invalidateQueries({ queryKey: [userInfo] });
}
