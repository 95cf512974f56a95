import { useLogout as useLogoutCall } from '@studio-portal/sdk/api/auth';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { path } from '../../app/paths.ts';
import { store } from '../../lib/storage.ts';
import { announceSession } from './sessionChannel.ts';

/** Ends the session, forgets what belonged to it, and goes home (specification 1, section 2.7). */
export function useLogout(studioUuid: string | undefined): {
  logout: () => void;
  pending: boolean;
} {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending } = useLogoutCall({
    mutation: {
      onSuccess: () => {
        for (const key of ['after-login-routes', 'appointment-slot', 'booking-draft'] as const)
          store(key, undefined);
        announceSession();
        void navigate(studioUuid ? path('studio', { studioUuid }) : path('home'));
        // Nothing of the member stays in memory; every page asks again, as a visitor.
        void queryClient.resetQueries();
      },
    },
  });
  return { logout: () => mutate(), pending: isPending };
}
