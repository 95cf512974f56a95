import { useLogout as useLogoutCall } from '@studio-portal/sdk/api/auth';
import { path } from '../../app/paths.ts';
import { forgetVisitor } from './forgetVisitor.ts';
import { store } from '../storage.ts';
import { announceSession } from './sessionChannel.ts';

/**
 * Ends the session, forgets what belonged to it, and goes home without the parameters that named somebody (specification 1,
 * section 2.7). The page is loaded anew, so that nothing of the member stays in memory.
 */
export function useLogout(studioUuid: string | undefined): {
  logout: () => void;
  pending: boolean;
} {
  const { mutate, isPending, isSuccess } = useLogoutCall({
    mutation: {
      onSuccess: () => {
        forgetVisitor();
        store('logged-out', true);
        announceSession('ended');
        window.location.assign(studioUuid ? path('studio', { studioUuid }) : path('home'));
      },
    },
  });
  return { logout: () => mutate(), pending: isPending || isSuccess };
}
