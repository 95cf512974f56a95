import { deleteMessage } from '@studio-portal/sdk/api/messages';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { errorNotice } from '../../../lib/api/errors/errorNotice.tsx';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';
import { notify } from '../../../lib/browser/notices.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/** Deleted messages that can be restored. */
export interface Deletion {
  isDeleted: (id: number) => boolean;
  remove: (id: number) => void;
  undo: (id: number) => void;
}

/**
 * Deletes messages with undo while the user stays on the page. The backend has no call to restore
 * one, so they are deleted on the server when the page is left. If the window closes too fast for
 * that, the message reappears.
 */
export function useDeletion(): Deletion {
  const intl = useIntl();
  const { studio } = useStudio();
  const [deleted, setDeleted] = useState<ReadonlySet<number>>(new Set());
  // Deletions not sent yet; a ref, because they are sent on unmount.
  const waiting = useRef<ReadonlySet<number>>(deleted);
  const { mutate } = useApiMutation(['deleteMessage'], {
    mutationFn: (id: number) => deleteMessage(id, { keepalive: true }),
    onError: (error) => notify(errorNotice(error, intl, studio.zoneId)),
  });
  const change = (ids: Iterable<number>) => {
    const next = new Set(ids);
    waiting.current = next;
    setDeleted(next);
  };
  const send = useCallback(() => {
    for (const id of waiting.current) mutate(id);
    waiting.current = new Set();
  }, [mutate]);
  useEffect(() => {
    window.addEventListener('pagehide', send);
    return () => {
      window.removeEventListener('pagehide', send);
      send();
    };
  }, [send]);
  return {
    isDeleted: (id) => deleted.has(id),
    remove: (id) => change([...waiting.current, id]),
    undo: (id) => change([...waiting.current].filter((other) => other !== id)),
  };
}
