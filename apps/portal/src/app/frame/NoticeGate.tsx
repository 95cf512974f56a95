import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { notify, onNotice, waitingNotices } from '../../lib/browser/notices.ts';
import { useOnline } from '../../lib/browser/useOnline.ts';
import { readStored, store } from '../../lib/browser/storage.ts';
import { messages } from './messages.ts';

/** Time for what the reader came for to arrive first, in milliseconds. */
const afterThePage = 3000;

/**
 * Where notifications appear. Loaded after the page, or as soon as there is something to say; not by `lazy`, because without a
 * network it may not come, and that is nothing to take the page away for.
 */
export function NoticeGate() {
  const [Layer, setLayer] = useState<ComponentType | null>(null);
  const waiting = useSyncExternalStore(onNotice, waitingNotices, waitingNotices);
  const online = useOnline();
  useToldAfterLogout();
  useEffect(() => {
    if (Layer || (!online && waiting.length === 0)) return undefined;
    const load = () =>
      void import('./NoticeLayer.tsx').then(
        ({ NoticeLayer }) => setLayer(() => NoticeLayer),
        () => undefined,
      );
    const timer = setTimeout(load, waiting.length > 0 ? 0 : afterThePage);
    return () => clearTimeout(timer);
  }, [Layer, waiting, online]);
  return Layer && <Layer />;
}

/** Logging out loads the page anew (lib/session/useLogout); the new page says what has happened. */
function useToldAfterLogout(): void {
  const intl = useIntl();
  useEffect(() => {
    if (readStored('logged-out') !== true) return;
    store('logged-out', undefined);
    notify({ type: 'success', title: intl.formatMessage(messages.loggedOut) });
  }, [intl]);
}
