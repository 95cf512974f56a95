import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { X } from 'lucide';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { delays, durations, radii, space } from '../theme/tokens.ts';

export type NotificationType = 'success' | 'warning' | 'error' | 'default';

/** An action and the label of its button; both or neither. */
type More =
  | { onMore: () => void; moreLabel: string }
  | { onMore?: undefined; moreLabel?: undefined };

/** A notification with the fields of spec 1.3. */
export type Notification = More & {
  id: string;
  type: NotificationType;
  title: ReactNode;
  content?: ReactNode;
  /** Display time in milliseconds; 3000 by default. */
  delay?: number;
  /** Stays until it is clicked or closed. */
  closeOnClick?: boolean;
  /** Called when it disappears, for any reason. */
  onClose?: () => void;
};

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

/** A notification. Its timer pauses while it is hovered or focused, and restarts afterwards (WCAG 2.2.1). */
export function Toast({ notification, closeLabel, onDismiss }: ToastProps) {
  const { id, type, title, content, onMore, moreLabel } = notification;
  const { delay = delays.notification, closeOnClick = false } = notification;
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = hovered || focused;
  const focusedBefore = useRef<Element>(null);

  // Start the timer when it is shown, not one frame later.
  useLayoutEffect(() => {
    if (closeOnClick || held) return undefined;
    const timer = setTimeout(() => onDismiss(id), delay);
    return () => clearTimeout(timer);
  }, [closeOnClick, held, delay, id, onDismiss]);

  const close = () => {
    // The focused button is removed with the notification.
    const previous = focusedBefore.current;
    if (previous instanceof HTMLElement) previous.focus({ preventScroll: true });
    onDismiss(id);
  };
  return (
    <Root
      tone={type}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        setFocused(true);
        if (!currentTarget.contains(relatedTarget)) focusedBefore.current = relatedTarget;
      }}
      onBlur={() => setFocused(false)}
      onClick={() => closeOnClick && onDismiss(id)}
    >
      <div>
        <Title>{title}</Title>
        {content}
        {onMore && (
          <Button
            size="small"
            variant="text"
            sx={{ marginInlineStart: `-${space(8)}` }}
            onClick={onMore}
          >
            {moreLabel}
          </Button>
        )}
      </div>
      <IconButton size="small" aria-label={closeLabel} sx={{ alignSelf: 'start' }} onClick={close}>
        <Icon of={X} size={16} />
      </IconButton>
    </Root>
  );
}
