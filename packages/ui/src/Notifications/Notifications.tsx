import { styled } from '@mui/material/styles';
import {
  createContext,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { overlays, space, topBarHeight } from '../theme/tokens.ts';
import { Toast, type Notification } from './Toast.tsx';

export type { Notification, NotificationType } from './Toast.tsx';

type WithOwnId<Each> = Each extends unknown ? Omit<Each, 'id'> & { id?: string } : never;

/** A notification as callers pass it; the id is generated if omitted. */
export type Notice = WithOwnId<Notification>;

interface Notify {
  /**
   * Shows a notification and returns its id. An existing id replaces that notification; a dismissed id is not shown.
   */
  notify: (notice: Notice) => string;
  dismiss: (id: string) => void;
}

export interface NotificationProviderProps {
  closeLabel: string;
  /** Ids that were dismissed earlier, from the application's storage. */
  dismissed?: readonly string[];
  /** Called with the id of each dismissed or expired notification that has its own id. */
  onDismissed?: (id: string) => void;
  children: ReactNode;
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
    // Below the bar with logo and account, away from the keyboard.
    insetBlock: `${topBarHeight.mobile + 8}px auto`,
    insetInline: 0,
    marginInline: 'auto',
  },
}));

/**
 * Shows notifications above the page, in a polite live region that exists from the start. Spec 1.4: "a dismissal
 * adds the id to a stored dismissed list".
 */
export function NotificationProvider(props: NotificationProviderProps) {
  const [notifications, setNotifications] = useState<readonly Notification[]>([]);
  const shown = useRef(notifications);
  const named = useRef(new Set<string>());
  const made = useRef(0);
  // Keeps `notify` stable, so that re-renders neither change it nor restart timers.
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });

  const update = useCallback((next: readonly Notification[]) => {
    shown.current = next;
    setNotifications(next);
  }, []);
  const notify = useCallback(
    (notice: Notice) => {
      made.current += 1;
      const id = notice.id ?? `notification-${made.current}`;
      if (notice.id !== undefined) named.current.add(id);
      if (latest.current.dismissed?.includes(id)) return id;
      update([...shown.current.filter((other) => other.id !== id), { ...notice, id }]);
      return id;
    },
    [update],
  );
  const dismiss = useCallback(
    (id: string) => {
      const gone = shown.current.find((other) => other.id === id);
      if (gone === undefined) return;
      update(shown.current.filter((other) => other !== gone));
      gone.onClose?.();
      if (named.current.has(id)) latest.current.onDismissed?.(id);
    },
    [update],
  );
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

/** Returns `notify` and `dismiss`; throws without a `NotificationProvider`. */
export function useNotify(): Notify {
  const value = use(NotifyContext);
  if (value === null)
    throw new Error(
      'useNotify: no provider found. Wrap the application in <NotificationProvider>.',
    );
  return value;
}
