import { NotificationProvider, useNotify } from '@studio-portal/ui/Notifications';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { onNotice, drainNotices, pendingNotices } from '../../lib/browser/notices.ts';
import { readStored, store } from '../../lib/browser/storage.ts';
import { messages } from './messages.ts';

const readDismissed = (): string[] => {
  const stored = readStored('dismissed-notifications');
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
};

/** Shows notifications. Named ones that were dismissed are not shown again (spec 4). */
export function NoticeLayer() {
  const intl = useIntl();
  const [dismissed, setDismissed] = useState(readDismissed);
  const remember = (id: string) => {
    const next = [...new Set([...readDismissed(), id])];
    store('dismissed-notifications', next);
    setDismissed(next);
  };
  return (
    <NotificationProvider
      closeLabel={intl.formatMessage(messages.closeNotice)}
      dismissed={dismissed}
      onDismissed={remember}
    >
      <PendingNotices />
    </NotificationProvider>
  );
}

/** Moves queued notices into the provider. */
function PendingNotices() {
  const { notify } = useNotify();
  const waiting = useSyncExternalStore(onNotice, pendingNotices, pendingNotices);
  useEffect(() => {
    if (waiting.length > 0) for (const notice of drainNotices()) notify(notice);
  }, [waiting, notify]);
  return null;
}
