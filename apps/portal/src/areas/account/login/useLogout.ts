import { useLogout as useLogoutCall } from '@studio-portal/sdk/api/auth';
import { type Query, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { path } from '../../../lib/address/paths.ts';
import { withoutPerson } from '../../../lib/address/query.ts';
import { errorNotice } from '../../../lib/api/errors/errorNotice.tsx';
import { notify } from '../../../lib/browser/notices.ts';
import { forgetVisitor } from '../../../lib/session/forgetVisitor.ts';
import { endPush } from '../../messages/push/endPush.ts';
import { store } from '../../../lib/browser/storage.ts';
import { announceSession } from '../../../lib/session/sessionChannel.ts';

/**
 * Ends the session, forgets what belonged to it, and goes home without the parameters that named somebody (specification 1,
 * section 2.7). The page is loaded anew, so that nothing of the member stays in memory. When it fails the reader is told, and is
 * logged in still.
 */
export function useLogout(studioUuid: string | undefined): {
  logout: () => void;
  pending: boolean;
} {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const leave = () => {
    forgetVisitor();
    store('logged-out', true);
    announceSession('ended');
    const home = studioUuid ? path('studio', { studioUuid }) : path('home');
    window.location.assign(home + withoutPerson(window.location.search));
  };
  const { mutate, isPending, isSuccess } = useLogoutCall({
    mutation: {
      onMutate: async () => {
        await endPush();
        // What is still on its way would be refused once the session is over, and ask to log in again.
        await queryClient.cancelQueries();
      },
      onSuccess: leave,
      onError: (error) => {
        // A session that has ended by itself is over all the same.
        if (error.status === 401) return leave();
        const isCutOff = ({ state }: Query) => state.status === 'pending';
        void queryClient.refetchQueries({ type: 'active', predicate: isCutOff });
        return notify(errorNotice(error, intl));
      },
    },
  });
  return { logout: () => mutate(), pending: isPending || isSuccess };
}
