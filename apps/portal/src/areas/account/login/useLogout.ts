import { useLogout as useLogoutCall } from '@studio-portal/sdk/api/auth';
import { type Query, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { path } from '../../../lib/address/paths.ts';
import { withoutPersonalData } from '../../../lib/address/query.ts';
import { errorNotice } from '../../../lib/api/errors/errorNotice.tsx';
import { notify } from '../../../lib/browser/notices.ts';
import { runLogoutTasks } from '../../../lib/session/logoutTasks.ts';
import { clearUserData } from '../../../lib/session/clearUserData.ts';
import { disablePushForLogout } from '../../messages/push/disablePushForLogout.ts';
import { store } from '../../../lib/browser/storage.ts';
import { announceSession } from '../../../lib/session/sessionChannel.ts';

/**
 * Ends the session, clears its data, and goes home without personal parameters (spec 2.7). Reloads
 * the page, so that no member data stays in memory. On failure the user is notified and stays
 * logged in.
 */
export function useLogout(studioUuid: string | undefined): {
  logout: () => void;
  pending: boolean;
} {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const leave = () => {
    clearUserData();
    store('logged-out', true);
    announceSession('ended');
    const home = studioUuid ? path('studio', { studioUuid }) : path('home');
    window.location.assign(home + withoutPersonalData(window.location.search));
  };
  const { mutate, isPending, isSuccess } = useLogoutCall({
    mutation: {
      onMutate: async () => {
        await Promise.all([runLogoutTasks(), disablePushForLogout()]);
        // Pending requests would be rejected once the session is over, and would open the login
        // dialog.
        await queryClient.cancelQueries();
      },
      onSuccess: leave,
      onError: (error) => {
        // The session had already ended.
        if (error.status === 401) return leave();
        const isCutOff = ({ state }: Query) => state.status === 'pending';
        void queryClient.refetchQueries({ type: 'active', predicate: isCutOff });
        return notify(errorNotice(error, intl));
      },
    },
  });
  return { logout: () => mutate(), pending: isPending || isSuccess };
}
