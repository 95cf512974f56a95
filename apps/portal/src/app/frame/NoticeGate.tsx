import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { notify, onNotice, pendingNotices } from '../../lib/browser/notices.ts';
import { useOnline } from '../../lib/browser/useOnline.ts';
import { readStored, store } from '../../lib/browser/storage.ts';
import { messages } from './messages.ts';

/** Delay so that the page itself loads first, in milliseconds. */
const afterThePage = 3000;

/**
 * Loads the notification layer after the page, or as soon as there is a notification. Does not use
 * `lazy`, because a failed load (offline) must not replace the page with an error.
 */
export function NoticeGate() {
  const [Layer, setLayer] = useState<ComponentType | null>(null);
  const waiting = useSyncExternalStore(onNotice, pendingNotices, pendingNotices);
  const online = useOnline();
  useLogoutNotice();
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

/** Notifies after a logout, which reloads the page (lib/session/useLogout). */
function useLogoutNotice(): void {
  const intl = useIntl();
  useEffect(() => {
    if (readStored('logged-out') !== true) return;
    store('logged-out', undefined);
    notify({ type: 'success', title: intl.formatMessage(messages.loggedOut) });
  }, [intl]);
}
