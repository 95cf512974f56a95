import { type ReactNode, useEffect, useMemo } from 'react';
import { useSession } from '../../lib/session/useSession.ts';
import {
  holdsDataOfAnother,
  setShownUserId,
  takeOverStorage,
} from '../../lib/session/shownUser.ts';

/**
 * Keeps the data of one user from another one who logs in after them, in this tab or in another one: their page
 * disappears at once, their drafts and stored state are removed, and the address loads anew. A session that ends
 * removes nothing, so that its user can continue after another login.
 */
export function UserGate({ children }: { children: ReactNode }) {
  const id = useSession().user?.id;
  const isReplaced = useMemo(() => id !== undefined && holdsDataOfAnother(id), [id]);
  useEffect(() => {
    setShownUserId(id);
    if (id === undefined) return;
    takeOverStorage(id);
    // The page has been unmounted, so no form asks whether to leave. Its memory ends here.
    if (isReplaced) window.location.reload();
  }, [id, isReplaced]);
  return isReplaced ? null : children;
}
