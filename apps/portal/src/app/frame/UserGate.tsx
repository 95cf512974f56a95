import { type ReactNode, useEffect, useMemo } from 'react';
import { useSession } from '../../lib/session/useSession.ts';
import {
  holdsDataOfAnother,
  setShownUserId,
  takeOverStorage,
} from '../../lib/session/shownUser.ts';

/**
 * Separates users who log in one after the other, in this tab or another. When the user changes, the page unmounts,
 * drafts and stored state are removed, and the page reloads. The end of a session removes nothing, so that its user
 * can log in again and continue.
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
