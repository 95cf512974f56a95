import { createContext, use, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { overlays, space } from '../theme/tokens.ts';
import { Toast, type Notification } from './Toast.tsx';

export type { Notification, NotificationType } from './Toast.tsx';

/** What a caller says; the id is made here unless the notification has one of its own. */
export type Notice = Omit<Notification, 'id'> & { id?: string };

interface Notify {
  /** Shows a notification and answers its id; the same id again replaces the first. */
  notify: (notice: Notice) => string;
  dismiss: (id: string) => void;
}

const NotifyContext = createContext<Notify | null>(null);

const Region = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  insetBlockEnd: `max(${space(16)}, env(safe-area-inset-bottom))`,
  insetInlineEnd: space(16),
  display: 'flex',
  flexDirection: 'column',
  gap: space(8),
  width: overlays.notificationWidth,
  maxWidth: `calc(100vw - 2 * ${space(16)})`,
  pointerEvents: 'none',
  [theme.breakpoints.down('sm')]: {
    insetBlock: `${space(16)} auto`,
    insetInline: 0,
    marginInline: 'auto',
  },
}));

/** Shows notifications above the page in a polite live region that is there from the start. */
export function NotificationProvider(props: { closeLabel: string; children: ReactNode }) {
  const [notifications, setNotifications] = useState<readonly Notification[]>([]);
  const made = useRef(0);

  const notify = useCallback((notice: Notice) => {
    made.current += 1;
    const id = notice.id ?? `notification-${made.current}`;
    setNotifications((all) => [...all.filter((other) => other.id !== id), { ...notice, id }]);
    return id;
  }, []);
  const dismiss = useCallback((id: string) => {
    setNotifications((all) => all.filter((other) => other.id !== id));
  }, []);
  const value = useMemo(() => ({ notify, dismiss }), [notify, dismiss]);

  return (
    <NotifyContext value={value}>
      {props.children}
      <Region aria-live="polite" aria-relevant="additions">
        {notifications.map((notification) => (
          <Toast
            key={notification.id}
            notification={notification}
            closeLabel={props.closeLabel}
            onDismiss={dismiss}
          />
        ))}
      </Region>
    </NotifyContext>
  );
}

/** `notify` and `dismiss`; throws where no `NotificationProvider` is above. */
export function useNotify(): Notify {
  const value = use(NotifyContext);
  if (value === null)
    throw new Error('useNotify: put a <NotificationProvider> around the application');
  return value;
}
