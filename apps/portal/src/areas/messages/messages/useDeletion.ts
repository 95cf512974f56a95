import { deleteMessage, getListMessagesQueryKey } from '@studio-portal/sdk/api/messages';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { errorNotice } from '../../../lib/api/errors/errorNotice.tsx';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';
import { notify } from '../../../lib/browser/notices.ts';
import { addLogoutTask } from '../../../lib/session/logoutTasks.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/** Ids of deleted messages with the query key of their chain, in which the call must be sent. */
type DeletedMessages = ReadonlyMap<number, ReturnType<typeof getListMessagesQueryKey>>;

/** Deleted messages that can be restored. */
export interface Deletion {
  isDeleted: (id: number) => boolean;
  remove: (id: number) => void;
  undo: (id: number) => void;
}

/**
 * Deletes messages with undo while the user stays on the page. The backend has no call to restore
 * one, so they are deleted on the server when the page is left or the user logs out. If the window
 * closes too fast for that, the message reappears.
 */
export function useDeletion(): Deletion {
  const intl = useIntl();
  const { studio } = useStudio();
  const [deleted, setDeleted] = useState<DeletedMessages>(new Map());
  // Deletions not sent yet; a ref, because they are sent on unmount.
  const waiting = useRef(deleted);
  const { mutateAsync } = useApiMutation(['deleteMessage'], {
    mutationFn: ([id, queryKey]: [id: number, queryKey: readonly unknown[]]) =>
      deleteMessage(id, { keepalive: true, queryKey }),
    onError: (error) => notify(errorNotice(error, intl, studio.zoneId)),
  });
  const change = (next: DeletedMessages) => {
    waiting.current = next;
    setDeleted(next);
  };
  const send = useCallback(() => {
    const calls = Array.from(waiting.current, (entry) => mutateAsync(entry));
    waiting.current = new Map();
    return Promise.allSettled(calls);
  }, [mutateAsync]);
  useEffect(() => {
    const removeTask = addLogoutTask(send);
    const sendUnawaited = () => void send();
    window.addEventListener('pagehide', sendUnawaited);
    return () => {
      removeTask();
      window.removeEventListener('pagehide', sendUnawaited);
      sendUnawaited();
    };
  }, [send]);
  return {
    isDeleted: (id) => deleted.has(id),
    remove: (id) => change(new Map(waiting.current).set(id, getListMessagesQueryKey())),
    undo: (id) => change(new Map([...waiting.current].filter(([other]) => other !== id))),
  };
}
