import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useEffect, useState, type ReactNode } from 'react';
import { delays, durations, radii, space } from '../theme/tokens.ts';

export type NotificationType = 'success' | 'warning' | 'error' | 'default';

/** A notification, with the fields of section 3 of the screens specification. */
export interface Notification {
  id: string;
  type: NotificationType;
  title: ReactNode;
  content?: ReactNode;
  /** Something to do about it, as a button or link. */
  onMore?: ReactNode;
  /** How long it stays, in milliseconds; 3000 unless said otherwise. */
  delay?: number;
  /** Stays until it is closed. */
  closeOnClick?: boolean;
  /** Called when it is gone, for whichever reason. */
  onClose?: () => void;
}

const Root = styled('div')<{ tone: NotificationType }>(({ theme, tone }) => ({
  ...theme.typography.body2,
  pointerEvents: 'auto',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space(8),
  padding: `${space(12)} ${space(8)} ${space(12)} ${space(16)}`,
  borderRadius: radii.control,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderInlineStart: `4px solid ${tone === 'default' ? theme.vars.palette.text.secondary : theme.vars.palette[tone].main}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  boxShadow: theme.vars.shadows[4],
  animation: `studio-toast ${durations.standard}ms ease-out`,
  '@keyframes studio-toast': { from: { opacity: 0, transform: 'translateY(8px)' } },
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
}));

const Title = styled('strong')(({ theme }) => ({
  ...theme.typography.subtitle2,
  display: 'block',
}));

interface ToastProps {
  notification: Notification;
  closeLabel: string;
  onDismiss: (id: string) => void;
}

/** One notification. Its time stands still while the pointer or the focus is on it (WCAG 2.2.1). */
export function Toast({ notification, closeLabel, onDismiss }: ToastProps) {
  const {
    id,
    type,
    title,
    content,
    onMore,
    delay = delays.notification,
    closeOnClick = false,
    onClose,
  } = notification;
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (closeOnClick || held) return undefined;
    const timer = setTimeout(() => {
      onDismiss(id);
      onClose?.();
    }, delay);
    return () => clearTimeout(timer);
  }, [closeOnClick, held, delay, id, onClose, onDismiss]);

  return (
    <Root
      tone={type}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div>
        <Title>{title}</Title>
        {content}
        {onMore}
      </div>
      <IconButton
        size="small"
        aria-label={closeLabel}
        sx={{ alignSelf: 'start' }}
        onClick={() => {
          onDismiss(id);
          onClose?.();
        }}
      >
        <svg
          width="16"
          height="16"
          viewBox="0 0 16 16"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden
        >
          <path d="M3.5 3.5l9 9M12.5 3.5l-9 9" strokeLinecap="round" />
        </svg>
      </IconButton>
    </Root>
  );
}
