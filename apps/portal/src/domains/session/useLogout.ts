import { useLogout as useLogoutCall } from '@studio-portal/sdk/api/auth';
import { useIntl } from 'react-intl';
import { path } from '../../site/address/paths.ts';
import { withoutPerson } from '../../site/address/query.ts';
import { errorNotice } from '../../lib/apiErrors/errorNotice.tsx';
import { notify } from '../../lib/notices.ts';
import { forgetVisitor } from './forgetVisitor.ts';
import { endPush } from '../push/endPush.ts';
import { store } from '../../site/browser/storage.ts';
import { announceSession } from './sessionChannel.ts';

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
  const leave = () => {
    forgetVisitor();
    store('logged-out', true);
    announceSession('ended');
    const home = studioUuid ? path('studio', { studioUuid }) : path('home');
    window.location.assign(home + withoutPerson(window.location.search));
  };
  const { mutate, isPending, isSuccess } = useLogoutCall({
    mutation: {
      onMutate: endPush,
      onSuccess: leave,
      // A session that has ended by itself is over all the same.
      onError: (error) => (error.status === 401 ? leave() : notify(errorNotice(error, intl))),
    },
  });
  return { logout: () => mutate(), pending: isPending || isSuccess };
}
