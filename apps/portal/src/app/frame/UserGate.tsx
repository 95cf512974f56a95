import { type ReactNode, useEffect, useMemo } from 'react';
import { unsubscribePreviousUser } from '../../areas/messages/push/disablePushForLogout.ts';
import { store } from '../../lib/browser/storage.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { holdsDataOfAnother, takeOverStorage } from '../../lib/session/shownUser.ts';
import { setShownUserId } from '../../lib/session/shownUserId.ts';

/**
 * Separates users who log in one after the other, in this tab or another. When the user changes, the page unmounts,
 * drafts and stored state are removed, and the page reloads. The end of a session removes only the responses stored
 * for offline use, so that its user can log in again and continue.
 */
export function UserGate({ children }: { children: ReactNode }) {
  const { user, loginState } = useSession();
  const id = user?.id;
  // Before the children render, which read the drafts of this user.
  setShownUserId(id);
  const isReplaced = useMemo(() => id !== undefined && holdsDataOfAnother(id), [id]);
  useEffect(() => {
    if (loginState === 'out') store('kept-answers', undefined);
    if (id === undefined) return;
    // Reads the owner of the subscription before the storage is cleared.
    const unsubscribed = isReplaced && unsubscribePreviousUser(id);
    takeOverStorage(id);
    // The page has been unmounted, so no form asks whether to leave. Its memory ends here.
    if (unsubscribed) void unsubscribed.then(() => window.location.reload());
  }, [id, isReplaced, loginState]);
  return isReplaced ? null : children;
}
