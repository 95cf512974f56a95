import { useDeleteAccount as useDeleteAccountCall } from '@studio-portal/sdk/api/me';
import { path } from '../../app/paths.ts';
import { forgetVisitor } from '../../lib/session/forgetVisitor.ts';
import { announceSession } from '../../lib/session/sessionChannel.ts';
import { store } from '../../lib/storage.ts';

/**
 * Deletes the account and leaves for the start page, which says goodbye (specification 1, section 4). The page is loaded anew,
 * so that nothing of the person stays in memory.
 */
export function useDeleteAccount(studioUuid: string) {
  const { mutate, isPending, isSuccess, error } = useDeleteAccountCall({
    mutation: {
      onSuccess: () => {
        forgetVisitor();
        store('account-deleted', true);
        announceSession('ended');
        window.location.assign(path('studio', { studioUuid }));
      },
    },
  });
  return {
    deleteAccount: (password: string) => mutate({ data: { password } }),
    pending: isPending || isSuccess,
    error,
  };
}
